import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Ground } from '#server/scout/ground.ts'
import { builtinSources } from '#server/scout/sources/index.ts'

export type Headline = { title: string; link: string; at?: Date }
type Visit = { host: string; path: string; at: Date; headers: IncomingMessage['headers'] }
type Play = (request: IncomingMessage, response: ServerResponse) => void

export type Press = {
  /** How a host answers from now on; a host that nobody plays answers 404. */
  plays: Map<string, Play>
  visits: Visit[]
  visitsTo: (host: string) => Visit[]
  /** What a round needs to ask this server instead of the world. */
  ground: Pick<Ground, 'builtin' | 'rules' | 'roll'>
  close: () => Promise<void>
}

/** One server that plays every host of the world, and writes down who was asked when. */
export const openPress = async (clock: () => Date): Promise<Press> => {
  const plays = new Map<string, Play>()
  const visits: Visit[] = []
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    visits.push({ host, path: request.url ?? '', at: clock(), headers: request.headers })
    const play = plays.get(host)
    if (play) play(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const here = (address: string) => {
    const url = new URL(address)
    return `http://${url.hostname}:${port}${url.pathname}${url.search}`
  }
  return {
    plays,
    visits,
    visitsTo: (host) => visits.filter((visit) => visit.host === host),
    ground: {
      builtin: builtinSources.map((source) => ({ ...source, url: (now) => here(source.url(now)) })),
      rules: {
        schemes: ['http:'],
        // a busy machine is no silent source
        withinMs: 60_000,
        hasUsualPort: false,
        resolve: async () => ['127.0.0.1'],
        isPublic: (address) => address === '127.0.0.1',
      },
      roll: () => 0.5,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const answer =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Play =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'text/xml; charset=utf-8', ...headers }).end(body)

export const rss = (headlines: readonly Headline[]): string => {
  const items = headlines.map(
    ({ title, link, at }) =>
      `<item><title><![CDATA[${title}]]></title><link>${link}</link>${at ? `<pubDate>${at.toUTCString()}</pubDate>` : ''}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>A feed</title><language>en</language>${items.join('')}</channel></rss>`
}

/** A feed that says 304 to who has it already. */
export const politeFeed =
  (headlines: () => readonly Headline[]): Play =>
  (request, response) => {
    const body = rss(headlines())
    const etag = `"${Buffer.from(body).toString('base64').length}-${body.length}"`
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { 'content-type': 'application/rss+xml', etag }).end(body)
  }
