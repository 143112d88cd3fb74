import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { Receipt } from '#shared/characters.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { carTexts, modelFile } from '../../../../../tests/support/model-file.ts'
import { childrenOf, until } from '../../../../../tests/support/processes.ts'
import { testSite } from '../../../../../tests/support/site.ts'
import { tinyModel } from '../../../../../tests/support/tiny-model.ts'
import { startWorker } from '../../../tasks.ts'
import { ensureCast } from '../../cast.ts'
import { readLocalState } from './state.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const question = 'Should cities ban cars from their centres? #Mobility'

/** A site whose characters speak from this file. */
const openSite = async (content?: Buffer) => {
  const { file, env, remove } = modelFile(content)
  const site = await testSite({ env })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close, remove)
  const ann = await site.signUp()
  const debate = async (text = question) => {
    const { body } = await ann.post('/api/posts', { content: text })
    await untilSaid(site.db, worker)
    return (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
  }
  const become = async (wanted: string) => {
    // somebody has to ask for the first time
    await debate('Is it fair to leave a party without a word?')
    await until(
      async () => (await readLocalState(site.db))?.state === wanted,
      `it is ${wanted}`,
      60_000,
    )
  }
  return { ann, site, worker, file, debate, become }
}

const untilSaid = async (
  db: Awaited<ReturnType<typeof testSite>>['db'],
  worker: Awaited<ReturnType<typeof startWorker>>,
) => {
  await until(
    async () => {
      await worker.drain()
      const waiting = await db
        .selectFrom('replies')
        .select('id')
        .where('state', 'in', ['planned', 'speaking'])
        .execute()
      return waiting.length === 0
    },
    'every turn ends',
    90_000,
  )
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
})
void tinyModel
void childrenOf
