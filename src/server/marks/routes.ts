import type { FastifyInstance } from 'fastify'
import { previewWords } from '#shared/marks.ts'
import { member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { readMarks } from './read.ts'

export const markRoutes = (app: FastifyInstance): void => {
  route(app, previewWords, { guard: member, limit: 'like' }, ({ body }) => ({
    marked: readMarks(body.content),
  }))
}
