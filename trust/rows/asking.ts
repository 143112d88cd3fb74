import { Agent, request, type RequestOptions } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })
const patienceMs = 10_000

/** A network of its own for each number. */
export const addressOf = (n: number) =>
  `2001:db8:${(n >> 16).toString(16)}:${(n & 65_535).toString(16)}::1`

type Asking = Pick<RequestOptions, 'method'> & { from: number; cookie?: string; body?: string }

/** The answer's status, when its head is there for a stream, else when it is whole; 0: there is none in time. */
export const ask = (url: string, { method = 'GET', from, cookie, body }: Asking): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': addressOf(from),
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
    }
    const asking = request(url, { method, agent, headers, timeout: patienceMs }, (response) => {
      const end = () => resolve(response.statusCode ?? 0)
      if (!response.headers['content-type']?.includes('event-stream'))
        return void response.resume().on('end', end)
      asking.destroy()
      end()
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => resolve(0)).end(body)
  })
