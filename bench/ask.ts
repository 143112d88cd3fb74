import { type Agent, request } from 'node:http'

/** An answer with its bytes as they came, so that a bare server can send the same ones. */
export type Answer = { path: string; status: number; headers: string[]; body: Buffer }

type Question = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Answers with one of these are an error. */
  status?: number
  /** Keeps connections for the next call. */
  agent?: Agent
}

/** One call, on a connection of its own unless `agent` keeps some, nothing decoded. Throws unless the status is as wished. */
export const ask = (origin: string, path: string, question: Question = {}): Promise<Answer> => {
  const { method = 'GET', headers, body, status = 200, agent = false } = question
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const answer = { path, status: response.statusCode ?? 0, headers: response.rawHeaders }
        const bytes = Buffer.concat(parts)
        if (answer.status === status) return resolve({ ...answer, body: bytes })
        reject(new Error(`${method} ${path}: ${answer.status} ${bytes.toString().slice(0, 300)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** What a bare server answers that measures itself: how often it did something in a second. */
export const measureBare = async (origin: string): Promise<number> =>
  Number((await ask(origin, '/')).body)

/** The value of a header, by any spelling of its name. */
export const headerOf = ({ headers }: Answer, name: string): string | undefined => {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name)
  return at < 0 ? undefined : headers[at + 1]
}
