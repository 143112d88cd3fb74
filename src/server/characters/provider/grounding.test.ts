import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { startModel } from '../../../../tests/support/model.ts'
import { testSite } from '../../../../tests/support/site.ts'
import type { Debate } from '../../library/debate.ts'
import { openLibrary } from '../../library/library.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'
import { bindingOf, fingerprintOf } from '../voices/library/match-post.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const library = openLibrary(null)
const covered = 'Should cities ban cars from their centres?'
const near = 'Does anyone know which towns made their buses free for everybody?'
const elsewhere = 'Boxing gloves were invented in a small workshop by the harbour.'

/** What the model was asked, turn by turn. */
const openSite = async () => {
  const { asked, env, stop } = await startModel()
  const site = await testSite({ env })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close, stop)
  const ann = await site.signUp()
  const write = async (content: string) =>
    ((await ann.post('/api/posts', { content })).body as Post).id
  return { site, worker, asked, write }
}

const debateOf = (id: string | null): Debate => {
  const debate = library.debates.get(id ?? '')
  if (!debate) throw new Error('No debate is bound')
  return debate
}

/** As it stands in a request's JSON. */
const quoted = (text: string): string => JSON.stringify(text).slice(1, -1)
const holds = (request: string, texts: readonly string[]): boolean =>
  texts.some((text) => request.includes(quoted(text)))
const pointsOf = ({ points }: Debate) => Object.values(points).map(({ says }) => says)
const factsOf = ({ facts }: Debate) => Object.values(facts).map(({ says }) => says)

describe('what a model is asked', () => {
  it('holds points of the debate that covers the post, as the post’s own', async () => {
    const { worker, asked, write } = await openSite()
    await write(covered)
    await worker.drain()
    const debate = debateOf(bindingOf(library, covered).debateId)
    expect(asked.length).toBeGreaterThan(0)
    for (const request of asked) {
      expect(holds(request, pointsOf(debate))).toBe(true)
      expect(request).not.toContain('neighbouring question')
    }
  })

  it('holds points of a debate that only comes near as those of a neighbouring question, and none of its facts', async () => {
    const { worker, asked, write } = await openSite()
    await write(near)
    await worker.drain()
    const debate = debateOf(bindingOf(library, near).relatedId)
    expect(asked.length).toBeGreaterThan(0)
    for (const request of asked) {
      expect(request).toContain('neighbouring question')
      expect(holds(request, [debate.question])).toBe(true)
      expect(holds(request, pointsOf(debate))).toBe(true)
      expect(holds(request, factsOf(debate))).toBe(false)
      expect(request).not.toContain('Facts that may be named')
    }
  })

  it.each([covered, near])(
    'holds nothing of the debate that “%s” was bound to once it says something else',
    async (before) => {
      const { site, worker, asked, write } = await openSite()
      const { debateId, relatedId } = bindingOf(library, before)
      const debate = debateOf(debateId ?? relatedId)
      const id = await write(elsewhere)
      await sql`
        insert into post_debates (post_id, debate_id, related_id, score, fingerprint, bound_at)
        values (${id}, ${debateId}, ${relatedId}, 1, ${fingerprintOf(before)}, now())
      `.execute(site.db)
      await worker.drain()
      expect(asked.length).toBeGreaterThan(0)
      for (const request of asked) {
        expect(holds(request, [...pointsOf(debate), ...factsOf(debate)])).toBe(false)
        expect(request).not.toContain('neighbouring question')
      }
    },
  )
})
