import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

/** Google's own number in the register of certified sellers, the same for every publisher. */
const googleId = 'f08c47fec0942fa0'

/** /ads.txt says who may sell advertisements here; without ADS_CLIENT nobody may and it is absent. */
export const adsRoutes = (app: FastifyInstance, { env }: Services): void => {
  const { ADS_CLIENT } = env
  app.get('/ads.txt', (_request, reply) => {
    if (!ADS_CLIENT) return reply.callNotFound()
    const publisher = ADS_CLIENT.replace(/^ca-/, '')
    return reply
      .type('text/plain; charset=utf-8')
      .send(`google.com, ${publisher}, DIRECT, ${googleId}\n`)
  })
}
