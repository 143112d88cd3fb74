import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { testSite } from '../../../../tests/support/site.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'
import { type Voice, generate } from './generate.ts'
import { openProvider } from '../voices/provider.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let answer: Answer = (response) => response.end()
let calls = 0
const server = createServer((request, response) => {
  calls += 1
  request.resume().on('end', () => answer(response, request))
})
let baseUrl = ''
const loose: unknown[] = []
const catchLoose = (reason: unknown) => loose.push(reason)

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  process.on('unhandledRejection', catchLoose)
})
afterAll(async () => {
  process.off('unhandledRejection', catchLoose)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

/** A busy machine is slow too: only where nothing comes is the wait short. */
const patient = { firstChunk: 15_000, total: 20_000 }
const hasty = { firstChunk: 250, total: 600 }

const voice = async (limits = patient): Promise<Voice> => ({
  ...((await openProvider({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: baseUrl,
    AI_MODEL: 'm',
    AI_API_KEY: 'k',
  })) as Voice),
  limits,
})

const stream = (response: ServerResponse, ...events: string[]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`data: ${event}\n\n`)
  return response
}
const piece = (content: string) =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    model: 'm-2026',
    choices: [{ index: 0, delta: { role: 'assistant', content } }],
  })
const finish = (reason = 'stop') =>
  JSON.stringify({
    id: 'x',
    object: 'chat.completion.chunk',
    model: 'm-2026',
    choices: [{ index: 0, delta: {}, finish_reason: reason }],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  })
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}')

const failures: Record<string, { answer: Answer; kinds: string[] }> = {
  'a refused key': { answer: status(401), kinds: ['auth'] },
  'a forbidden model': { answer: status(403), kinds: ['auth'] },
  'an unknown model': { answer: status(404), kinds: ['invalid'] },
  'too many requests': { answer: status(429, { 'retry-after': '7' }), kinds: ['limit'] },
  'an inner error': { answer: status(500), kinds: ['server'] },
  'an overload': { answer: status(503), kinds: ['server'] },
  'an error page with 200': {
    answer: (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>oops</h1>'),
    kinds: ['invalid', 'cut'],
  },
  'garbage in the stream': {
    answer: (response) => stream(response, '{"choices": [', 'nonsense').end(),
    kinds: ['invalid', 'cut'],
  },
  'an error event after some text': {
    answer: (response) =>
      stream(
        response,
        piece('Well then. '),
        '{"error":{"message":"overloaded","type":"server_error"}}',
      ).end(),
    kinds: ['invalid', 'cut', 'server'],
  },
  'a stream without an end': {
    answer: (response) => stream(response, piece('Half of a')).end(),
    kinds: ['invalid'],
  },
  'an empty stream': { answer: (response) => stream(response).end(), kinds: ['invalid', 'cut'] },
  'a socket cut at once': { answer: (response) => response.destroy(), kinds: ['cut'] },
  'a socket cut midway': {
    answer: (response) =>
      setTimeout(() => response.destroy(), 30) && stream(response, piece('Half')),
    kinds: ['cut', 'invalid'],
  },
  'no answer at all': { answer: () => {}, kinds: ['timeout'] },
  'headers and then nothing': {
    answer: (response) => stream(response).flushHeaders(),
    kinds: ['timeout'],
  },
  'a drip that never ends': {
    answer: (response) => {
      const drip = setInterval(() => response.write(`data: ${piece('and ')}\n\n`), 40)
      stream(response, piece('On ')).on('close', () => clearInterval(drip))
    },
    kinds: ['timeout'],
  },
  'ten megabytes': {
    answer: (response) =>
      stream(response, ...Array.from({ length: 100 }, () => piece('word '.repeat(20_000)))).end(),
    kinds: ['gate', 'timeout'],
  },
  'a filtered answer': {
    answer: (response) => stream(response, piece('No. '), finish('content_filter')).end(),
    kinds: ['invalid'],
  },
}

describe('a provider', () => {
  it('that answers well is heard, with its tokens and the model that it names', async () => {
    answer = (response) =>
      stream(
        response,
        piece('<think>secret</think>First one. Sec'),
        piece('ond one.'),
        finish(),
      ).end('data: [DONE]\n\n')
    const heard: string[] = []
    const prompt = { instructions: 'a', prompt: 'b', own: '' }
    const uttered = await generate(await voice(), {
      prompt,
      onSentence: async (sentence) => (heard.push(sentence), null),
    })
    expect(uttered).toEqual({
      ok: true,
      text: 'First one. Second one.',
      usage: { inputTokens: 11, outputTokens: 7 },
      model: 'm-2026',
      origin: null,
    })
    expect(heard).toEqual(['First one.', 'Second one.'])
  })

  it.each(Object.entries(failures))(
    'that gives %s fails in one known way',
    async (_, { answer: given, kinds }) => {
      answer = given
      const prompt = { instructions: 'a', prompt: 'b', own: '' }
      const uttered = await generate(
        kinds.includes('timeout') ? await voice(hasty) : await voice(),
        {
          prompt,
          onSentence: async () => null,
        },
      )
      expect(uttered.ok).toBe(false)
      if (!uttered.ok) expect(kinds).toContain(uttered.failure.kind)
      if (!uttered.ok && kinds[0] === 'limit') expect(uttered.failure.retryAfterMs).toBe(7_000)
      await new Promise((done) => setTimeout(done, 20))
      expect(loose).toEqual([])
    },
  )
})

describe('a site whose provider fails', () => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })
  const openSite = async (limits = patient) => {
    const site = await testSite()
    await ensureCast(site.db)
    const worker = await startWorker(site.services, {
      hasChores: false,
      voices: { external: await voice(limits) },
    })
    open.push(worker.stop, site.close)
    return { site, worker, ann: await site.signUp() }
  }

  it('still answers people who ask by name, once each, whatever the failure is', async () => {
    const { site, ann, worker } = await openSite(hasty)
    for (const [name, failure] of Object.entries(failures)) {
      answer = failure.answer
      await site.db.deleteFrom('breakers').execute()
      const content = `Should cities ban cars? About ${name}. @skeptic`
      const { body: post } = await ann.post('/api/posts', { content, aiSeats: 'on_call' })
      await worker.drain()
      const { comments } = (await ann.get(`/api/posts/${(post as Post).id}`)).body as Thread
      const spoken = comments.map(({ aiCharacter, isDegraded }: Comment) => [
        aiCharacter?.id,
        isDegraded,
      ])
      expect(spoken, name).toEqual([['skeptic', true]])
    }
    expect(loose).toEqual([])
  })

  it('asks again after 5 and 30 seconds where nobody was called by name, and waits as long as it is told', async () => {
    answer = status(429, { 'retry-after': '20' })
    const { site, ann, worker } = await openSite()
    await ann.post('/api/posts', { content: 'Should cities ban cars?' })
    await worker.drain()
    const replies = await site.db.selectFrom('replies').selectAll().execute()
    expect(replies.length).toBe(3)
    for (const { state, due_at, created_at } of replies) {
      expect(state).toBe('planned')
      expect(due_at.getTime() - created_at.getTime()).toBeGreaterThan(19_000)
    }
  })

  it('stops asking after five failures, and lets the built-in voice speak at once', async () => {
    answer = status(500)
    const { ann, worker } = await openSite()
    const ask = async () => {
      await ann.post('/api/posts', {
        content: 'Should cities ban cars? @skeptic @logic @data',
        aiSeats: 'on_call',
      })
      await worker.drain()
    }
    await ask()
    await ask()
    const before = calls
    await ask()
    expect(before).toBeGreaterThanOrEqual(5)
    expect(calls).toBe(before)
  })
})
