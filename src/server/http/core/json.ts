import type { FastifyInstance } from 'fastify'

/** Bodies are JSON and nothing else; an empty one is fine where a call takes none. */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
