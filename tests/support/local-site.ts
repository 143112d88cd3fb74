import { readFileSync } from 'node:fs'
import type { Post, Thread } from '#shared/posts.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { readLocalState } from '#server/characters/voices/local/state.ts'
import type { Db } from '#server/db/outbox.ts'
import { startWorker, type Worker } from '#server/tasks.ts'
import { modelFile } from './model-file.ts'
import { childrenOf, until } from './processes.ts'
import { testSite } from './site.ts'

/** A site whose characters speak from this file. */
export const openLocalSite = async (content?: Buffer) => {
  const { file, env, remove } = modelFile(content)
  const site = await testSite({ env })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
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
  const close = async () => {
    await worker.stop()
    await site.close()
    remove()
  }
  return { ann, site, worker, file, debate, become, close }
}

const question = 'Should cities ban cars from their centres? #Mobility'

/** Resolves when every turn has been spoken, or has ended without words. */
export const untilSaid = async (db: Db, worker: Worker): Promise<void> => {
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

/** Processes of this one that hold a model. */
export const holders = (): number[] =>
  childrenOf(process.pid).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('speaker-process')
    } catch {
      return false
    }
  })
