import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViteDevServer } from 'vite'
import { defaultLanguage } from '#shared/languages.ts'
import { isCallPath } from '#shared/pages.ts'
import type { Services } from '../../services.ts'
import { pageRoute } from '../core/call.ts'
import { openSources } from './bundle.ts'
import { bytesOf } from './page-bytes.ts'
import { sessionToken } from '../core/viewer.ts'
import { drawPage, type PageGround } from './draw.ts'
import { openAcceptThrottle } from '../limits/accept-throttle.ts'

/** Development: sources with hot reload, and pages drawn anew from them each time. */
export const serveSources = async (app: FastifyInstance, services: Services): Promise<void> => {
  const vite = await openVite(app)
  const bundle = openSources(vite)
  const ground: PageGround = {
    app,
    services,
    bundle: async () => bundle,
    acceptThrottle: openAcceptThrottle(app.server),
    onDrawn: () => {},
  }
  app.addHook('onClose', () => vite.close())
  app.get(pageRoute, (request, reply) => {
    if (isCallPath(request.url)) return reply.callNotFound()
    // Vite writes to the socket itself when the address is one of its files.
    reply.hijack()
    vite.middlewares(request.raw, reply.raw, () => void writePage(ground, vite, request, reply))
    return reply
  })
}

const openVite = async (app: FastifyInstance): Promise<ViteDevServer> => {
  const { createServer } = await import('vite')
  return createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
}

/** Without the site's policy on scripts, which Vite's own inline script would break. */
const writePage = async (
  ground: PageGround,
  vite: ViteDevServer,
  request: FastifyRequest,
  { raw }: FastifyReply,
) => {
  try {
    const { status, html, location } = await drawPage(ground, request, {
      language: defaultLanguage,
      isVisitor: sessionToken(ground.services, request) === undefined,
    })
    raw.writeHead(status, location ? { location } : { 'content-type': 'text/html; charset=utf-8' })
    raw.end(bytesOf(html))
  } catch (error) {
    vite.ssrFixStacktrace(error as Error)
    request.log.error({ err: error }, 'A page could not be drawn')
    raw.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).stack)
  }
}
