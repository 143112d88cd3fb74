import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Endpoint } from '#shared/endpoint.ts'

type Rendered = { status: number }
type Entry = { render: (visit: object, store: null) => Promise<Rendered> }

/**
 * What React itself can do for pages that nobody has asked for: a server that, each time it is asked, draws all of
 * them from answers that are there and says how many it drew in a second. No part is kept, nothing is asked for, packed or sent.
 * Arguments: the site that gives the answers, a file with the pages' paths, one a line, and how often
 * all of them are drawn before.
 */
const [origin = '', file = '', warmings = ''] = process.argv.slice(2)
const paths = readFileSync(file, 'utf8').trimEnd().split('\n')
const { render } = (await import(
  new URL('../../dist/server/entry.server.js', import.meta.url).href
)) as Entry

const answers = new Map<string, Promise<unknown>>()

const read = async (path: string): Promise<unknown> => {
  const answer = await fetch(origin + path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

const call = ({ path }: Endpoint, { params = {} }: { params?: Record<string, unknown> }) => {
  const asked = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
  const known = answers.get(asked) ?? read(asked)
  answers.set(asked, known)
  return known
}

const drawAll = async (): Promise<void> => {
  for (const url of paths) {
    const { status } = await render(
      {
        url,
        site: { name: 'Symposia', origin, contactEmail: null, adsClient: null },
        call,
        turn: () => Promise.resolve(),
        isVisitor: true,
        aiChoice: { replies: 'show', posts: 'show' },
        fileOf: (module: string) => `/${module}`,
      },
      null,
    )
    if (status !== 200) throw new Error(`${url}: ${status}`)
  }
}

// The first time round asks for the answers and has the code compiled.
for (let times = 0; times < Number(warmings); times += 1) await drawAll()
const server = createServer(async (_request, response) => {
  const start = performance.now()
  await drawAll()
  response.end(String((1000 * paths.length) / (performance.now() - start)))
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
