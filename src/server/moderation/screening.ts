import type { FastifyRequest } from 'fastify'
import { ownOrigin } from '../http/core/origin.ts'
import type { Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { type Screening, screen } from './screening-rules.ts'

/** What of a text that somebody sends may hold it back. */
export const openScreening =
  ({ env, clock }: Services) =>
  (content: string, viewer: Viewer, request: FastifyRequest): Screening =>
    screen(content, viewer, {
      now: clock(),
      host: hostOf(ownOrigin(env, request)),
      scale: env.RATE_LIMIT_SCALE,
    })

/** Links to the site itself are no advertisement. */
const hostOf = (origin: string | null): string => (origin === null ? '' : new URL(origin).host)
