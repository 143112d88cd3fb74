import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Thing } from '#shared/moderation.ts'
import { type Desk, type Judged, openDesk, refused } from '../../../tests/support/desk.ts'
import type { Person } from '../../../tests/support/roles.ts'
import { withTwo } from '../../../tests/support/two.ts'
import { answerAppeal } from './appeals.ts'
import { closeDiscussion } from './close.ts'
import { findHeld } from './held-texts.ts'
import { appeal, listNotices, readNotices } from './notices.ts'

const at = new Date('2026-05-01T12:00:00Z')
const day = 86_400_000
const origin = 'https://talk.example'

let desk: Desk
let ann: Person
let ben: Person
withTwo(
  () => openDesk(at, origin),
  (ground, two) => void ([desk, ann, ben] = [ground, two.ann, two.ben]),
)

describe('whom a decision concerns', () => {
  const appealing = (who: Person, id: number, text = 'Look again.') =>
    appeal(desk.db, { id, userId: who.id, text, at })

  test('reads it with its reason, the newest first, and nobody else does', async () => {
    await desk.judge('post', await desk.post(ann), { verdict: 'warn' })
    await desk.judge('profile', ann.id, { verdict: 'suspend', days: 1 })
    const [second, first] = await listNotices(desk.db, ann.id)
    expect(first).toEqual({
      id: expect.any(Number),
      action: 'warn',
      thing: 'post',
      content: expect.stringContaining('Should it be so?'),
      reason: 'A reason.',
      until: null,
      createdAt: at.toISOString(),
      isRead: false,
      appeal: null,
    })
    expect(second).toMatchObject({
      action: 'suspend',
      until: new Date(at.getTime() + day).toISOString(),
    })
    expect(await listNotices(desk.db, ben.id)).toEqual([])
  })

  test('sees the latest fifty', async () => {
    await sql`
      insert into moderation_decisions (user_id, action, thing, thing_id, content, reason, created_at)
      select ${ann.id}, 'warn', 'profile', ${ann.id}, 'x', n::text, ${at}
      from generate_series(1, 60) as series (n) order by series.n
    `.execute(desk.db)
    const reasons = (await listNotices(desk.db, ann.id)).map(({ reason }) => reason)
    expect([reasons.length, reasons[0], reasons.at(-1)]).toEqual([50, '60', '11'])
  })

  test('marks it as read, once and for themselves alone', async () => {
    await Promise.all([desk.things.decision(ann), desk.things.decision(ben)])
    await readNotices(desk.db, { userId: ann.id, at })
    await readNotices(desk.db, { userId: ann.id, at: new Date(at.getTime() + day) })
    expect(await desk.decisionsAbout(ann)).toMatchObject([{ read_at: at }])
    expect(await listNotices(desk.db, ann.id)).toMatchObject([{ isRead: true }])
    expect(await listNotices(desk.db, ben.id)).toMatchObject([{ isRead: false }])
  })

  test('may appeal once, and nobody else may', async () => {
    const [id, other] = [await desk.things.decision(ann), await desk.things.decision(ann)]
    const none = refused(404, 'Decision not found')
    await expect(appealing(ben, id)).rejects.toMatchObject(none)
    await expect(appealing(ann, 0)).rejects.toMatchObject(none)
    const asked = { text: 'Look again.', at: at.toISOString(), outcome: null, answer: null }
    expect(await appealing(ann, id)).toMatchObject({ id, appeal: asked })
    await expect(appealing(ann, id, 'Again!')).rejects.toMatchObject(
      refused(409, 'You have appealed against this already.', { code: 'already_appealed' }),
    )
    expect(await listNotices(desk.db, ann.id)).toMatchObject([
      { id: other, appeal: null },
      { id, appeal: asked },
    ])
  })
})

describe('an appeal', () => {
  const answering = (id: number, outcome: 'upheld' | 'rejected') =>
    answerAppeal(desk.db, {
      id,
      outcome,
      answer: 'So it is.',
      moderatorId: desk.keeper.id,
      at,
      origin,
    })
  /** Decides, appeals as Ann, and gives the number of the decision. */
  const appealed = async (thing: Thing | 'held', about: number | string, judged: Judged) => {
    await desk.judge(thing, about, judged)
    const [{ id } = { id: 0 }] = await listNotices(desk.db, ann.id)
    await readNotices(desk.db, { userId: ann.id, at })
    await appeal(desk.db, { id, userId: ann.id, text: 'Look again.', at })
    return id
  }

  test('is answered once, and the person who asked is told', async () => {
    const [unasked, id] = [
      await desk.things.decision(ann),
      await desk.things.decision(ann, 'Look again.'),
    ]
    const none = refused(404, 'Appeal not found')
    await expect(answering(unasked, 'upheld')).rejects.toMatchObject(none)
    await answering(id, 'rejected')
    expect(await desk.lastLine()).toMatchObject({
      actor: desk.keeper.id,
      action: 'reject',
      subject: `decision ${id}`,
    })
    expect((await desk.jobs()).get(`answer:${id}`)).toEqual({ letter: 'answer', id, origin })
    const answer = { outcome: 'rejected', answer: 'So it is.' }
    expect((await listNotices(desk.db, ann.id))[0]).toMatchObject({ appeal: answer })
    await expect(answering(id, 'upheld')).rejects.toMatchObject(none)
  })

  test('that is rejected leaves everything as it was decided', async () => {
    const id = await desk.post(ann)
    await answering(await appealed('post', id, { verdict: 'ban', isRemoved: true }), 'rejected')
    expect(await desk.isGone('posts', id)).toBe(true)
    expect(await desk.account(ann)).toMatchObject({ sanction: 'banned' })
    expect(await listNotices(desk.db, ann.id)).toMatchObject([{ isRead: false }])
  })

  test.each(['suspend', 'ban'] as const)('that is upheld lifts a %s', async (verdict) => {
    const id = await desk.post(ann)
    const decision = await appealed('post', id, { verdict, isRemoved: true })
    await desk.judge('profile', ben.id, { verdict })
    await answering(decision, 'upheld')
    expect(await desk.account(ann)).toMatchObject({ sanction: null })
    expect((await desk.account(ben)).sanction).not.toBeNull()
    expect(await desk.lastLine()).toMatchObject({
      action: 'uphold',
      subject: `decision ${decision}`,
    })
  })

  test('that is upheld about a removal or a warning lifts no ban that came from elsewhere', async () => {
    const removed = await appealed('post', await desk.post(ann), { verdict: 'remove' })
    const warned = await appealed('post', await desk.post(ann), { verdict: 'warn' })
    await desk.judge('profile', ann.id, { verdict: 'ban' })
    await answering(removed, 'upheld')
    await answering(warned, 'upheld')
    expect(await desk.account(ann)).toMatchObject({ sanction: 'banned' })
  })

  test('that is upheld brings back what was removed', async () => {
    const [id, commentId] = [await desk.post(ann), await desk.things.comment(ann)]
    await answering(await appealed('post', id, { verdict: 'remove' }), 'upheld')
    await answering(await appealed('comment', commentId, { verdict: 'remove' }), 'upheld')
    expect([await desk.isGone('posts', id), await desk.isGone('comments', commentId)]).toEqual([
      false,
      false,
    ])
    const posts = desk.db
      .selectFrom('posts')
      .select('id')
      .where('user_id', '=', ann.id)
      .orderBy('id')
    const on = desk.db.selectFrom('comments').select('post_id').where('id', '=', commentId)
    const { post_id } = await on.executeTakeFirstOrThrow()
    expect((await posts.execute()).map((row) => row.id)).toEqual([id, post_id])
  })

  test('that is upheld writes a removed post anew when it is gone for good', async () => {
    const id = await desk.post(ann)
    const decision = await appealed('post', id, { verdict: 'remove' })
    await desk.db.deleteFrom('posts').where('id', '=', id).execute()
    await answering(decision, 'upheld')
    const posts = desk.db.selectFrom('posts').select(['content', 'ai_seats', 'created_at'])
    expect(await posts.where('user_id', '=', ann.id).execute()).toMatchObject([
      {
        content: expect.stringMatching('Should it be so?'),
        ai_seats: 'humans_only',
        created_at: at,
      },
    ])
  })

  test('that is upheld leaves alone what its author took off after a warning', async () => {
    const id = await desk.post(ann)
    const decision = await appealed('post', id, { verdict: 'warn' })
    await sql`update posts set deleted_at = ${at}, fingerprint = null where id = ${id}`.execute(
      desk.db,
    )
    await answering(decision, 'upheld')
    expect(await desk.isGone('posts', id)).toBe(true)
    const about = await desk.things.decision(ann, 'Of a profile.')
    await answering(about, 'upheld')
    expect(await desk.db.selectFrom('posts').where('user_id', '=', ann.id).execute()).toHaveLength(
      1,
    )
  })

  test('that is upheld publishes what was held', async () => {
    const held = await desk.things.held(ann)
    const content = (await findHeld(desk.db, held))?.content
    await answering(await appealed('held', held, { verdict: 'remove' }), 'upheld')
    const posts = desk.db.selectFrom('posts').select(['content', 'ai_seats'])
    expect(await posts.where('user_id', '=', ann.id).execute()).toEqual([
      { content, ai_seats: 'panel' },
    ])
  })

  test('knows held texts as they were kept before stories and edits could be held', async () => {
    const on = await desk.post(ben)
    for (const postId of [null, on]) {
      const id = await desk.things.decision(ann, 'Old.')
      const held = { id, userId: ann.id, postId, parentId: null, content: `Old words ${postId}` }
      const stored = JSON.stringify({ ...held, aiSeats: 'humans_only', fingerprint: null })
      await sql`update moderation_decisions set held = ${stored}::jsonb where id = ${id}`.execute(
        desk.db,
      )
      await answering(id, 'upheld')
    }
    const of = (table: 'posts' | 'comments') =>
      desk.db.selectFrom(table).select('content').where('user_id', '=', ann.id).execute()
    expect(await of('posts')).toEqual([{ content: 'Old words null' }])
    expect(await of('comments')).toEqual([{ content: `Old words ${on}` }])
  })
})

test('a discussion is closed to characters, and opened again, while it is there', async () => {
  const id = await desk.post(ann)
  const close = (isClosed: boolean, postId = id) =>
    closeDiscussion(desk.db, { postId, isClosed, moderatorId: desk.keeper.id, at })
  const lockedAt = async () => {
    const row = await desk.db.selectFrom('posts').select('locked_at').where('id', '=', id).execute()
    return row[0]?.locked_at
  }
  const edits = () => desk.announced('post_edit', 'postId', id)
  expect(await close(true)).toEqual({ isClosed: true })
  expect([await lockedAt(), await edits()]).toEqual([at, 1])
  const line = { actor: desk.keeper.id, subject: `post ${id}` }
  expect(await desk.lastLine()).toMatchObject({ ...line, action: 'close' })
  expect(await close(false)).toEqual({ isClosed: false })
  expect(await lockedAt()).toBeNull()
  expect(await desk.lastLine()).toMatchObject({ ...line, action: 'open' })
  await desk.judge('post', id, { verdict: 'remove' })
  await expect(close(true)).rejects.toMatchObject(refused(404, 'Post not found'))
})
