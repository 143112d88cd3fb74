import fc from 'fast-check'
import { nasty } from '../../tests/support/nasty.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, times } from '../row.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header' }
type Call = {
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}
type Schema = { properties?: Record<string, unknown>; $ref?: string }
type Document = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

const text = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 60 }))
const value = fc.oneof(
  text,
  fc.constantFrom(0, -1, 1.5, 2 ** 53, true, null, [], {}, 'post', '1'),
  fc.jsonValue({ maxDepth: 2 }),
)
const escaped = (part: string) => encodeURIComponent(part.toWellFormed())

/** Requests made up from the OpenAPI document that the site itself gives out. */
export const fuzz = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const document = (await (await fetch(`${site.url()}/api/openapi.json`)).json()) as Document
    const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(() => path !== '/api/live' && path !== '/api/logout' && path !== '/api/user/delete')
        .map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
    )
    const person = await signUp(site.url())
    await person.post('/api/posts', { content: 'Something to aim at #Target' })
    const total = times(pace, 10_000)
    const failures = { crashes: 0, hangs: 0, leaks: 0 }
    const shoot = async (n: number) => {
      const { path, method, call } = calls[n % calls.length]!
      const fields = Object.keys(bodyOf(document, call).properties ?? {})
      const [part, search, body] = fc.sample(
        fc.tuple(
          fc.oneof(fc.constant('1'), text),
          fc.dictionary(fc.constantFrom('q', ...queryOf(call)), text, { maxKeys: 4 }),
          fc.oneof(
            fc.dictionary(fc.constantFrom('x', ...fields), value, { maxKeys: 8 }),
            fc.jsonValue({ maxDepth: 2 }),
          ),
        ),
        1,
      )[0]!
      const query = Object.entries(search).map(([name, one]) => `${name}=${escaped(one)}`)
      const url = `${site.url()}${path.replaceAll(/\{\w+\}/g, () => escaped(part))}?${query.join('&')}`
      const answer = await fetch(url, {
        method,
        signal: AbortSignal.timeout(30_000),
        headers: {
          'content-type': 'application/json',
          ...(n % 2 === 0 && { cookie: person.cookies() }),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      }).catch(() => null)
      const said = (await answer?.text().catch(() => '')) ?? ''
      if (!answer) failures.hangs += 1
      else if (answer.status >= 500) failures.crashes += 1
      if (/node_modules|\.ts:\d+|at async /.test(said)) failures.leaks += 1
    }
    const runners = 8
    await Promise.all(
      Array.from({ length: runners }, async (_, first) => {
        for (let n = first; n < total; n += runners) await shoot(n)
      }),
    )
    const { crashes, hangs, leaks } = failures
    return {
      measured: `${total} requests over ${calls.length} calls: ${crashes} × 5xx, ${hangs} hangs, ${leaks} stacks`,
      holds: crashes + hangs + leaks === 0,
    }
  })

const queryOf = ({ parameters }: Call): string[] =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name)

const bodyOf = ({ components }: Document, { requestBody }: Call): Schema => {
  const schema = requestBody?.content['application/json'].schema ?? {}
  return schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1)!] ?? {}) : schema
}
