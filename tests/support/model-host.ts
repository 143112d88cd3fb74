import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Way = (ask: Ask) => void
type Ask = { request: IncomingMessage; answer: ServerResponse; from: number; file: Buffer }

/** A host of models on this machine that speaks as the usual one does, until it is told to behave otherwise. */
export const startModelHost = async (content: Buffer) => {
  let file = content
  let revision = 'a'.repeat(40)
  let announce = true
  let ways: Way[] = []
  const asked: string[] = []

  const server = createServer((request, answer) => {
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    asked.push(`${request.method} ${request.url} ${from}`)
    const way = request.method === 'GET' ? ways.shift() : undefined
    if (way) return way({ request, answer, from, file })
    // as elsewhere: what is known of the file comes with the answer that leads to it
    if (!request.url?.startsWith('/stored/')) return lead(request, answer)
    send({ request, answer, from, file })
  })
  const lead = ({ url }: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(302, {
      location: `/stored${url}`,
      'x-repo-commit': revision,
      ...(announce
        ? {
            'x-linked-size': file.length,
            'x-linked-etag': `"${createHash('sha256').update(file).digest('hex')}"`,
          }
        : {}),
    })
    answer.end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What it was asked: method, path and the first byte that was wanted. */
    asked,
    /** How it answers the next requests for the file, one each, instead of leading there. */
    next: (...some: Way[]) => (ways = some),
    /** Has another file from now on. */
    change: (content: Buffer) => {
      file = content
      revision = 'b'.repeat(40)
    },
    keepSilentAboutHash: () => (announce = false),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const send = ({ request, answer, from, file }: Ask, to = file.length) => {
  const range = `bytes ${from}-${file.length - 1}/${file.length}`
  answer.writeHead(206, { 'content-range': range, 'content-length': file.length - from })
  if (request.method === 'HEAD') answer.end()
  else if (to >= file.length) answer.end(file.subarray(from))
  else answer.write(file.subarray(from, to))
}

/** Ways to behave badly. */
export const ways = {
  whole: (ask: Ask) => send(ask),
  status: (code: number) => (ask: Ask) => void ask.answer.writeHead(code).end('no'),
  /** Sends so many bytes and then nothing. */
  stalls: (bytes: number) => (ask: Ask) => send(ask, ask.from + bytes),
  /** Sends so many bytes and hangs up. */
  cuts: (bytes: number) => (ask: Ask) => {
    send(ask, ask.from + bytes)
    setImmediate(() => ask.answer.destroy())
  },
  /** Sends other bytes than those that it announced. */
  garbles: ({ answer, from, file }: Ask) => {
    answer.writeHead(206, { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` })
    answer.end(Buffer.alloc(file.length - from, 7))
  },
  /** Says that the file is longer. */
  liesAboutLength: ({ answer, from, file }: Ask) => {
    answer.writeHead(206, { 'content-range': `bytes ${from}-${file.length}/${file.length + 1}` })
    answer.end(file.subarray(from))
  },
  /** Sends more than it announced. */
  sendsMore: ({ answer, file }: Ask) => {
    answer.writeHead(200, {})
    answer.end(Buffer.concat([file, file]))
  },
  knowsNoRanges: ({ answer, file }: Ask) => {
    answer.writeHead(200, { 'content-length': file.length })
    answer.end(file)
  },
}
