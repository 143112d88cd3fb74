import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { AiChoice } from '#shared/ai-choice.ts'
import type { Call } from '#shared/endpoint.ts'
import { aiChoiceQuery } from './characters/choice.ts'
import { createCache } from './cache.ts'
import { statusOf } from './call.ts'
import type { PageState } from './entry.client.tsx'
import { outwardHead } from './outward/head.ts'
import { createRoutes, type Handle } from './routes.tsx'
import { type Site, siteQuery } from './site.ts'
import { ViewerProvider, viewerQuery } from './accounts/queries.ts'

export type Visit = {
  url: string
  site: Site
  /** Makes calls for whoever asked for the page. */
  call: Call
  isVisitor: boolean
  /** What a visitor's browser remembers of what they want to see. */
  aiChoice: AiChoice
  position?: string
}

export type Rendered =
  | { redirect: string }
  | { status: number; head: string; app: string; state: string; module?: string }

/** Renders a page: the same loaders and components as in the browser, its data beside the markup. */
export const render = async ({
  url,
  site,
  call,
  isVisitor,
  aiChoice,
  position,
}: Visit): Promise<Rendered> => {
  const cache = createCache()
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } })
  cache.setQueryData(siteQuery.queryKey, site)
  cache.setQueryData(aiChoiceQuery.queryKey, aiChoice)
  if (isVisitor) cache.setQueryData(viewerQuery().queryKey, null)

  const { query, dataRoutes } = createStaticHandler(createRoutes(cache, call))
  const context = await query(new Request(new URL(url, 'http://site')))
  if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' }

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
    queries: dehydrate(cache),
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
    head: head + outwardHead(shown, head),
    app,
    state: inScript(state),
    module,
  }
}

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
