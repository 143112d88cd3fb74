import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DebatePage } from '#shared/arguments.ts'
import type { Notification } from '#shared/notifications.ts'
import type { PointDesk } from '#shared/people-points.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { bringIn, browserOf, type Person } from '../../../tests/support/roles.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { forgetForGood } from '../people/purge.ts'
import { writeArchive } from '../people/person-data.ts'

let site: TestSite
let admin: Person
let [ann, bob, cal]: Member[] = []
let postId: number

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ;[ann, bob, cal] = [
    await site.signUpProven(),
    await site.signUpProven(),
    await site.signUpProven(),
  ]
  admin = await bringIn(site, 'admin')
  const asked = { content: 'Free buses?', aiSeats: 'humans_only' }
  postId = ((await ann.post('/api/posts', asked)).body as Post).id
  await sql`insert into post_debates (post_id, debate_id, score, fingerprint, bound_at)
    values (${postId}, 'free-buses', 1, '', now())`.execute(site.db)
})
afterAll(() => site.close())

const send = (who: Pick<Member, 'send'>, method: string, path: string, body?: unknown) =>
  who.send(path, {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
let said = 0
const comment = async (author: Member = ann!) =>
  (
    await author.post(`/api/posts/${postId}/comments`, {
      content: `I left my car, ${(said += 1)} times.`,
    })
  ).body as Comment
const moved = (who: Member, id: number) =>
  send(who, 'PUT', `/api/comments/${id}/moved`, { why: 'I had not seen it so.' })
const desk = async () => (await browserOf(site, admin).get('/api/admin/points')).body as PointDesk
const candidate = async (id: number) =>
  (await desk()).candidates.find(({ commentId }) => commentId === id)
const decide = (id: number, body: object) =>
  send(browserOf(site, admin), 'PUT', `/api/admin/points/${id}`, body)
const wording = { verdict: 'accept', side: 'for', says: 'Free buses replace a second car.' }
const accept = async (id: number) =>
  decide(id, { ...wording, version: (await candidate(id))?.version })
const pointOf = async (id: number, who: Pick<Member, 'get'> = site.visitor()) =>
  ((await who.get('/api/debates/free-buses')).body as DebatePage).points.find(
    (point) => point.id === `comment-${id}`,
  )
/** A comment of somebody that stands as a point. */
const listed = async (author?: Member) => {
  const { id } = await comment(author)
  for (const one of [bob!, cal!]) await moved(one, id)
  expect((await accept(id)).status).toBe(204)
  return id
}
const told = async (who: Member) =>
  ((await who.get('/api/notifications')).body as Notification[]).filter(
    ({ kind }) => kind === 'point',
  )

describe('a comment becomes a candidate', () => {
  it('once it moved two people, and no longer when one of them takes it back', async () => {
    const { id } = await comment()
    await moved(bob!, id)
    expect(await candidate(id)).toBeUndefined()
    await moved(cal!, id)
    expect(await candidate(id)).toMatchObject({
      debateId: 'free-buses',
      question: 'Should buses be free?',
      movedCount: 2,
      whys: ['I had not seen it so.', 'I had not seen it so.'],
      says: null,
    })
    await send(cal!, 'DELETE', `/api/comments/${id}/moved`)
    expect(await candidate(id)).toBeUndefined()
    await moved(cal!, id)
    expect(await candidate(id)).toBeDefined()
    await send(ann!, 'DELETE', `/api/comments/${id}`)
    expect(await candidate(id)).toBeUndefined()
  })

  it('but not by likes, and not where the discussion is on no question', async () => {
    const { id } = await comment()
    for (const one of [bob!, cal!])
      await one.post('/api/interactions/like', { targetType: 'comment', targetId: id })
    expect(await candidate(id)).toBeUndefined()
    const other = (
      await ann!.post('/api/posts', { content: 'Of nothing?', aiSeats: 'humans_only' })
    ).body as Post
    const elsewhere = (await ann!.post(`/api/posts/${other.id}/comments`, { content: 'Yes.' }))
      .body as Comment
    for (const one of [bob!, cal!]) await moved(one, elsewhere.id)
    expect(await candidate(elsewhere.id)).toBeUndefined()
  })
})

describe('a moderator', () => {
  it('words it in one line; it stands with its author and is voted on as the others are', async () => {
    const id = await listed()
    expect(await candidate(id)).toBeUndefined()
    expect((await desk()).listed.map(({ commentId }) => commentId)).toContain(id)
    expect(await pointOf(id)).toMatchObject({
      side: 'for',
      says: 'Free buses replace a second car.',
      person: { commentId: id, userId: ann!.user.id },
    })
    const path = `/api/debates/free-buses/points/comment-${id}/vote`
    expect((await send(bob!, 'PUT', path, { vote: 'convinces' })).status).toBe(200)
    expect((await pointOf(id))?.tally.convinces).toBe(1)
    const { rows } = await sql`
      select actor from audit_log where action = 'accept_point' and subject = ${`comment ${id}`}
    `.execute(site.db)
    expect(rows).toEqual([{ actor: admin.id }])
  })

  it('declines it with a reason, and it does not come again', async () => {
    const { id } = await comment()
    for (const one of [bob!, cal!]) await moved(one, id)
    const { version } = (await candidate(id))!
    expect((await decide(id, { verdict: 'decline', version })).status).toBe(400)
    const declined = await decide(id, { verdict: 'decline', version, reason: 'It tells a case.' })
    expect(declined.status).toBe(204)
    expect(await candidate(id)).toBeUndefined()
    expect(await pointOf(id)).toBeUndefined()
    expect(await told(ann!)).not.toContainEqual(
      expect.objectContaining({ path: expect.stringContaining(`-${id}`) }),
    )
    const path = `/api/debates/free-buses/points/comment-${id}/vote`
    expect((await send(bob!, 'PUT', path, { vote: 'convinces' })).status).toBe(404)
  })

  it('can word only what they have read, in one line', async () => {
    const { id } = await comment()
    for (const one of [bob!, cal!]) await moved(one, id)
    const { version } = (await candidate(id))!
    const lines = { ...wording, says: 'One.\nTwo.', version }
    expect((await decide(id, lines)).status).toBe(400)
    expect((await decide(id, { ...wording, says: 'x'.repeat(201), version })).status).toBe(400)
    await send(ann!, 'PUT', `/api/comments/${id}`, { content: 'I never had one.' })
    const late = await decide(id, { ...wording, version })
    expect(late.body).toMatchObject({ code: 'words_changed' })
    expect((await decide(999_999, { ...wording, version })).status).toBe(404)
  })
})

describe('a point that stands', () => {
  it('is gone while its comment has other words, until it has been read again', async () => {
    const id = await listed()
    await send(ann!, 'PUT', `/api/comments/${id}`, { content: 'I changed my mind.' })
    expect(await pointOf(id)).toBeUndefined()
    expect(await candidate(id)).toMatchObject({ says: 'Free buses replace a second car.' })
    await accept(id)
    expect(await pointOf(id)).toBeDefined()
  })

  it('goes with its comment, its discussion and its author, and for members who have blocked the author', async () => {
    const dee = await site.signUpProven()
    const id = await listed(dee)
    await send(bob!, 'PUT', `/api/user/hidden/people/${dee.user.id}`, { kind: 'block' })
    expect(await pointOf(id, bob)).toBeUndefined()
    expect(await pointOf(id, cal)).toBeDefined()
    await send(dee, 'DELETE', `/api/comments/${id}`)
    expect(await pointOf(id)).toBeUndefined()
    await send(dee, 'POST', `/api/comments/${id}/restore`)
    expect(await pointOf(id)).toBeDefined()
    await site.db.transaction().execute((trx) => forgetForGood(trx, dee.user.id))
    expect(await pointOf(id)).toBeUndefined()
    const left = site.db.selectFrom('people_points').select('says').where('comment_id', '=', id)
    expect(await left.execute()).toEqual([])
  })

  it('is told to its author, who withdraws it for good, its votes with it', async () => {
    const id = await listed()
    const [notice] = await told(ann!)
    expect(notice).toMatchObject({
      path: `/debates/free-buses#point-comment-${id}`,
      people: [],
      isRead: false,
    })
    const path = `/api/debates/free-buses/points/comment-${id}`
    await send(cal!, 'PUT', `${path}/vote`, { vote: 'convinces' })
    expect((await send(bob!, 'DELETE', path)).status).toBe(404)
    expect((await send(ann!, 'DELETE', '/api/debates/free-buses/points/cars')).status).toBe(404)
    expect((await send(ann!, 'DELETE', path)).status).toBe(204)
    expect(await pointOf(id)).toBeUndefined()
    expect((await told(ann!)).map((one) => one.id)).not.toContain(notice!.id)
    expect(await candidate(id)).toBeUndefined()
    expect((await decide(id, { ...wording, version: '' })).status).toBe(404)
    const votes = site.db.selectFrom('point_votes').select('vote')
    expect(await votes.where('point_id', '=', `comment-${id}`).execute()).toEqual([])
  })

  it('stands in the copy of its author’s data', async () => {
    const id = await listed()
    let archive = ''
    await site.db.transaction().execute(async (trx) => {
      for await (const piece of writeArchive(trx, ann!.user.id)) archive += piece
    })
    const { people_points } = JSON.parse(archive) as { people_points: { comment_id: number }[] }
    expect(people_points.map(({ comment_id }) => comment_id)).toContain(id)
  })
})
