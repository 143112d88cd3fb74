import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  type Params,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { AiChoice } from '#shared/ai-choice.ts'
import type { Call } from '#shared/endpoint.ts'
import type { Tag } from '#shared/tags.ts'
import { forAds } from './ads/loaded.ts'
import * as adParts from './ads/parts.ts'
import { bringRich } from './rich/Rich.tsx'
import RichPart from './rich/RichPart.tsx'
import { aiChoiceQuery } from './characters/choice.ts'
import { statusOf } from './call.ts'
import type { PageState } from './start/start.tsx'
import { outwardHead } from './outward/head.ts'
import { PlaceContext } from './fragments/place.ts'
import { type Markup, openSheet } from './fragments/sheet.ts'
import { openStore, type Store } from './fragments/store.ts'
import { inScript, readingsOf } from './data/pageState.ts'
import { forMembers } from './members/loaded.ts'
import * as memberParts from './members/parts.ts'
import { readingContext } from './data/loading.ts'
import { createRoutes } from './routes.tsx'
import type { Handle } from './routes/handle.ts'
import { createServerCache } from './data/serverCache.ts'
import { type Site, siteQuery } from './site.ts'
import { ViewerProvider, viewerQuery } from './accounts/queries.ts'

export type Visit = {
  url: string
  site: Site
  /** Makes calls for the reader who asked for the page. */
  call: Call
  /** Drawing takes long: resolves when it is this page's turn. */
  turn: () => Promise<void>
  isVisitor: boolean
  /** What a visitor's browser remembers of what they want to see. */
  aiChoice: AiChoice
  position?: string
}

export type Rendered =
  | { redirect: string; status: number }
  | {
      status: number
      head: string
      app: Markup
      state: string
      module?: string
      /** How long nothing else could be done meanwhile. */
      drawMs: number
    }

forMembers.bring(memberParts)
forAds.bring(adParts)
bringRich(RichPart)

/** What the pages of this process have in common. */
const fragments = openStore()
const routes = createRoutes()
const { query } = createStaticHandler(routes)

/**
 * Renders a page: the same loaders and components as in the browser, its data beside the markup.
 * Parts that `store` keeps come from there; null: everything is drawn where it stands, which gives
 * the same page.
 */
export const render = async (
  { url, site, call, turn, isVisitor, aiChoice, position }: Visit,
  store: Store | null = fragments,
): Promise<Rendered> => {
  const cache = createServerCache()
  cache.setQueryData(siteQuery.queryKey, site)
  cache.setQueryData(aiChoiceQuery.queryKey, aiChoice)
  if (isVisitor) cache.setQueryData(viewerQuery().queryKey, null)

  const requestContext = new RouterContextProvider(new Map([[readingContext, { cache, call }]]))
  const context = await query(new Request(`http://site${url}`), { requestContext })
  if (context instanceof Response)
    return { redirect: context.headers.get('location') ?? '/', status: context.status }

  await turn()
  const began = performance.now()
  const sheet = store && openSheet(store)
  const markup = renderToString(
    <QueryClientProvider client={cache}>
      <ViewerProvider>
        <PlaceContext value={sheet?.place ?? null}>
          <StaticRouterProvider
            router={createStaticRouter(routesOf(context.matches), context)}
            context={context}
            hydrate={false}
          />
        </PlaceContext>
      </ViewerProvider>
    </QueryClientProvider>,
  )
  const { handle } = context.matches.at(-1)?.route ?? {}
  const { status, module } = (handle ?? {}) as Handle
  const state: PageState = {
    readings: readingsOf(cache),
    router: { loaderData: context.loaderData, errors: errorsOf(context.errors) },
    position,
  }
  const { head, app } = split(markup)
  const shown = {
    module: context.errors ? undefined : module,
    params: context.matches.at(-1)?.params ?? {},
    address: new URL(url, site.origin),
    cache,
    site,
  }
  return {
    status: worstOf(context.errors) ?? status ?? 200,
    head: head + outwardHead(shown, head) + (module === homeModule ? topicsFirst : ''),
    app: sheet?.fill(app) ?? [app],
    state: inScript(state),
    module,
    drawMs: performance.now() - began,
  }
}

/** A router of the routes that have matched: to make one of all of them each time is a tenth of a small page. */
const routesOf = (matches: StaticHandlerContext['matches']): RouteObject[] =>
  matches.map(({ route }) => ({ ...route, index: false, children: undefined }))

/** What a visitor's page of this path shows that changes; null: it is not kept, as another spelling of a path is not. */
export const tagsOf = (path: string): readonly Tag[] | null => {
  for (const route of keptRoutes) {
    if (!path.startsWith(route.beginning)) continue
    const params = paramsIn(route, path)
    if (params && generatePath(route.path, params) === path) return route.cache(params)
  }
  return null
}

type KeptRoute = { beginning: string; param: string | undefined }

/** What stands in an address where its route's `:param` is; null: a code there is broken. */
const paramsIn = ({ beginning, param }: KeptRoute, path: string): Params | null => {
  if (param === undefined) return {}
  try {
    return { [param]: decodeURIComponent(path.slice(beginning.length)) }
  } catch {
    return null
  }
}

const withChildren = (route: RouteObject): RouteObject[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
]

/**
 * The routes whose pages are kept; of those with a parameter it is the last part. React Router's `matchPath` makes a
 * pattern of a route each time that it is asked.
 */
const keptRoutes = routes.flatMap(withChildren).flatMap(({ path, handle }) => {
  const { cache } = (handle ?? {}) as Handle
  const [beginning = '', param] = path?.split(':') ?? []
  return path && cache ? [{ path, beginning, param, cache }] : []
})

const homeModule = 'pages/Home.tsx'
/**
 * On a phone the topics stand above the feed but come after it: drawn before, they would push it
 * down. All of them have come when what follows begins.
 */
const topicsFirst =
  '<link rel="expect" href="#categories" blocking="render" media="(max-width: 1023px)">'

type Errors = Record<string, unknown> | null

/** The browser shows the same error screen by the status; what went wrong on the server stays there. */
const errorsOf = (errors: Errors) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, { status: statusOf(error) }]),
  )

const worstOf = (errors: Errors): number | undefined => {
  const [error] = Object.values(errors ?? {})
  return error === undefined ? undefined : statusOf(error) || 500
}

/** Without a <head> in the tree React writes titles, metas and links first: they go to the head. */
const split = (markup: string) => {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)?.[0] ?? ''
  return { head, app: markup.slice(head.length) }
}
