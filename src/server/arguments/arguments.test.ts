import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { DebatePage, DebateSummary, OwnVotes } from '#shared/arguments.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { letSpeak } from '../../../tests/support/speaking.ts'
import { announce } from '../changes/announce.ts'
import { ensureCast } from '../characters/cast.ts'
import { openOutlines } from '../library/outline.ts'
import { forgetForGood } from '../people/purge.ts'
import { readTallies } from './tally.ts'

let site: TestSite
let ann: Member

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp()
})
afterAll(() => site.close())

const send = (person: Member, method: string, path: string, body?: unknown) =>
  person.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
const at = '/api/debates/free-buses'
const stand = (person: Member, stance: number) => send(person, 'PUT', `${at}/stance`, { stance })
const vote = (person: Member, point: string, said: string | null) =>
  send(person, 'PUT', `${at}/points/${point}/vote`, { vote: said })
const read = async (person: Pick<Member, 'get'> = site.visitor()) =>
  (await person.get(at)).body as DebatePage
const pointOf = async (id: string, person?: Pick<Member, 'get'>) =>
  (await read(person)).points.find((point) => point.id === id)!

describe('the questions of the library', () => {
  const list = async (q = '') =>
    (await site.visitor().get(`/api/debates?q=${encodeURIComponent(q)}`)).body as DebateSummary[]

  it('are all listed, each with its points', async () => {
    const all = await list()
    expect(all.length).toBe(openOutlines(null).size)
    expect(all.find(({ id }) => id === 'free-buses')).toMatchObject({
      question: 'Should buses be free?',
      category: 'Environment',
    })
    for (const { pointsCount } of all) expect(pointsCount).toBeGreaterThan(0)
  })

  it('are found by words of the question and of its points, whatever their endings', async () => {
    expect((await list('free bus')).map(({ id }) => id)).toContain('free-buses')
    expect((await list('boarding tickets')).map(({ id }) => id)).toContain('free-buses')
    expect(await list('zeppelins')).toEqual([])
    expect((await list('the')).length).toBe((await list()).length)
    expect((await site.visitor().get(`/api/debates?q=${'a'.repeat(101)}`)).status).toBe(400)
  })

  it('have none that an administrator has switched off', async () => {
    const off = { text_id: 'free-buses', switched_at: new Date() }
    await site.db.insertInto('library_switches').values(off).execute()
    expect((await list()).map(({ id }) => id)).not.toContain('free-buses')
    expect((await site.visitor().get(at)).status).toBe(404)
    expect((await stand(ann, 1)).status).toBe(404)
    await site.db.deleteFrom('library_switches').execute()
    expect((await site.visitor().get('/api/debates/no-such-debate')).status).toBe(404)
  })
})

describe('a question', () => {
  it('shows its points with who makes them and the facts, what it turns on and what would change each mind', async () => {
    const page = await read()
    expect(page.points.length).toBe(openOutlines(null).get('free-buses')!.points.length)
    const cars = page.points.find(({ id }) => id === 'cars')!
    expect(cars.characters.map(({ handle }) => handle)).toContain('data')
    expect(cars.facts[0]?.source).toBeTruthy()
    expect(page.crux).toBeTruthy()
    expect(page.change.map(({ character }) => character.handle)).toContain('skeptic')
  })

  it('leaves out the cases that people tell of themselves', () => {
    const scans = openOutlines(null).get('ai-reads-scans')!
    expect(scans.points.map(({ id }) => id)).not.toContain('you-should-have-asked')
  })

  it('names who made a point in a discussion, but not to somebody who has blocked them', async () => {
    const bob = await site.signUp()
    const { body } = await ann.post('/api/posts', {
      content: 'Free buses?',
      aiSeats: 'humans_only',
    })
    const { id: postId } = body as Post
    await sql`insert into post_debates (post_id, debate_id, score, fingerprint, bound_at)
      values (${postId}, 'free-buses', 1, '', now())`.execute(site.db)
    const said = (await bob.post(`/api/posts/${postId}/comments`, { content: 'I left my car.' }))
      .body as Comment
    const opening = await letSpeak(site.db, { postId, content: 'Few drivers switched.' })
    const reply = await letSpeak(site.db, { postId, content: 'You did.', parentId: said.id })
    const spoken = [
      { comment_id: opening, text_id: 'free-buses/measured-in-tallinn' },
      { comment_id: reply, text_id: 'free-buses/a-pass-by-lot' },
    ].map((one) => ({ ...one, post_id: postId, spoken_at: new Date() }))
    await site.db.insertInto('spoken_texts').values(spoken).execute()

    expect((await pointOf('cars')).made).toMatchObject([
      { commentId: opening, userId: null, quote: 'Few drivers switched.' },
      { commentId: said.id, character: null, quote: 'I left my car.' },
    ])
    expect((await read()).discussions).toMatchObject([{ postId, title: 'Free buses?' }])

    const cid = await site.signUp()
    const bobId = ((await bob.get('/api/user')).body as { id: string }).id
    await send(cid, 'PUT', `/api/user/hidden/people/${bobId}`, { kind: 'block' })
    expect((await pointOf('cars', cid)).made.map(({ commentId }) => commentId)).toEqual([opening])

    const wordy = { content: `I left my car. ${'And so on. '.repeat(80)} Turnips.` }
    await send(bob, 'PUT', `/api/comments/${said.id}`, wordy)
    await send(cid, 'PUT', '/api/user/hidden/words', { words: ['turnips'] })
    await send(cid, 'DELETE', `/api/user/hidden/people/${bobId}`)
    // No more of a text is looked through than is read to quote it.
    expect((await pointOf('cars', cid)).made.map(({ commentId }) => commentId)).toEqual([
      opening,
      said.id,
    ])

    await send(bob, 'DELETE', `/api/comments/${said.id}`)
    expect((await pointOf('cars')).made.map(({ commentId }) => commentId)).toEqual([opening])
    await send(ann, 'DELETE', `/api/posts/${postId}`)
    expect((await read()).discussions).toEqual([])
  })
})

describe('votes', () => {
  it('are one a person and point, can be changed, and can be taken back', async () => {
    const bob = await site.signUp()
    await Promise.all(['convinces', 'does_not', 'convinces'].map((said) => vote(bob, 'poor', said)))
    await vote(bob, 'poor', 'cannot_say')
    expect((await pointOf('poor')).tally).toMatchObject({ convinces: 0, doesNot: 0, cannotSay: 1 })
    const own = (await bob.get(`${at}/own`)).body as OwnVotes
    expect(own).toEqual({ stance: null, votes: { poor: 'cannot_say' } })
    await vote(bob, 'poor', null)
    expect((await pointOf('poor')).tally.cannotSay).toBe(0)
  })

  it('count in the camp in which somebody says that they stand', async () => {
    const [bob, cid, dee] = [await site.signUp(), await site.signUp(), await site.signUp()]
    await stand(bob, 2)
    await stand(cid, -1)
    for (const one of [bob, cid, dee]) await vote(one, 'quick', 'convinces')
    const { tally } = await pointOf('quick')
    expect(tally).toMatchObject({
      for: { convinced: 1, of: 1 },
      against: { convinced: 1, of: 1 },
      convinces: 3,
    })
    expect(tally.bridging).toBeGreaterThan(0)
    expect((await read()).points[0]?.id).toBe('quick')
    await stand(cid, 1)
    expect((await pointOf('quick')).tally).toMatchObject({
      for: { convinced: 2, of: 2 },
      bridging: 0,
    })
    for (const one of [bob, cid, dee])
      expect((await send(one, 'DELETE', `${at}/own`)).status).toBe(204)
    expect((await pointOf('quick')).tally.convinces).toBe(0)
  })

  it('are counted once, not at every read, and shown at the next read after another', async () => {
    const bob = await site.signUp()
    await vote(bob, 'poor', 'convinces')
    expect((await pointOf('poor')).tally.convinces).toBe(1)
    await vote(bob, 'poor', 'does_not')
    expect((await pointOf('poor')).tally).toMatchObject({ convinces: 0, doesNot: 1 })

    await site.app.hub.caughtUp()
    let counts = 0
    onStatement((text) => (counts += Number(text.includes('from point_votes as voted'))))
    await vote(bob, 'poor', 'does_not')
    for (const _ of [1, 2, 3]) await read()
    vi.restoreAllMocks()
    expect(counts).toBeLessThanOrEqual(1)
    await vote(bob, 'poor', null)
    expect((await pointOf('poor')).tally.doesNot).toBe(0)
  })

  it('of what is not there, or is no vote, are refused', async () => {
    expect((await vote(ann, 'no-such-point', 'convinces')).status).toBe(404)
    expect((await vote(ann, 'poor', 'maybe')).status).toBe(400)
    expect((await stand(ann, 3)).status).toBe(400)
  })

  it('are of people alone', async () => {
    const scout = {
      debate_id: 'free-buses',
      user_id: 'ai_system',
      stance: 1,
      stated_at: new Date(),
    }
    await expect(site.db.insertInto('debate_stances').values(scout).execute()).rejects.toThrow(
      /check/,
    )
  })

  it('of an account that is going do not count, and go with it', async () => {
    const bob = await site.signUp()
    const { id } = (await bob.get('/api/user')).body as { id: string }
    await vote(bob, 'poor', 'convinces')
    const going = async (deleted_at: Date | null) => {
      await site.db.updateTable('users').set({ deleted_at }).where('id', '=', id).execute()
      await announce(site.db, { kind: 'profile', userId: id })
      await site.app.hub.caughtUp()
    }
    await going(new Date())
    expect((await pointOf('poor')).tally.convinces).toBe(0)
    await going(null)
    expect((await pointOf('poor')).tally.convinces).toBe(1)
    await going(new Date())
    await site.db.transaction().execute((trx) => forgetForGood(trx, id))
    expect((await pointOf('poor')).tally.convinces).toBe(0)
    expect(await site.db.selectFrom('point_votes').select('vote').execute()).toEqual([])
  })
})

it('the votes of a thousand people on thirty points are one statement, each counted once', async () => {
  await sql`
    insert into users (id, username, email, password_hash, first_name, last_name)
    select 'voter_' || n, 'voter_' || n, 'voter' || n || '@example.org', '', 'Voter', 'Number'
    from generate_series(1, 1000) as n`.execute(site.db)
  await sql`
    insert into debate_stances (debate_id, user_id, stance, stated_at)
    select 'thirty', 'voter_' || n, n % 5 - 2, now() from generate_series(1, 1000) as n`.execute(
    site.db,
  )
  await sql`
    insert into point_votes (debate_id, point_id, user_id, vote, voted_at)
    select 'thirty', 'point-' || p, 'voter_' || n,
      (array['convinces', 'does_not', 'cannot_say'])[1 + (n * p) % 3], now()
    from generate_series(1, 1000) as n, generate_series(1, 30) as p`.execute(site.db)
  const tallies = await readTallies(site.db, 'thirty')
  expect(tallies.size).toBe(30)
  for (const { convinces, doesNot, cannotSay, for: pro, against } of tallies.values()) {
    expect(convinces + doesNot + cannotSay).toBe(1_000)
    expect(pro.of + against.of).toBeLessThanOrEqual(800)
  }
})
