import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/db.ts'
import type { Services } from '../services.ts'
import { healthRoutes } from './health.ts'

test('the process says that it lives, and that it is ready only while its database answers', async () => {
  const { db, close } = await testDatabase()
  const app = Fastify()
  healthRoutes(app, { db } as Services)
  const statuses = async () => [
    (await app.inject('/healthz')).statusCode,
    (await app.inject('/readyz')).statusCode,
  ]
  expect(await statuses()).toEqual([200, 200])
  await close()
  expect(await statuses()).toEqual([200, 503])
  await app.close()
})
