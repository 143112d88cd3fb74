import { dehydrate, type DehydratedState, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { AiChoice } from '#shared/ai-choice.ts'
import type { Call } from '#shared/endpoint.ts'
import type { Post } from '#shared/posts.ts'
import { aiChoiceQuery } from './characters/choice.ts'
import { createCache } from './cache.ts'
import { statusOf } from './call.ts'
import type { PageState } from './entry.client.tsx'
import { outwardHead } from './outward/head.ts'
import type { Matched } from './router/drawn.ts'
import { asInFeed } from './posts/latest.ts'
import { bringParts } from './members/loaded.tsx'
import * as parts from './members/parts.ts'
import { createRoutes, type Handle } from './routes.tsx'
import { type Site, siteQuery } from './site.ts'
import { ViewerProvider, viewerQuery } from './accounts/queries.ts'

export type Visit = {
  url: string
  site: Site
  /** Makes calls for whoever asked for the page. */
  call: Call
  /** Drawing takes long: resolves when it is this page's turn. */
  turn: () => Promise<void>
  isVisitor: boolean
  /** What a visitor's browser remembers of what they want to see. */
  aiChoice: AiChoice
  position?: string
  /** The address of the script that has a page. */
  fileOf: (module: string) => string | undefined
}

export type Rendered =
  | { redirect: string }
  | { status: number; head: string; app: string; state: string; module?: string }

bringParts(parts)

/** Renders a page: the same loaders and components as in the browser, its data beside the markup. */
export const render = async (visit: Visit): Promise<Rendered> => {
  const desk = takeDesk(visit.call)
  try {
    return await renderAt(desk, visit)
  } finally {
    putBack(desk)
  }
}

const renderAt = async (
  desk: Desk,
  { url, site, turn, isVisitor, aiChoice, position, fileOf }: Visit,
): Promise<Rendered> => {
  const { cache, query, dataRoutes } = desk
  cache.setQueryData(siteQuery.queryKey, site)
  cache.setQueryData(aiChoiceQuery.queryKey, aiChoice)
  if (isVisitor) cache.setQueryData(viewerQuery().queryKey, null)

  const context = await query(new Request(new URL(url, 'http://site')))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }

  await turn()
  const markup = renderToString(
    <QueryClientProvider client={cache}>
      <ViewerProvider>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ViewerProvider>
    </QueryClientProvider>,
  )
  const { handle } = context.matches.at(-1)?.route ?? {}
  const { status, module } = (handle ?? {}) as Handle
  const state: PageState = {
    queries: withoutUnshown(dehydrate(cache)),
    router: { loaderData: context.loaderData, errors: errorsOf(context.errors) },
    matched: context.errors ? undefined : matchedOf(context.matches, module && fileOf(module)),
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
    head: head + outwardHead(shown, head),
    app,
    state: inScript(state),
    module,
  }
}

/**
 * What a page is drawn at: its routes, and what they have read. Ranking the routes costs as much as
 * drawing a post, so that a desk is used again for the next page.
 */
type Desk = ReturnType<typeof openDesk>

const openDesk = () => {
  const cache = createCache()
  const { queries } = cache.getDefaultOptions()
  // Otherwise a timer holds what each page has read for half an hour.
  cache.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } })
  const reader: { call?: Call } = {}
  const call: Call = (endpoint, input) =>
    reader.call?.(endpoint, input) ?? Promise.reject(new Error('This page has been drawn.'))
  return { cache, reader, ...createStaticHandler(createRoutes(cache, call)) }
}

const free: Desk[] = []
const freeMost = 32

const takeDesk = (call: Call): Desk => {
  const desk = free.pop() ?? openDesk()
  desk.reader.call = call
  return desk
}

/** Nothing stays on it; one at which something is still being read is left to its reader. */
const putBack = (desk: Desk): void => {
  const isIdle = desk.cache.isFetching() === 0
  desk.cache.clear()
  delete desk.reader.call
  if (isIdle && free.length < freeMost && !import.meta.env.DEV) free.push(desk)
}

/** A page of posts shows the last turns of each; what else was said under them need not be said twice. */
const withoutUnshown = ({ queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.map((query) =>
    query.queryKey[0] === 'posts'
      ? {
          ...query,
          state: { ...query.state, data: (query.state.data as Post[] | undefined)?.map(asInFeed) },
        }
      : query,
  ),
})

/** Where the browser finds the screen, so that it need not look through all of them. */
const matchedOf = (matches: StaticHandlerContext['matches'], file?: string): Matched | undefined =>
  file && matches.length === 2
    ? {
        file,
        routes: matches.map(({ route, params, pathname, pathnameBase }) => ({
          id: route.id,
          params,
          pathname,
          pathnameBase,
          isGuarded: Boolean(route.ErrorBoundary ?? route.errorElement),
        })),
      }
    : undefined

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

/** JSON that cannot end the script element it stands in. */
const inScript = (state: PageState) =>
  `<script id="state" type="application/json">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`
