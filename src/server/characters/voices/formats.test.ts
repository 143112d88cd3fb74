import { type RequestListener, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '#shared/characters.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { startModel, usage, words } from '../../../../tests/support/model.ts'
import { testSite } from '../../../../tests/support/site.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'
import { type Voice, generate } from '../provider/generate.ts'
import { openProvider } from './provider.ts'

const events = (...given: object[]) =>
  given.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

/** How each format is reached, how it says half a sentence, and how it then says that it cannot go on. */
const formats = [
  {
    provider: 'openai',
    model: 'gpt-4o-mini',
    path: '/v1',
    half: events(
      {
        type: 'response.created',
        response: { id: 'r', created_at: 1, model: 'gpt-4o-mini', service_tier: null },
      },
      {
        type: 'response.output_item.added',
        output_index: 0,
        item: { type: 'message', id: 'i', phase: null },
      },
      { type: 'response.output_text.delta', item_id: 'i', delta: 'Half of a', logprobs: null },
    ),
    error: events({
      type: 'error',
      code: 'server_error',
      message: 'overloaded',
      param: null,
      sequence_number: 4,
    }),
  },
  {
    provider: 'anthropic',
    model: 'claude-3-5-haiku-latest',
    path: '/v1',
    half: events(
      {
        type: 'message_start',
        message: {
          id: 'm',
          type: 'message',
          role: 'assistant',
          model: 'claude-3-5-haiku-latest',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 9, output_tokens: 1 },
        },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Half of a' } },
    ),
    error: events({ type: 'error', error: { type: 'overloaded_error', message: 'overloaded' } }),
  },
  {
    provider: 'google',
    model: 'gemini-2.0-flash',
    path: '/v1beta',
    half: events({ candidates: [{ content: { role: 'model', parts: [{ text: 'Half of a' }] } }] }),
    error: events({ error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } }),
  },
] as const
type Format = (typeof formats)[number]

const secret = 'sk-secret-of-the-formats-1234567890'
const envOf = ({ provider, model, path }: Format, origin: string) => ({
  AI_PROVIDER: provider,
  AI_BASE_URL: `${origin}${path}`,
  AI_API_KEY: secret,
  AI_MODEL: model,
})

const stream = (response: ServerResponse, text = '') => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  response.write(text)
  return response
}

type Fault = {
  answer: (format: Format) => RequestListener
  kinds: string[]
  /** Nothing comes: the wait is cut short. */
  isSlow?: boolean
}

const faults: Record<string, Fault> = {
  'half an answer': {
    answer:
      ({ half }) =>
      (_, response) =>
        stream(response, half).end(),
    kinds: ['invalid', 'cut'],
  },
  'an error after half an answer': {
    answer:
      ({ half, error }) =>
      (_, response) =>
        stream(response, half + error).end(),
    kinds: ['invalid', 'cut', 'server'],
  },
  'half an answer and a cut': {
    answer:
      ({ half }) =>
      (_, response) =>
        stream(response).write(half, () => response.destroy()),
    kinds: ['cut', 'invalid'],
  },
  'an empty stream': {
    answer: () => (_, response) => stream(response).end(),
    kinds: ['invalid', 'cut'],
  },
  'an error page with 200': {
    answer: () => (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>oops</h1>'),
    kinds: ['invalid', 'cut'],
  },
  'garbage in the stream': {
    answer: () => (_, response) => stream(response, 'data: {"type": \n\ndata: x\n\n').end(),
    kinds: ['invalid', 'cut'],
  },
  'a socket cut at once': {
    answer: () => (_, response) => void response.destroy(),
    kinds: ['cut'],
  },
  'no answer at all': { answer: () => () => {}, kinds: ['timeout'], isSlow: true },
  'headers and then nothing': {
    answer: () => (_, response) => void stream(response),
    kinds: ['timeout'],
    isSlow: true,
  },
  'a drip that never ends': {
    answer:
      ({ half }) =>
      (_, response) => {
        const drip = setInterval(() => response.write(': still here\n\n'), 40)
        stream(response, half).on('close', () => clearInterval(drip))
      },
    kinds: ['timeout'],
    isSlow: true,
  },
}

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const loose: unknown[] = []
const catchLoose = (reason: unknown) => loose.push(reason)
beforeAll(() => void process.on('unhandledRejection', catchLoose))
afterAll(() => void process.off('unhandledRejection', catchLoose))

const hear = async (voice: Voice) => {
  const heard: string[] = []
  const uttered = await generate(voice, {
    prompt: { instructions: 'You write as Ada.', prompt: 'Should cities ban cars?', own: '' },
    onSentence: async (sentence) => (heard.push(sentence), null),
  })
  return { heard, uttered }
}

describe.each(formats)('$provider', (format) => {
  const startThirdParty = async () => {
    const model = await startModel((name) => words[name]?.[0] ?? '')
    open.push(model.stop)
    return { ...model, env: envOf(format, new URL(model.env.AI_BASE_URL).origin) }
  }

  it('writes the characters’ words from end to end, streamed, with its tokens and name in the receipt', async () => {
    const { env, asked, requests } = await startThirdParty()
    const site = await testSite({ env })
    await ensureCast(site.db)
    const worker = await startWorker(site.services, { hasChores: false })
    open.unshift(worker.stop, site.close)
    const ann = await site.signUp()
    const { body } = await ann.post('/api/posts', {
      content: 'Should cities ban cars from their centres? @logic',
      aiSeats: 'on_call',
    })
    await worker.drain()
    const { comments } = (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
    expect(comments.map(({ content, isDegraded }) => [content, isDegraded])).toEqual([
      [words['Ada']?.[0], false],
    ])
    const receipt = (await ann.get(`/api/comments/${comments[0]?.id}/receipt`)).body as Receipt
    expect(receipt).toMatchObject({
      provider: format.provider,
      model: format.model,
      inputTokens: usage.prompt_tokens,
      outputTokens: usage.completion_tokens,
    })
    expect(asked.join()).not.toContain(secret)
    const [request] = requests()
    expect(request?.path).toMatch(/stream|messages|responses/i)
    expect(request?.path).not.toContain(secret)
  })

  it('is heard sentence by sentence', async () => {
    const { env } = await startThirdParty()
    const { heard, uttered } = await hear((await openProvider(env)) as Voice)
    expect(uttered).toMatchObject({ ok: true, text: words['Ada']?.[0] })
    expect(heard.join(' ')).toBe(words['Ada']?.[0])
    expect(heard.length).toBeGreaterThan(1)
  })

  it.each([
    [401, 'auth'],
    [403, 'auth'],
    [404, 'invalid'],
    [429, 'limit'],
    [500, 'server'],
    [503, 'server'],
  ])('that answers %i fails as %s, without the key in what it says', async (status, kind) => {
    const { env, refuse } = await startThirdParty()
    refuse(status, `no, not with ${secret}`)
    const { uttered } = await hear((await openProvider(env)) as Voice)
    expect(uttered).toMatchObject({ ok: false, failure: { kind } })
    expect(JSON.stringify(uttered)).not.toContain(secret)
  })

  it.each(Object.entries(faults))(
    'that gives %s fails in one known way',
    async (_, { answer, kinds, isSlow }) => {
      const server = createServer((request, response) =>
        request.resume().on('end', () => answer(format)(request, response)),
      )
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      open.push(async () => {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      })
      const { port } = server.address() as AddressInfo
      const opened = (await openProvider(envOf(format, `http://127.0.0.1:${port}`))) as Voice
      /** A busy machine is slow too: only where nothing comes is the wait short. */
      const limits = isSlow
        ? { firstChunk: 250, total: 600 }
        : { firstChunk: 15_000, total: 20_000 }
      const { uttered } = await hear({ ...opened, limits })
      expect(uttered.ok).toBe(false)
      if (!uttered.ok) expect(kinds).toContain(uttered.failure.kind)
      expect(loose).toEqual([])
    },
  )

  it('that sends its callers elsewhere is not followed: the key stays here', async () => {
    let visits = 0
    const elsewhere = createServer((_request, response) => {
      visits += 1
      response.end()
    })
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done))
    const target = `http://localhost:${(elsewhere.address() as AddressInfo).port}/`
    const server = createServer((_request, response) =>
      response.writeHead(307, { location: target }).end(),
    )
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    for (const one of [server, elsewhere]) open.push(() => new Promise((done) => one.close(done)))
    const { port } = server.address() as AddressInfo
    const { uttered } = await hear(
      (await openProvider(envOf(format, `http://127.0.0.1:${port}`))) as Voice,
    )
    expect(uttered.ok).toBe(false)
    expect(visits).toBe(0)
  })
})
