import { type IncomingMessage, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What went through: how many calls, and the paths at which there was a page. */
type Seen = { calls: number; pages: ReadonlySet<string> }

/**
 * Stands before a site and counts what a tool from outside asks of it: tools say what they found, not
 * how little they looked at. Answers go uncompressed: wapiti asks for Brotli even where it cannot read
 * it, and then sees a page without a link.
 */
export const standBefore = async <T>(
  target: string,
  act: (url: string, seen: () => Seen) => Promise<T>,
): Promise<T> => {
  let calls = 0
  const pages = new Set<string>()
  const { hostname, port } = new URL(target)
  const server = createServer((asked, reply) => {
    calls += 1
    const { method, url: path = '/' } = asked
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onward = request({ hostname, port, method, path, headers }, (answer: IncomingMessage) => {
      const isPage = /html/.test(answer.headers['content-type'] ?? '')
      if (answer.statusCode === 200 && isPage) pages.add(path.replace(/\?.*/s, ''))
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    reply.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const { port: here } = server.address() as AddressInfo
    return await act(`http://127.0.0.1:${here}`, () => ({ calls, pages }))
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
