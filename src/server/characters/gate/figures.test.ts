import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import type { AiState } from '#shared/ai.ts'
import type { Receipt } from '#shared/characters.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { startModel, words } from '../../../../tests/support/model.ts'
import { testSite } from '../../../../tests/support/site.ts'
import { createAdmin } from '../../accounts/admins/admins.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const library = fileURLToPath(new URL('../../../../tests/support/library', import.meta.url))
const question = 'Should cities ban cars from their centres? @history'
const plain = words['Hale']?.[0] ?? ''
const dated =
  'Stockholm tried a charge on cars in 2006 for some months, and 31 percent of the grumblers had changed their minds by autumn.'

const openSite = async (reply: Parameters<typeof startModel>[0]) => {
  const { asked, env, stop } = await startModel(reply)
  const site = await testSite({ env, library })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close, stop)
  const ann = await site.signUp()
  const ask = async (content: string) => {
    const { body } = await ann.post('/api/posts', { content, aiSeats: 'on_call' })
    await worker.drain()
    const { comments, passes } = (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
    return { comment: comments[0], passes }
  }
  const receiptOf = async (id: number | undefined) =>
    (await ann.get(`/api/comments/${id}/receipt`)).body as Receipt
  const signIn = async () => {
    const password = await createAdmin(site.db, 'keeper')
    const admin = site.visitor()
    await admin.post('/api/admin/login', { username: 'keeper', password })
    return admin
  }
  return { asked, ask, receiptOf, signIn }
}

const refused = 'Your first try was refused because it names “2006” without a source'

describe('a figure that has no source', () => {
  it('is asked about once; a reply that does without it has no mark', async () => {
    const { asked, ask, receiptOf } = await openSite((_, system) =>
      system.includes(refused) ? plain : dated,
    )
    const { comment } = await ask(question)
    expect(comment).toMatchObject({ content: plain, isDegraded: false })
    expect(comment).not.toHaveProperty('unchecked')
    expect((await receiptOf(comment?.id)).unchecked).toEqual([])
    expect(asked).toHaveLength(2)
  })

  it('is published with a mark where the model keeps to it, and stands on the receipt', async () => {
    const { asked, ask, receiptOf } = await openSite(() => dated)
    const { comment } = await ask(question)
    const unchecked = ['2006', '31 percent']
    expect(comment).toMatchObject({ content: dated, isDegraded: false, unchecked })
    expect(await receiptOf(comment?.id)).toMatchObject({ unchecked })
    expect(asked).toHaveLength(2)
    expect(asked[1]).toContain('refused because')
  })

  it('is refused where an administrator says so, from the next turn on', async () => {
    const { ask, signIn } = await openSite(() => dated)
    const admin = await signIn()
    const read = async () => (await admin.get('/api/admin/ai')).body as AiState
    expect((await read()).figures).toBe('marked')
    const { status, body } = await admin.put('/api/admin/ai/figures', { figures: 'refused' })
    expect([status, (body as AiState).figures]).toEqual([200, 'refused'])
    const { comment } = await ask(question)
    expect(comment?.content).not.toBe(dated)
    expect(comment).not.toHaveProperty('unchecked')
    expect((await read()).changes[0]).toMatchObject({
      who: 'keeper',
      what: { kind: 'figures', figures: 'refused' },
    })
    const wrong = await admin.put('/api/admin/ai/figures', { figures: 'ignored' })
    expect(wrong.status).toBe(400)
  })

  it('has one where the post or the thread gives it', async () => {
    const { asked, ask } = await openSite(() => dated)
    const { comment } = await ask(`In 2006, 31% changed their minds about cars in cities. @history`)
    expect(comment).toMatchObject({ content: dated })
    expect(comment).not.toHaveProperty('unchecked')
    expect(asked).toHaveLength(1)
  })
})

describe('a post that a written debate covers', () => {
  const lighthouse = 'Should the old lighthouse be painted pink? @skeptic'
  const said =
    'Pink paint on a lighthouse is a bill that comes back every few years, and the island has a school roof to mend first.'

  it('gives the model its points, its facts and how the character sounds', async () => {
    const { asked, ask } = await openSite(() => said)
    const { comment } = await ask(lighthouse)
    expect(comment?.content).toBe(said)
    const [request = ''] = asked
    expect(request).toContain('- for: Visitors would come to see it.')
    expect(request).toContain('- against: Sailors know it by its stripes.')
    expect(request).toContain('How you sound')
    expect(request.length).toBeLessThan(9_000)
  })

  it('is the only one that does', async () => {
    const { asked, ask } = await openSite(
      () => 'A comet is a fine thing to have seen, and not knowing what it was is half of it.',
    )
    await ask('I saw a comet last night and I still do not know what I looked at. @skeptic')
    expect(asked.join()).not.toContain('What people say about the question')
    expect(asked.join()).not.toContain('How you sound')
  })

  it('is not answered with its own words by a model that repeats an example', async () => {
    const { asked, ask } = await openSite((_, __, request) => {
      if (request.includes('refused because it copies an example')) return said
      const [, example = ''] = /elsewhere[^“]*“([^”]+)”/.exec(request) ?? []
      return `Well, about the lighthouse. ${example}`
    })
    const { comment } = await ask(lighthouse)
    expect(comment).toMatchObject({ content: said, isDegraded: false })
    expect(asked).toHaveLength(2)
  })
})

it('a German post is answered in German: a model that speaks English is asked again', async () => {
  const german =
    'Ich wohne über einer Bäckerei. Ohne Lieferwagen um fünf gibt es dort kein Brot, also sperrt die Autos aus und lasst den Bäcker hinein.'
  const { asked, ask } = await openSite((_, system) =>
    system.includes('refused because it is not in German') ? german : plain,
  )
  const { comment } = await ask(
    'Sollten Städte ihre Innenstädte für Autos sperren? Ich bin mir nicht sicher. @history',
  )
  expect(comment).toMatchObject({ content: german, isDegraded: false })
  expect(asked[0]).toContain('German prose, the language of the post')
})
