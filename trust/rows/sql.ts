import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import { contract } from '#shared/contract.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { type Site, signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, times } from '../row.ts'
import { hasTool, installIt, useTool } from '../tools.ts'

/** Modest: what it tries changes nothing; its usual half a dozen kinds of injection. */
const modest = [
  '--batch',
  // without it an empty input would be its only list of targets
  '--ignore-stdin',
  '--flush-session',
  '--level=1',
  '--risk=1',
  '--dbms=PostgreSQL',
  '--technique=BEUST',
  '--time-sec=5',
  '--threads=2',
  '--ignore-code=*',
  '--skip-waf',
  '--disable-coloring',
]
const found = /is vulnerable|injection point\(s\)/
/** A suspicion on the way counts, too, unless it is taken back in the end. */
const suspected = /appears to be .* injectable/
const cleared = /all tested parameters do not appear to be injectable/
const isHole = (said: string): boolean =>
  found.test(said) || (suspected.test(said) && !cleared.test(said))
/** It has really tried: without this line it gave up before. */
const tested = /does not seem to be injectable|do not appear to be injectable/
const secondsEach = 300
const admins = { username: 'keeper', password: 'a keeper of this' }

/** sqlmap on every parameter of every call, with an administrator's cookie; and on a hole, to see that it sees. */
export const inject = async (pace: Pace): Promise<Measured> => {
  if (!hasTool('sqlmap')) return installIt('sqlmap')
  const ground = mkdtempSync(join(tmpdir(), 'symposia-sqlmap-'))
  const env = { ADMIN_USERNAME: admins.username, ADMIN_PASSWORD: admins.password }
  try {
    return await withSite(env, async (site) => {
      const seesHoles = await site.beside(({ pool }) =>
        withHole(
          (id) => pool.query(`select id, username from users where id = '${id}'`),
          async (url) =>
            isHole(
              await useTool('sqlmap', ['-u', `${url}/?id=1`, ...modest, '--output-dir', ground], {
                seconds: secondsEach,
              }),
            ),
        ),
      )
      const author = await signUp(site.url())
      await author.post('/api/posts', { content: 'Something to aim at #Target' })
      const all = contract.filter((one) => !ending.test(one.path) && parametersOf(one).length > 0)
      const calls = all.slice(0, times(pace, all.length))
      const holes: string[] = []
      let parameters = 0
      let untried = 0
      const runners = 2
      await Promise.all(
        Array.from({ length: runners }, async (_, first) => {
          for (let n = first; n < calls.length; n += runners) {
            const call = calls[n]!
            parameters += parametersOf(call).length
            const said = await aim(site, call, join(ground, String(n)))
            if (isHole(said)) holes.push(`${call.method} ${call.path}`)
            else if (!tested.test(said)) untried += 1
          }
        }),
      )
      return {
        measured: `${parameters} parameters of ${calls.length} calls: ${holes.length} injectable${holes.length > 0 ? ` (${holes.join(', ')})` : ''}, ${untried} calls not tried; a hole made for it was ${seesHoles ? 'found' : 'not found'}`,
        holds: seesHoles && holes.length === 0 && untried === 0,
      }
    })
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}

/** Calls after which nobody is signed in, and the stream that does not end. */
const ending = /logout|user\/delete|user\/sessions|api\/live/

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  (schema as { shape?: Record<string, z.ZodType> }).shape ?? {}

const parametersOf = ({ params, query, body }: Endpoint): string[] =>
  [params, query, body].flatMap((schema) => Object.keys(shapeOf(schema)))

/** Something that a call takes, so that what is tried in one field is not refused for another. */
const sample = (schema: z.ZodType, name = ''): unknown => {
  const { type, innerType, element, entries, values, options, ...def } =
    schema.def as unknown as Shape
  if (innerType) return sample(innerType, name)
  if (def.in) return sample(def.in, name)
  if (element) return [sample(element, name)]
  if (options?.[0]) return sample(options[0], name)
  if (entries) return Object.values(entries)[0]
  if (values) return values[0]
  if (type === 'number') return 1
  if (type === 'boolean') return true
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(shapeOf(schema)).map(([field, one]) => [field, sample(one, field)]),
    )
  return texts[name] ?? 'some words'
}

/** Where not any words will do. */
const texts: Record<string, string> = {
  email: 'somebody@example.org',
  username: 'some_body',
  targetId: '1',
  id: '1',
  limit: '1',
  offset: '1',
  imageUrl: 'https://example.org/a.png',
  profileImageUrl: '',
}

/** As much of a zod definition as a sample needs. */
type Shape = {
  type: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, unknown>
  values?: unknown[]
}

/** A body with sqlmap's star behind each text and number. */
const starred = (schema: z.ZodType): string =>
  JSON.stringify(schema.def.type === 'undefined' ? {} : sample(schema))
    .replaceAll(/("(?:[^"\\]|\\.)*)"(?=[,}\]])/g, '$1*"')
    .replaceAll(/:(\d+)(?=[,}\]])/g, ':$1*')

/** One request, with a star at each place where sqlmap is to try. */
const aim = async (site: Site, call: Endpoint, place: string): Promise<string> => {
  const keeper = openBrowser(site.url())
  await keeper.post('/api/admin/login', admins)
  const path = call.path.replaceAll(/\{\w+\}/g, '1*')
  const query = Object.entries(shapeOf(call.query)).map(
    ([name, schema]) => `${name}=${encodeURIComponent(String(sample(schema, name)))}*`,
  )
  const lines = [
    `${call.method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1`,
    `Host: ${new URL(site.url()).host}`,
    `Cookie: ${keeper.cookies()}`,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/json',
    '',
    call.method === 'GET' ? '' : starred(call.body),
  ]
  const file = `${place}.txt`
  writeFileSync(file, lines.join('\r\n'))
  const args = ['-r', file, ...modest, '--output-dir', place]
  return useTool('sqlmap', args, { seconds: secondsEach })
}

/** A server that puts what it is asked into its SQL as it is. */
const withHole = async <T>(
  ask: (id: string) => Promise<{ rows: unknown[] }>,
  act: (url: string) => Promise<T>,
): Promise<T> => {
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '', 'http://hole').searchParams.get('id') ?? ''
    ask(id).then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.close()
  }
}
