import { afterEach, expect, it } from 'vitest'
import type { Post, Thread } from '#shared/posts.ts'
import { testSite } from '../../../../tests/support/site.ts'
import { writePost } from '../../posts/posts.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

it('a person’s posts get 10 AI panels on the first day and 20 on others; beyond that the post stays, and its author is told', async () => {
  const site = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close)
  const ann = await site.signUp()
  const since = (days: number) => new Date(Date.now() - days * 86_400_000)

  /** The panels of earlier today, as they stand in the database. */
  const had = async (panels: number) => {
    for (let n = 0; n < panels; n += 1) {
      const post = await writePost(site.db, {
        author: ann.user,
        content: `Question ${n}`,
        aiSeats: 'humans_only',
        at: new Date(),
      })
      await site.db
        .insertInto('replies')
        .values({ post_id: post.id, character_id: 'skeptic', wave: 1, state: 'spoken' })
        .execute()
    }
  }
  const ask = async (content: string) => {
    const { status, body } = await ann.post('/api/posts', { content })
    expect(status).toBe(201)
    await worker.drain()
    return (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
  }

  await had(10)
  const eleventh = await ask('Should full-time work be four days a week at the same pay?')
  expect(eleventh.comments).toEqual([])
  expect(eleventh.passes.map(({ reason }) => reason)).toEqual([
    { code: 'panels_spent', about: '10' },
  ])
  const named = await ask('Should pupils wear a uniform? @historian @history')
  expect(named.comments.map(({ aiCharacter }) => aiCharacter?.id)).toEqual(['historian'])

  await site.db
    .updateTable('users')
    .set({ created_at: since(3) })
    .execute()
  const older = await ask('Should buses be free?')
  expect(older.comments.length).toBeGreaterThanOrEqual(1)
  await had(10)
  /** Four posts a minute: the fourth. */
  const last = await ask('Should cities ban cars from their centres?')
  expect(last.comments).toEqual([])
  expect(last.passes[0]?.reason.about).toBe('20')
})
