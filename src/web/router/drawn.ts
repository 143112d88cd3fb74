import type { ComponentType } from 'react'
import type { DataRouter, HydrationState, Location } from 'react-router'
import { Frame } from '#web/frame/Frame.tsx'
import { Broken } from '#web/pages/Broken.tsx'

/** Where the server found the screen that it drew, in the frame. */
export type Matched = {
  /** Of the script that has the screen. */
  file: string
  routes: {
    id: string
    params: Record<string, string | undefined>
    pathname: string
    pathnameBase: string
    /** It has an error screen. */
    isGuarded: boolean
  }[]
}

export type RouterState = DataRouter['state']

/** What a router knows of the page that the server drew. */
export const stateOf = (
  location: Location,
  { routes }: Matched,
  Page: ComponentType,
  data: HydrationState,
): RouterState => ({
  historyAction: 'POP' as RouterState['historyAction'],
  location,
  matches: routes.map(({ id, isGuarded, ...match }, at) => ({
    ...match,
    route: { id, Component: at === 0 ? Frame : Page, ...(isGuarded && { ErrorBoundary: Broken }) },
  })),
  initialized: true,
  renderFallback: false,
  navigation: {
    state: 'idle',
    ...nothingSent,
    location: undefined,
    matches: undefined,
    historyAction: undefined,
  },
  restoreScrollPosition: false,
  preventScrollReset: false,
  revalidation: 'idle',
  loaderData: data.loaderData ?? {},
  actionData: null,
  errors: null,
  fetchers: new Map(),
  blockers: new Map(),
})

/** The same while a link's screen is on its way. */
export const leaving = (state: RouterState): RouterState => ({
  ...state,
  navigation: {
    state: 'loading',
    location: state.location,
    matches: state.matches,
    historyAction: 'PUSH' as RouterState['historyAction'],
    ...nothingSent,
  },
})

const nothingSent = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}
