import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AiChoice, allShown, codeOf } from '#shared/ai-choice.ts'
import type { Language } from '#shared/languages.ts'
import { isCallPath } from '#shared/pages.ts'
import { tagsOf } from '../../changes/kinds.ts'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import {
  keepLanguage,
  languageAsked,
  languageChosen,
  languageFor,
  languageSpoken,
} from '../core/language.ts'
import { builtAssets, openBuilt } from './bundle.ts'
import { openPageCache, type PageCache } from './page-cache.ts'
import {
  encodingFor,
  type KeptPage,
  packPage,
  type Page,
  readyOf,
  toPage,
} from './compressed-page.ts'
import { pageRoute } from '../core/call.ts'
import { isFresh } from '../core/etag.ts'
import { aiChoiceOf, drawPage, type PageGround } from './draw.ts'
import { serveSources } from './sources.ts'
import { sendReady } from '../core/ready.ts'
import { openAcceptThrottle } from '../limits/accept-throttle.ts'
import { sessionToken } from '../core/viewer.ts'

/**
 * Serves what people see: the browser's files, and every other address as a page. A visitor's page
 * is kept until something happens on it; a member's is made for that person alone.
 */
export const pageRoutes = async (
  app: FastifyInstance,
  services: Services,
  { onFirstPage }: { onFirstPage?: () => void } = {},
): Promise<void> => {
  if (services.env.NODE_ENV === 'development') return serveSources(app, services)
  const ground = {
    app,
    services,
    bundle: onceEach(openBuilt),
    acceptThrottle: openAcceptThrottle(app.server),
    onDrawn: once(onFirstPage),
  }
  const cache = openPageCache()
  const forget = app.hub.onChange((change) => cache.invalidate(tagsOf(change)))
  app.addHook('onClose', async () => forget())
  app.readyAnswers.offer({
    route: pageRoute,
    isCounted: false,
    find: ({ path, headers }) => {
      const key = keyOf(path, {
        choice: allShown,
        language: languageSpoken(headers['accept-language']),
        origin: reachedBy(services.env, { protocol: 'http', host: headers.host ?? '' }),
      })
      return cache.find(key)?.ready(encodingFor(headers['accept-encoding'])) ?? null
    },
  })
  serveFiles(app)
  app.get(pageRoute, (request, reply) => servePage(ground, cache, request, reply))
}

/** Where the site has one address, all names are the same. */
const reachedBy = (env: Env, { protocol, host }: { protocol: string; host: string }): string =>
  env.SITE_URL ? '' : `${protocol}://${host}`

const year = '365d'

/** Built files carry a hash of their content in their names and may be kept for good. */
const serveFiles = (app: FastifyInstance): void => {
  const shared = { preCompressed: true, index: false, decorateReply: false } as const
  app.register(fastifyStatic, {
    ...shared,
    root: fileURLToPath(new URL('assets/', builtAssets)),
    prefix: '/assets/',
    immutable: true,
    maxAge: year,
  })
  app.register(fastifyStatic, {
    ...shared,
    root: fileURLToPath(builtAssets),
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', 'index.html', 'robots.txt'],
    maxAge: '1h',
  })
}

const servePage = async (
  ground: PageGround,
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const count = () => ground.app.limiter.byAddress('read', request)
  if (!isOfThisSite(request.url)) {
    await count()
    return reply.callNotFound()
  }
  const isCounted =
    isCostlyToRead(request) ||
    sessionToken(ground.services, request) !== undefined ||
    // Unpacking it takes work and room that no program asks for which many people use.
    encodingFor(request.headers['accept-encoding']) === 'identity'
  if (isCounted) await count()
  const asked = languageAsked(request)
  if (asked) keepLanguage(reply, asked)
  const plain = plainSpelling(request.url)
  if (plain !== request.url)
    return reply.header('cache-control', 'private, no-cache').redirect(plain, 308)
  const hasCookie = sessionToken(ground.services, request) !== undefined
  const viewer = hasCookie ? await ground.app.viewers.find(request) : null
  if (viewer) {
    reply.header('cache-control', 'private, no-store')
    const language = languageChosen(request) ?? viewer.language ?? languageFor(request)
    const drawn = await drawPage(ground, request, { language, isVisitor: false })
    return sendPage(request, reply, toPage(drawn))
  }
  // Anybody can send a cookie: one that opens no session gets what every visitor gets.
  const language = languageFor(request)
  const draw = async (url: string) => {
    if (!isCounted) await count()
    return packPage(await drawPage(ground, request, { language, url, isVisitor: true }))
  }
  const path = pathOf(request)
  const key = keyOf(path, {
    choice: aiChoiceOf(request),
    language,
    origin: reachedBy(ground.services.env, request),
  })
  const kept = cache.find(key)
  const isPrivate = hasCookie || asked !== undefined
  if (kept) return sendKept(request, reply, kept, isPrivate)
  const tags = (await ground.bundle(language)).tagsOf(path)
  const page = await (tags ? cache.read(key, tags, () => draw(path)) : draw(request.url))
  if (page.status === 200) return sendKept(request, reply, page, isPrivate)
  reply.header('cache-control', isPrivate ? 'private, no-cache' : 'public, no-cache')
  return sendPage(request, reply, page)
}

/** What of a request may be long before reading it takes longer than sending a page that lies ready, in letters. */
const readAtOnce = 500

/** Codes in an address are written anew, long queries and cookies are read whole. */
const isCostlyToRead = ({ url, headers }: FastifyRequest): boolean =>
  url.length > readAtOnce || url.includes('%') || (headers.cookie?.length ?? 0) > readAtOnce

/** What a browser would take for another site's (`//elsewhere`, `/\\elsewhere`) is no page, and is never led on to. */
const isOfThisSite = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) && !isCallPath(url) && URL.canParse(url, 'http://site')

/** The address without its query. A page that is kept is drawn without it: the next reader asks with another. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/'

/**
 * An address with no letter, digit, '-', '.', '_' or '~' in a code, and codes in capitals: each further spelling would be
 * a page of its own to keep.
 */
const plainSpelling = (url: string): string => {
  const [path = '/', ...query] = url.split('?')
  const plain = path.replaceAll(/%[\da-f]{2}/gi, (code) => {
    const letter = String.fromCodePoint(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : code.toUpperCase()
  })
  return [plain, ...query].join('?')
}

/** A reader who has the page already needs none of it. */
const nothing = Buffer.alloc(0)

/** `isPrivate`: the answer sets a cookie, or one came: what lies between must not give it to others. */
const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  isPrivate: boolean,
) => {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const bytes = async () => (isFresh(request, page.etag) ? nothing : page.as(encoding))
  const ready = page.ready(encoding) ?? readyOf(await bytes(), page.etag, encoding)
  if (!isPrivate) return sendReady(request, reply, ready)
  const headers = { ...ready.headers, 'cache-control': 'private, no-cache' }
  return sendReady(request, reply, { ...ready, headers })
}

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page) => {
  if (page.location) return reply.redirect(page.location, page.status)
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .header('content-type', 'text/html; charset=utf-8')
    .send(await page.as(encoding))
}

type As = { choice: AiChoice; language: Language; origin: string }

/**
 * What a page is kept under: what somebody does not want to see of AI is another page, and so are a
 * language and an address of the site, which stands on it.
 */
const keyOf = (path: string, { choice, language, origin }: As): string =>
  `${path}\n${codeOf(choice)}\n${language}\n${origin}`

/** Calls it at the first call. */
const once = (act: (() => void) | undefined): (() => void) => {
  let left = act
  return () => {
    left?.()
    left = undefined
  }
}

const onceEach = <Key, Value>(make: (key: Key) => Promise<Value>) => {
  const made = new Map<Key, Promise<Value>>()
  return (key: Key) => {
    const making = made.get(key) ?? make(key)
    made.set(key, making)
    // A failure is not kept: the pages may be built by the next time somebody asks.
    making.catch(() => made.delete(key))
    return making
  }
}
