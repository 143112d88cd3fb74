import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { AiState, CharacterRecord, VoiceTrial } from '#shared/ai.ts'
import type { Receipt } from '#shared/characters.ts'
import type { Post, Thread } from '#shared/posts.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { startModel, words } from '../../../tests/support/model.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { createAdmin } from '../accounts/admins/admins.ts'
import { ensureCast } from '../characters/cast.ts'
import { startWorker } from '../tasks.ts'
import { findLocalServers } from './local.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const question = 'Should cities ban cars from their centres?'
const secret = 'sk-a-key-of-the-test-9a8b7c6d5e4f-WXYZ'

const openSite = async (options: Parameters<typeof testSite>[0] = {}) => {
  const site = await testSite(options)
  open.push(site.close)
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.unshift(worker.stop)
  const ann = await site.signUp()
  return { site, worker, ann, admin: await signIn(site) }
}

const signIn = async (site: TestSite, username = 'keeper'): Promise<Browser> => {
  const password = await createAdmin(site.db, username)
  const admin = site.visitor()
  expect((await admin.post('/api/admin/login', { username, password })).status).toBe(200)
  return admin
}

const openModel = async (...given: Parameters<typeof startModel>) => {
  const model = await startModel(...given)
  open.push(model.stop)
  const draft = {
    provider: 'openai-compatible',
    baseUrl: model.env.AI_BASE_URL,
    model: 'gpt-4o-mini',
    key: secret,
  }
  return { ...model, draft }
}

const debate = async (
  ann: Member,
  { drain }: { drain: () => Promise<void> },
  content = question,
) => {
  const { body } = await ann.post('/api/posts', { content })
  await drain()
  return (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
}

const read = async (admin: Browser) => (await admin.get('/api/admin/ai')).body as AiState

describe('the voice that is set in the panel', () => {
  it('speaks from the next turn on, in a worker that was running before', async () => {
    const { worker, ann, admin } = await openSite()
    const { draft } = await openModel((name) => words[name]?.[0] ?? '')
    expect((await read(admin)).voice).toMatchObject({ source: 'builtin', provider: 'builtin' })
    expect((await admin.put('/api/admin/ai/voice', draft)).status).toBe(200)

    const { comments } = await debate(ann, worker)
    const own = comments.filter(({ isDegraded }) => !isDegraded)
    expect(own.length).toBeGreaterThanOrEqual(3)
    const said = Object.values(words).map(([first]) => first)
    for (const { content } of own) expect(said).toContain(content)
    const receipt = (await ann.get(`/api/comments/${own[0]?.id}/receipt`)).body as Receipt
    expect(receipt).toMatchObject({ provider: 'openai-compatible', model: 'gpt-4o-mini' })

    await admin.put('/api/admin/ai/voice', { provider: 'builtin' })
    const after = await debate(ann, worker, 'Should buses be free?')
    expect(after.comments.length).toBeGreaterThanOrEqual(3)
    for (const { isDegraded } of after.comments) expect(isDegraded).toBe(false)
  })

  it('keeps its key to itself: sealed in the database, and never sent back', async () => {
    const { site, admin } = await openSite()
    const { draft } = await openModel()
    const saved = await admin.put('/api/admin/ai/voice', draft)
    const state = await read(admin)
    expect(state.voice.key).toEqual({ state: 'set', end: 'WXYZ' })
    const { provider, model, baseUrl } = draft
    expect(state.changes[0]).toMatchObject({
      who: 'keeper',
      what: { kind: 'voice', provider, model, baseUrl, isKeyNew: true },
    })
    const rows = await site.db.selectFrom('settings').selectAll().execute()
    const everything = JSON.stringify([saved.body, state, rows])
    expect(everything).not.toContain(secret.slice(0, 12))
    expect(JSON.stringify(rows)).toContain('sealedKey')
  })

  it('sends its key to no other provider and address', async () => {
    const { admin } = await openSite()
    const first = await openModel()
    const other = await openModel()
    await admin.put('/api/admin/ai/voice', first.draft)
    await admin.put('/api/admin/ai/voice', { ...first.draft, key: '', model: 'another' })
    expect((await read(admin)).voice.key.state).toBe('set')

    const moved = { ...other.draft, key: '' }
    await admin.post('/api/admin/ai/test', { draft: moved })
    await admin.put('/api/admin/ai/voice', moved)
    expect((await read(admin)).voice.key.state).toBe('none')
    await admin.post('/api/admin/ai/test', { draft: null })
    expect(other.requests()).toHaveLength(2)
    expect(JSON.stringify(other.requests())).not.toContain(secret)

    const hosted = { ...first.draft, provider: 'openai', key: '' }
    const { status, body } = await admin.put('/api/admin/ai/voice', hosted)
    expect([status, body.issues[0].path]).toEqual([400, 'key'])
  })

  it('is refused where something is missing or wrong', async () => {
    const { admin } = await openSite()
    const server = { provider: 'openai-compatible', model: 'm' }
    for (const [draft, path] of [
      [{ provider: 'openai', model: '', key: 'k' }, 'model'],
      [{ provider: 'openai', model: 'm' }, 'key'],
      [server, 'baseUrl'],
      [{ ...server, baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
      [{ ...server, baseUrl: 'http://a:b@host/v1' }, 'baseUrl'],
      [{ ...server, baseUrl: 'http://169.254.169.254/v1' }, 'baseUrl'],
    ] as const) {
      const { status, body } = await admin.put('/api/admin/ai/voice', draft)
      expect([draft, status, body.issues[0].path]).toEqual([draft, 400, path])
    }
  })

  it('gives way to the environment', async () => {
    const { draft, env } = await openModel()
    const { admin } = await openSite({ env: { ...env, AI_DAILY_BUDGET: '1.5' } })
    const { voice, money } = await read(admin)
    expect(voice).toMatchObject({ source: 'environment', model: 'gpt-4o-mini' })
    expect(voice.key).toEqual({ state: 'set', end: 'test' })
    expect(money).toMatchObject({ dailyBudget: 1.5, budgetSource: 'environment' })
    expect((await admin.put('/api/admin/ai/voice', draft)).status).toBe(409)
    expect((await admin.put('/api/admin/ai/budget', { dailyBudget: 9 })).status).toBe(409)
  })

  it('is silent, and says why, when APP_SECRET is another one', async () => {
    const { draft } = await openModel()
    const { site, admin } = await openSite()
    await admin.put('/api/admin/ai/voice', draft)
    const database = { db: site.db, pool: site.pool, url: site.services.env.DATABASE_URL ?? '' }
    const moved = await testSite({
      env: { APP_SECRET: 'another secret of this site, long enough' },
      database: { ...database, close: async () => {} },
    })
    open.unshift(moved.close)
    const { voice } = await read(await signIn(moved, 'newcomer'))
    expect(voice.key).toEqual({ state: 'unreadable', end: null })
  })
})

describe('the test button', () => {
  it('makes one call, says what came of it, and counts what it cost', async () => {
    const { admin } = await openSite()
    const { draft, asked } = await openModel((name) => words[name]?.[0] ?? '')
    const { body } = await admin.post('/api/admin/ai/test', { draft })
    const trial = body as VoiceTrial
    expect(trial).toMatchObject({ isOk: true, model: 'gpt-4o-mini', said: words['Ada']?.[0] })
    expect(trial.outputTokens).toBeGreaterThan(0)
    expect(asked).toHaveLength(1)
    const { voice, money } = await read(admin)
    expect(voice.source).toBe('builtin')
    expect(money.unpublishedMicrousd).toBe(trial.costMicrousd)
  })

  it('says what the gate would not publish', async () => {
    const { admin } = await openSite()
    const { draft } = await openModel(() => 'Visit https://evil.example now, you cities with cars.')
    const { body } = await admin.post('/api/admin/ai/test', { draft })
    expect(body).toMatchObject({ isOk: false, detail: expect.stringContaining('it holds a link') })
  })

  it('says in words why a call failed, without the key, and a call that goes well closes the breaker', async () => {
    const { admin } = await openSite()
    const { draft, refuse, accept } = await openModel((name) => words[name]?.[0] ?? '')
    await admin.put('/api/admin/ai/voice', draft)
    refuse(401, `Incorrect API key provided: ${secret}`)
    const { body } = await admin.post('/api/admin/ai/test', { draft: null })
    expect(body).toMatchObject({
      isOk: false,
      detail: expect.stringContaining('refused the key'),
    })
    expect(body.detail).not.toContain('9a8b7c6d5e4f')
    expect((await read(admin)).breaker?.state).toBe('open')
    accept()
    expect((await admin.post('/api/admin/ai/test', { draft: null })).body.isOk).toBe(true)
    expect((await read(admin)).breaker?.state).toBe('closed')
  })

  it('makes none where the budget leaves no room', async () => {
    const { admin, worker, ann } = await openSite()
    const { draft, asked } = await openModel()
    /** A server on this machine costs nothing unless somebody says otherwise. */
    await admin.put('/api/admin/ai/voice', { ...draft, inputPrice: 2, outputPrice: 8 })
    await admin.put('/api/admin/ai/budget', { dailyBudget: 0 })
    const { body } = await admin.post('/api/admin/ai/test', { draft: null })
    expect(body).toMatchObject({ isOk: false, detail: expect.stringContaining('budget') })
    const { comments } = await debate(ann, worker)
    expect(comments.length).toBeGreaterThanOrEqual(3)
    expect(asked).toEqual([])
  })
})

it('a call that failed is listed with what the provider said, and whose turn it was', async () => {
  const { worker, ann, admin } = await openSite()
  const { draft, refuse } = await openModel()
  await admin.put('/api/admin/ai/voice', draft)
  refuse(500, 'out of memory')
  const { comments } = await debate(ann, worker, `${question} @skeptic`)
  expect(comments.find(({ aiCharacter }) => aiCharacter?.id === 'skeptic')?.isDegraded).toBe(true)
  const { faults, breaker, queue } = await read(admin)
  const fault = faults.find(({ characterId }) => characterId === 'skeptic')
  expect(fault).toMatchObject({
    model: 'gpt-4o-mini',
    message: expect.stringMatching(/^server: .*out of memory/),
    postId: comments[0]?.postId,
  })
  expect(breaker?.failures).toBeGreaterThan(0)
  /** A character that was not called by name asks again in some seconds. */
  expect(queue.turns).toBeGreaterThan(0)
})

describe('a local server', () => {
  it('is found by its list of models; whatever else answers is not', async () => {
    const places = await Promise.all(
      [
        [
          'Ollama',
          JSON.stringify({
            data: [{ id: 'nomic-embed-text' }, { id: 'llama3.2' }, { id: 'qwen3' }],
          }),
        ],
        ['LM Studio', '<h1>hello</h1>'],
        ['vLLM', JSON.stringify({ data: 'x'.repeat(1_000_000) })],
      ].map(async ([name = '', answer]) => {
        const server = createServer((request, response) =>
          response.end(request.url === '/v1/models' ? answer : ''),
        )
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
        open.push(() => new Promise((done) => server.close(done)))
        return { name, port: (server.address() as AddressInfo).port }
      }),
    )
    const gone = { name: 'llama.cpp', port: 1 }
    expect(await findLocalServers([...places, gone])).toEqual([
      {
        name: 'Ollama',
        baseUrl: `http://127.0.0.1:${places[0]?.port}/v1`,
        models: ['llama3.2', 'qwen3'],
      },
    ])
  })
})

describe('the switch', () => {
  it('silences all characters and lets them speak again; who is called by name says why', async () => {
    const { worker, ann, admin } = await openSite()
    await admin.put('/api/admin/ai/switch', { isOn: false })
    const silent = await debate(ann, worker, `${question} @skeptic`)
    expect(silent.comments).toEqual([])
    expect(silent.passes.map(({ character, reason }) => [character.id, reason])).toEqual([
      ['skeptic', { code: 'all_switched_off', about: null }],
    ])
    expect((await read(admin)).silences[0]?.reason.code).toBe('all_switched_off')
    await admin.put('/api/admin/ai/switch', { isOn: true })
    expect((await debate(ann, worker)).comments.length).toBeGreaterThanOrEqual(3)
  })

  it('of one character takes it off the line-up and out of the debate, and leaves what it said', async () => {
    const { worker, ann, admin } = await openSite()
    const before = await debate(ann, worker, `${question} @skeptic`)
    const ids = async () =>
      ((await ann.get('/api/ai-characters')).body as { id: string }[]).map(({ id }) => id)
    expect(await ids()).toContain('skeptic')
    await admin.put('/api/admin/characters/skeptic/switch', { isEnabled: false })
    expect(await ids()).not.toContain('skeptic')
    const after = await debate(ann, worker, `Should pupils wear a uniform at school? @skeptic`)
    expect(after.comments.map(({ aiCharacter }) => aiCharacter?.id)).not.toContain('skeptic')
    const again = (await ann.get(`/api/posts/${before.id}`)).body as Thread
    expect(again.comments.map(({ aiCharacter }) => aiCharacter?.id)).toContain('skeptic')
  })

  it('needs a password typed in the last 15 minutes, as every change does', async () => {
    let later = 0
    const { admin } = await openSite({ clock: () => new Date(Date.now() + later) })
    later = 16 * 60_000
    for (const { status, body } of await Promise.all([
      admin.put('/api/admin/ai/switch', { isOn: false }),
      admin.put('/api/admin/ai/budget', { dailyBudget: 3 }),
      admin.put('/api/admin/ai/figures', { figures: 'refused' }),
      admin.put('/api/admin/ai/voice', { provider: 'builtin' }),
      admin.post('/api/admin/ai/test', { draft: null }),
      admin.post('/api/admin/ai/local-servers', {}),
      admin.put('/api/admin/characters/skeptic/switch', { isEnabled: false }),
      admin.post('/api/admin/characters/skeptic/restore', { version: 1 }),
    ]))
      expect([status, body.code]).toEqual([403, 'not_confirmed'])
    expect((await read(admin)).isOn).toBe(true)
  })
})

describe('a persona', () => {
  const readRecord = async (admin: Browser, id = 'skeptic') =>
    (await admin.get(`/api/admin/characters/${id}`)).body as CharacterRecord

  it('has versions: a new one is what the model is told, an older one can come back', async () => {
    const { worker, ann, admin } = await openSite()
    const { draft, asked } = await openModel()
    await admin.put('/api/admin/ai/voice', draft)
    const { versions } = await readRecord(admin)
    const first = versions[0]?.persona
    const persona = { ...first, personality: 'Doubts everything, in rhyme.', talkativeness: 0.2 }
    const { status, body } = await admin.post('/api/admin/characters/skeptic/versions', {
      basedOn: 1,
      persona,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ version: 2, versions: [{ createdBy: 'keeper' }, { version: 1 }] })
    await debate(ann, worker, `${question} @skeptic`)
    expect(asked.join()).toContain('Doubts everything, in rhyme.')

    await admin.post('/api/admin/characters/skeptic/restore', { version: 1 })
    const record = await readRecord(admin)
    expect(record.versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    expect(record.versions[0]?.persona).toEqual(first)
    const { changes } = await read(admin)
    expect(changes.slice(0, 2)).toMatchObject([
      { who: 'keeper', what: { kind: 'restored', name: first?.name, version: 1 } },
      { who: 'keeper', what: { kind: 'persona' } },
    ])
  })

  it('shows what was written down in words before it was kept in values', async () => {
    const { site, admin } = await openSite()
    const row = ['budget', 'Budget: $2 a day']
    await site.pool.query('insert into ai_changes (subject, summary) values ($1, $2)', row)
    expect((await read(admin)).changes[0]).toMatchObject({
      who: null,
      what: null,
      summary: 'Budget: $2 a day',
    })
  })

  it('is not written over what somebody else wrote meanwhile', async () => {
    const { admin } = await openSite()
    const { versions } = await readRecord(admin)
    const body = { basedOn: 1, persona: versions[0]?.persona }
    const answers = await Promise.all(
      [body, body].map((one) => admin.post('/api/admin/characters/skeptic/versions', one)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('of one’s own joins the cast; without a model it has no texts and says so', async () => {
    const { site, worker, ann, admin } = await openSite()
    const { versions } = await readRecord(admin, 'historian')
    const persona = { ...versions[0]?.persona, name: 'Vera · Archivist', givenName: 'Vera' }
    const { status, body } = await admin.post('/api/admin/characters', {
      handle: 'archive',
      persona,
    })
    expect([status, body.hasTexts]).toEqual([201, false])
    const { passes } = await debate(ann, worker, `${question} What do you say, @archive?`)
    const own = passes.find(({ character }) => character.id === body.id)
    expect(own?.character).toMatchObject({ name: 'Vera · Archivist', handle: 'archive' })
    expect(own?.reason.code).toBe('needs_model')

    const taken = await admin.post('/api/admin/characters', { handle: 'archive', persona })
    const persons = await admin.post('/api/admin/characters', {
      handle: ann.user.username.toLowerCase(),
      persona,
    })
    expect([taken.status, persons.status]).toEqual([409, 409])
    await expect(site.signUp('Archive')).rejects.toThrow(/reserved/)
  })

  it('is refused where it is not one', async () => {
    const { admin } = await openSite()
    const { versions } = await readRecord(admin)
    for (const [fault, path] of [
      [{ lean: 2 }, 'persona.lean'],
      [{ talkativeness: -1 }, 'persona.talkativeness'],
      [{ values: [] }, 'persona.values'],
      [{ personality: ' ' }, 'persona.personality'],
      [{ givenName: '<b>' }, 'persona.givenName'],
      [{ icon: 'skull' }, 'persona.icon'],
    ] as const) {
      const persona = { ...versions[0]?.persona, ...fault }
      const { status, body } = await admin.post('/api/admin/characters/skeptic/versions', {
        basedOn: 1,
        persona,
      })
      expect([fault, status, body.issues[0].path]).toEqual([fault, 400, path])
    }
  })
})
