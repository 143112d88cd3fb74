import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { Receipt } from '#shared/characters.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { carTexts, modelFile } from '../../../../../tests/support/model-file.ts'
import { holders, openLocalSite, untilSaid } from '../../../../../tests/support/local-site.ts'
import { atFirstWord } from '../../../../../tests/support/model-process.ts'
import { until } from '../../../../../tests/support/processes.ts'
import { tinyModel } from '../../../../../tests/support/tiny-model.ts'
import { openSpeaker } from './speaker.ts'
import { limitsBy, measureSpeed, mostReplySeconds } from './speed.ts'
import { readLocalState } from './state.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const openSite = async (content?: Buffer) => {
  const site = await openLocalSite(content)
  open.push(site.close)
  return site
}

describe('a model file of one’s own', () => {
  it('speaks once it has been tried, and its receipts name the file and its speed', async () => {
    const { ann, debate, become, file } = await openSite()
    await become('ready')
    const { comments } = await debate()
    const own = comments.filter(({ isDegraded }) => !isDegraded)
    expect(own.length).toBeGreaterThanOrEqual(2)
    for (const { id, content } of own) {
      expect(carTexts).toContain(content)
      const { body } = await ann.get(`/api/comments/${id}/receipt`)
      const receipt = body as Receipt
      expect(receipt).toMatchObject({ provider: 'local', model: 'tiny.gguf', costMicrousd: 0 })
      expect(receipt.modelHash).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'))
      expect(receipt.tokensPerSecond).toBeGreaterThan(0)
    }
  })

  it('is told on the metrics page: that it speaks, what memory and processor it takes, and its speed', async () => {
    const { site, become } = await openSite()
    await become('ready')
    const figures = await (await fetch(`${site.url}/metrics`)).text()
    const figure = (name: string) =>
      Number(new RegExp(`^symposia_model_${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(figures)?.[1])
    expect(figure('ready')).toBe(1)
    for (const name of ['memory_bytes', 'processor_seconds', 'reply_seconds'])
      expect(figure(name)).toBeGreaterThan(0)
    expect(figure('queue')).toBeGreaterThanOrEqual(0)
  })

  it('that goes round in circles is refused, and the library speaks to the person instead', async () => {
    const circle = ' Cars in cities take the square from those who live on it.'
    const { debate, become } = await openSite(tinyModel([circle], { isEndless: true }))
    await become('ready')
    const { comments } = await debate()
    expect(comments.length).toBeGreaterThanOrEqual(3)
    for (const { content, isDegraded } of comments) {
      expect(isDegraded).toBe(true)
      expect(content).not.toContain('take the square')
    }
  })

  it('whose file is no GGUF is said to be none, and no turn is lost', async () => {
    const { site, debate, become } = await openSite(Buffer.from('This is no model. '.repeat(100)))
    await become('refused')
    expect(await readLocalState(site.db)).toMatchObject({ fault: 'no_model', model: 'tiny.gguf' })
    const { comments } = await debate()
    expect(comments.length).toBeGreaterThanOrEqual(3)
  })

  it('whose process is killed has another, and no turn is lost', async () => {
    const { site, debate, become } = await openSite()
    await become('ready')
    const [holder = 0] = holders()
    process.kill(holder, 'SIGKILL')
    const { id, comments } = await debate()
    expect(comments.some(({ isDegraded }) => !isDegraded)).toBe(true)
    expect(holders()).not.toContain(holder)
    const lost = await site.db
      .selectFrom('replies')
      .select('id')
      .where('post_id', '=', id)
      .where('state', 'in', ['planned', 'speaking'])
      .execute()
    expect(lost).toEqual([])
  })

  it('whose process is killed in mid-sentence says it anew, and no turn is lost', async () => {
    const { site, debate, become } = await openSite()
    await become('ready')
    open.unshift(atFirstWord((child) => child.kill('SIGKILL')))
    const { comments } = await debate()
    const faults = await site.db.selectFrom('voice_faults').select(['kind', 'message']).execute()
    // the gate may refuse what the random model says besides
    const ended = faults.flatMap(({ kind, message }) => (kind === 'gate' ? [] : [message]))
    expect(ended).toEqual(['The process of the model ended by SIGKILL'])
    expect(comments.some(({ content }) => carTexts.includes(content))).toBe(true)
    const states = await site.db.selectFrom('replies').select(['state', 'reason']).execute()
    expect(states.filter(({ state }) => state !== 'spoken' && state !== 'passed')).toEqual([])
  })

  it('that the system ends while it is loaded, as it does where memory is short, leaves every turn to the library', async () => {
    const { site, debate } = await openSite()
    const ended = (async () => {
      await until(() => holders().length > 0, 'a process holds a model')
      process.kill(holders()[0] ?? 0, 'SIGKILL')
    })()
    const { comments } = await debate()
    await ended
    await until(
      async () => (await readLocalState(site.db))?.state === 'refused',
      'it is refused',
      60_000,
    )
    expect(await readLocalState(site.db)).toMatchObject({ fault: 'no_memory', model: 'tiny.gguf' })
    expect(comments.length).toBeGreaterThanOrEqual(3)
    expect(
      (await debate('Should buses be free for everybody?')).comments.length,
    ).toBeGreaterThanOrEqual(3)
  })

  it('does not take over a discussion that the library has begun', async () => {
    const { ann, site, worker, become } = await openSite()
    const { body } = await ann.post('/api/posts', {
      content: 'Should buses be free for everybody?',
    })
    await become('ready')
    const { id } = body as Post
    await ann.post(`/api/posts/${id}/comments`, {
      content: '@skeptic, who would pay for free buses?',
    })
    await untilSaid(site.db, worker)
    const { comments } = (await ann.get(`/api/posts/${id}`)).body as Thread
    const byCharacters = comments.filter(({ isAiResponse }) => isAiResponse)
    expect(byCharacters.length).toBeGreaterThanOrEqual(4)
    for (const { isDegraded, content } of byCharacters)
      expect([isDegraded, carTexts.includes(content)]).toEqual([false, false])
  })
})

const megabyte = 1024 * 1024
const order = { system: '', prompt: 'Should cities ban cars?', mostTokens: 200, schema: null }
const deaf = { onText: () => undefined, signal: new AbortController().signal }

describe('the process that holds a model', () => {
  const speakerOf = (content = tinyModel(carTexts), contextSize = 2_048) => {
    const { file, remove } = modelFile(content)
    const speaker = openSpeaker({ file, hash: null, threads: 1, contextSize })
    open.push(speaker.close, remove)
    return speaker
  }
  const endless = tinyModel([carTexts.join(' ')], { isEndless: true })

  it('may be killed in mid-sentence: that reply fails, the next one is said', async () => {
    const speaker = speakerOf(endless)
    const kill = () => process.kill(speaker.figures()?.pid ?? 0, 'SIGKILL')
    const cut = speaker.speak({ ...order, mostTokens: 1_500 }, { ...deaf, onText: kill })
    await expect(cut).rejects.toThrow('ended by SIGKILL')
    expect((await speaker.speak(order, deaf)).outputTokens).toBeGreaterThan(100)
  })

  it('stops when it is told to, and keeps what it has read', async () => {
    const speaker = speakerOf(endless)
    const enough = new AbortController()
    const stopped = await speaker.speak(
      { ...order, mostTokens: 1_500 },
      { onText: () => enough.abort(), signal: enough.signal },
    )
    expect(stopped.reason).toBe('aborted')
    const again = await speaker.speak(order, deaf)
    expect(again.reason).toBe('length')
    expect(again.cachedTokens).toBeGreaterThan(again.inputTokens - 5)
  })

  it('refuses a prompt that is longer than it can read, and one that has no room for the reply', async () => {
    const speaker = speakerOf()
    const long = speaker.speak({ ...order, prompt: 'Should cities ban cars? '.repeat(200) }, deaf)
    await expect(long).rejects.toThrow(/The prompt has \d+ tokens/)
    expect((await speaker.speak(order, deaf)).reason).toBe('stop')
  })

  it('that the system ends while it loads, as it does where memory is short, says so', async () => {
    const speaker = speakerOf()
    const loading = speaker.load()
    process.kill(speaker.figures()?.pid ?? 0, 'SIGKILL')
    await expect(loading).rejects.toMatchObject({ code: 'no_memory' })
    expect((await speaker.load()).contextSize).toBe(2_048)
  })

  /** So much memory of its own may it have from now on. */
  const limit = (pid = 0, bytes: number) =>
    execFileSync('prlimit', ['--pid', String(pid), `--data=${bytes}`])

  it.skipIf(spawnSync('prlimit', ['--version']).status !== 0).each([
    ['for what it reads and says', 900 * megabyte],
    ['for itself', 200 * megabyte],
  ])('that has too little memory %s says so', async (_, bytes) => {
    const contextSize = 2 ** 21
    const speaker = speakerOf(tinyModel(carTexts, { contextSize }), contextSize)
    const loading = speaker.load()
    limit(speaker.figures()?.pid, bytes)
    await expect(loading).rejects.toMatchObject({ code: 'no_memory' })
  })

  it('says so where the file breaks off', async () => {
    const speaker = speakerOf(tinyModel(carTexts).subarray(0, 40_000))
    await expect(speaker.load()).rejects.toMatchObject({ code: 'no_model' })
  })

  it('says so where there is no file', async () => {
    const speaker = openSpeaker({ file: '/nowhere.gguf', hash: null, threads: 1, contextSize: 512 })
    open.push(speaker.close)
    await expect(speaker.load()).rejects.toMatchObject({ code: 'no_file' })
  })

  it('writes JSON and nothing else where a shape is wished for', async () => {
    const speaker = speakerOf()
    let said = ''
    const schema = { type: 'object', properties: { act: { enum: ['ASK', 'OPEN'] } } }
    await speaker.speak({ ...order, schema }, { ...deaf, onText: (text) => (said += text) })
    expect(said.trimStart()).toMatch(/^\{/)
  })
})

describe('before it is taken into use', () => {
  const measured = (readMs: number, writeMs: number) =>
    measureSpeed({
      load: () => Promise.resolve({ hash: '', contextSize: 8_192, ms: 1 }),
      speak: () =>
        Promise.resolve({
          reason: 'length',
          inputTokens: 300,
          cachedTokens: 0,
          outputTokens: 8,
          readMs,
          writeMs,
        }),
      figures: () => null,
      close: () => undefined,
    })

  it('a reply is reckoned from eight tokens: 30 s where it reads 60 and writes 7.3 a second', async () => {
    const { replySeconds } = await measured(5_000, 955)
    expect(replySeconds).toBeCloseTo(30, 0)
    expect(replySeconds).toBeLessThan(mostReplySeconds)
  })

  it('a call is given as long as its speed says, and room for a busy machine', async () => {
    const quick = limitsBy({ read: 60, write: 7.3, replySeconds: 30 }, 220)
    const slow = limitsBy({ read: 30, write: 3.65, replySeconds: 60 }, 220)
    expect(quick.firstChunk).toBeGreaterThan((900 / 60) * 1_000)
    expect(quick.total - quick.firstChunk).toBeGreaterThan((220 / 7.3) * 1_000)
    expect(slow.firstChunk).toBeGreaterThan(quick.firstChunk)
    expect(slow.total).toBeGreaterThan(quick.total)
  })

  it('one that reads 18 and writes 4 a second would keep people waiting', async () => {
    expect((await measured(16_667, 1_750)).replySeconds).toBeGreaterThan(mostReplySeconds)
  })
})
