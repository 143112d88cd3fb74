import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { nasty } from '../../../../tests/support/nasty.ts'

let site: TestSite
let person: Member
beforeAll(async () => {
  site = await testSite({ env: { RATE_LIMIT_SCALE: '1000000' } })
  person = await site.signUp('person')
  await person.post('/api/posts', { content: 'Something to aim at #Target' })
})
afterAll(() => site.close())

const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }))
const value = fc.oneof(
  text,
  fc.constantFrom(1, 0, -1, 1.5, 2 ** 53, true, null, [], {}, 'post', 'comment', '1'),
  fc.jsonValue({ maxDepth: 2 }),
)

/** The names that a part of a call takes, so that the nasty values reach beyond the first check. */
const fields = (schema: Endpoint['body']): string[] =>
  Object.keys((schema as { shape?: object }).shape ?? {})

const input = (endpoint: Endpoint) =>
  fc.record({
    param: fc.oneof(fc.constant('1'), text),
    query: record(fields(endpoint.query), text),
    body: fc.oneof(
      { weight: 4, arbitrary: record(fields(endpoint.body), value) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    ),
    isMember: fc.boolean(),
    key: fc.option(text),
  })

const record = <T>(names: string[], values: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] })

const cases = contract
  // signing in and out costs a hash, or ends the session that the others need
  .filter(({ path }) => path !== '/api/logout')
  .map((endpoint) => ({ endpoint, call: `${endpoint.method} ${endpoint.path}` }))

test.each(cases)('$call answers nonsense without a failure of ours', async ({ endpoint }) => {
  await fc.assert(
    fc.asyncProperty(input(endpoint), async ({ param, query, body, isMember, key }) => {
      const path = endpoint.path.replace(/\{\w+\}/g, () => escaped(param))
      const search = Object.entries(query).map(([name, one]) => `${name}=${escaped(String(one))}`)
      const { statusCode, payload } = await site.app.inject({
        method: endpoint.method,
        url: `${path}?${search.join('&')}`,
        headers: {
          'content-type': 'application/json',
          ...(isMember && { cookie: person.cookies() }),
          ...(key && {
            'idempotency-key': Buffer.from(key)
              .toString('latin1')
              .replaceAll(/[^\x20-\xff]/g, '?'),
          }),
        },
        ...(endpoint.method !== 'GET' && { payload: JSON.stringify(body) }),
      })
      expect(statusCode, payload).toBeLessThan(500)
      expect(payload).not.toMatch(/node_modules|\.ts:\d+|at async /)
    }),
    {
      numRuns: 40,
      // What PostgreSQL cannot keep, each time and not by luck.
      examples: [[{ param: '\0', query: {}, body: {}, isMember: true, key: null }]],
    },
  )
})

const escaped = (part: string): string => encodeURIComponent(part.toWellFormed())
