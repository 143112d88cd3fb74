import type { FastifyRequest } from 'fastify'
import { inProcessCall } from '#server/http/core/call.ts'
import type { TestSite } from './site.ts'

/** Calls as a page does that is drawn for a reader with these cookies. */
export const callAs = ({ app }: TestSite, cookie?: string) => {
  const request = {
    headers: { host: 'x.example', cookie },
    socket: { remoteAddress: '203.0.113.9' },
  }
  return inProcessCall(app, request as unknown as FastifyRequest)
}
