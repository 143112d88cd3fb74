import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How a provider of models behaves: as it should, or dead in one of its ways. Those that keep a
 * caller waiting come last, so that some callers still wait when it is well again.
 */
export const deaths = [429, 500, 'cut', 'garbage', 'ten megabytes', 'nothing', 'drip'] as const
type Mood = 'well' | (typeof deaths)[number]

type Usage = { prompt_tokens: unknown; completion_tokens: unknown; total_tokens: unknown }
type Said = { content: string; usage?: Usage }
type Answerer = (request: { name: string; instructions: string; prompt: string }) => Said

const usual: Usage = { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360 }

/**
 * A provider with the wire format of OpenAI. `env` makes a site ask it at an address that does not
 * look like this machine, so that the site shows it no more patience than one far away.
 */
export const openModel = async (answer: Answerer) => {
  let mood: Mood = 'well'
  let calls = 0
  let characters = { asked: 0, said: 0 }
  const open = new Set<ServerResponse>()

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    response.on('error', () => undefined)
    open.add(response)
    response.on('close', () => open.delete(response))
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    calls += 1
    if (mood !== 'well') return misbehave[mood](response)
    const { instructions, prompt } = readPrompt(body)
    const name = /You write as ([^,]+),/.exec(instructions)?.[1] ?? ''
    const { content, usage = usual } = answer({ name, instructions, prompt })
    characters = {
      asked: characters.asked + instructions.length + prompt.length,
      said: characters.said + content.length,
    }
    response.writeHead(200, eventStream)
    response.write(frame({ content }, null))
    response.write(frame({}, 'stop'))
    response.write(`data: ${JSON.stringify({ ...head, choices: [], usage })}\n\n`)
    response.end('data: [DONE]\n\n')
  }
  const server = createServer((request, response) => void serve(request, response).catch(() => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: `http://[::ffff:127.0.0.1]:${port}/v1`,
      AI_API_KEY: 'sk-of-no-use',
      AI_MODEL: 'obedient',
    },
    calls: () => calls,
    /** What it was asked and what it said so far, in characters. */
    characters: () => characters,
    turn: (to: Mood) => (mood = to),
    close: () => {
      for (const response of open) response.destroy()
      server.close()
    },
  }
}

type Message = { role: string; content: string | { text?: string }[] }

const readPrompt = (body: string): { instructions: string; prompt: string } => {
  const { messages = [] } = JSON.parse(body) as { messages?: Message[] }
  const textOf = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) =>
        typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n'),
      )
      .join('\n')
  return { instructions: textOf('system'), prompt: textOf('user') }
}

const head = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'obedient' } as const
const eventStream = { 'content-type': 'text/event-stream' }

const frame = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ ...head, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message: 'not now' } }))
  }

const misbehave: Record<Exclude<Mood, 'well'>, (response: ServerResponse) => void> = {
  429: refuse(429, { 'retry-after': '600' }),
  500: refuse(500),
  nothing: () => undefined,
  drip: (response) => {
    response.writeHead(200, eventStream)
    const timer = setInterval(() => response.write(': still here\n\n'), 500)
    response.on('close', () => clearInterval(timer))
  },
  cut: (response) => {
    response.writeHead(200, eventStream)
    response.write(frame({ content: 'Every ban on cars arrives with' }, null))
    setTimeout(() => response.destroy(), 20)
  },
  garbage: (response) => {
    response.writeHead(200, eventStream)
    response.end(`data: {"choices":[{"delta":\u0000]}\n\n${'\uFFFD'.repeat(2_000)}\n\n`)
  },
  'ten megabytes': (response) => {
    response.writeHead(200, eventStream)
    const sentence = 'Every ban on cars arrives with a list of exemptions that somebody wrote. '
    const content = sentence.repeat(Math.ceil((10 * 1024 * 1024) / sentence.length))
    response.end(frame({ content }, null))
  },
}
