import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadPicture } from '#shared/media.ts'
import { isInProcess } from './limits.ts'

/** How long a body may take to come, ms: a picture of ten megabytes comes on a bad line, too. */
export const bodyMs = { usual: 30_000, picture: 300_000 } as const
export type BodyMs = Record<keyof typeof bodyMs, number>

const picturesPath = uploadPicture.path.replace('{kind}', '')

/** Ends the connection of who takes too long to send a body. Where nothing comes at all, Node has ended it before. */
export const boundSlowSenders = (app: FastifyInstance, most: BodyMs = bodyMs): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !isInProcess(request)) endLate(request, most)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

const endLate = ({ raw, url }: FastifyRequest, most: BodyMs): void => {
  const ms = url.startsWith(picturesPath) ? most.picture : most.usual
  const late = setTimeout(() => {
    if (!raw.complete) raw.socket.destroy()
  }, ms)
  late.unref()
  raw.once('close', () => clearTimeout(late))
}
