import type { FastifyInstance } from 'fastify'
import { previewWords } from '#shared/marks.ts'
import { member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { readMarks } from './read.ts'

export const markRoutes = (app: FastifyInstance, services: Services): void => {
  const screen = openScreening(services)

  route(app, previewWords, { guard: member, limit: 'like' }, ({ body, viewer, request }) => ({
    marked: readMarks(body.content),
    waitsForLinks: screen(body.content, viewer, request).doubts.includes('links'),
  }))
}
