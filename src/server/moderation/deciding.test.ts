import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Thing } from '#shared/moderation.ts'
import { scoutId } from '#shared/users.ts'
import { type Desk, openDesk, refused } from '../../../tests/support/desk.ts'
import type { Person } from '../../../tests/support/roles.ts'
import { withTwo } from '../../../tests/support/two.ts'
import { cast } from '../characters/cast.ts'
import { liftSanction } from './decide.ts'
import { findHeld, listHeld, withdrawHeld } from './held-texts.ts'
import { reportThing } from './reports.ts'

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

const heldOf = ({ id }: Person) => listHeld(desk.db, id)
const print = async (owner: Person) => (await desk.decisionsAbout(owner))[0]?.fingerprint

describe('what is reported', () => {
  const report = (who: Person, thing: Thing, id: number | string) =>
    reportThing(desk.db, {
      reporterId: who.id,
      thing,
      id: String(id),
      reason: 'spam',
      details: 'Look.',
      at,
    })
  const openReports = () =>
    desk.db
      .selectFrom('reports')
      .selectAll()
      .where('reporter_id', '=', ben.id)
      .orderBy('id')
      .execute()

  test('waits for a moderator, once for each person and thing', async () => {
    const [postId, storyId] = [await desk.post(ann), await desk.things.story(ann)]
    const commentId = await desk.things.comment(ann)
    await report(ben, 'post', postId)
    await report(ben, 'post', postId)
    await report(ben, 'comment', commentId)
    await report(ben, 'story', storyId)
    await report(ben, 'profile', ann.id)
    expect(await openReports()).toMatchObject([
      { post_id: postId, reason: 'spam', details: 'Look.', created_at: at, settled_at: null },
      { comment_id: commentId },
      { story_id: storyId },
      { person_id: ann.id },
    ])
  })

  test('must be there, and not be one’s own', async () => {
    const postId = await desk.post(ann)
    const gone = refused(404, 'What you report not found')
    for (const id of ['0', '1x', 'x1', `${postId}0`]) {
      await expect(report(ben, 'post', id)).rejects.toMatchObject(gone)
    }
    await expect(report(ben, 'profile', scoutId)).rejects.toMatchObject(gone)
    await expect(report(ann, 'post', postId)).rejects.toMatchObject(
      refused(400, 'This is your own.', { issues: [{ path: 'id', message: 'This is your own.' }] }),
    )
  })

  test('is settled by any decision about it, and about nothing else', async () => {
    const [one, other] = [await desk.post(ann), await desk.post(ann)]
    await report(ben, 'post', one)
    await report(ben, 'post', other)
    await desk.judge('post', one, { verdict: 'approve' })
    expect(await openReports()).toMatchObject([{ settled_at: at }, { settled_at: null }])
  })
})

describe('a decision', () => {
  test('that approves changes nothing, and is written down', async () => {
    const id = await desk.post(ann)
    const ejected = await desk.ejectedBy(() => desk.judge('post', id, { verdict: 'approve' }))
    expect(ejected).toEqual([])
    expect(await desk.isGone('posts', id)).toBe(false)
    expect(await desk.decisionsAbout(ann)).toEqual([])
    const line = { actor: desk.keeper.id, action: 'approve', subject: `post ${id}`, details: {} }
    expect(await desk.lastLine()).toEqual(line)
  })

  test('that removes takes it off, says why to its author and remembers what copies look like', async () => {
    const [id, commentId] = [await desk.post(ann), await desk.things.comment(ann)]
    await desk.judge('post', id, { verdict: 'remove' })
    await desk.judge('comment', commentId, { verdict: 'remove' })
    expect([await desk.isGone('posts', id), await desk.isGone('comments', commentId)]).toEqual([
      true,
      true,
    ])
    const decisions = await desk.decisionsAbout(ann)
    expect(decisions).toMatchObject([
      {
        action: 'remove',
        thing: 'post',
        thing_id: String(id),
        content: expect.stringContaining('Should it be so?'),
        held: null,
        fingerprint: 77,
        reason: 'A reason.',
        until: null,
        created_at: at,
      },
      { thing: 'comment', thing_id: String(commentId) },
    ])
    expect(await desk.sessionsOf(ann)).toBe(1)
    expect(await desk.account(ann)).toMatchObject({ sanction: null, first_name: 'Some' })
    const order = { letter: 'decision', id: decisions[0]?.id, origin }
    expect((await desk.jobs()).get(`decision:${decisions[0]?.id}`)).toEqual(order)
  })

  test('takes a story off, and of a profile what its owner wrote and uploaded', async () => {
    const storyId = await desk.things.story(ann)
    await desk.judge('story', storyId, { verdict: 'remove' })
    expect(await desk.db.selectFrom('stories').where('id', '=', storyId).execute()).toEqual([])
    const [bio, cover_image_url] = ['I sell', '/media/c.webp']
    await desk.db
      .updateTable('users')
      .set({ bio, location: 'Here', profile_image_url: '/media/a.webp', cover_image_url })
      .where('id', '=', ann.id)
      .execute()
    const kinds = ['avatar', 'cover', 'photo'] as const
    await desk.db
      .insertInto('pictures')
      .values(
        kinds.map((kind) => ({
          id: kind.padEnd(22, 'x'),
          user_id: ann.id,
          kind,
          width: 1,
          height: 1,
        })),
      )
      .execute()
    await desk.judge('profile', ann.id, { verdict: 'warn' })
    expect(await desk.account(ann)).toMatchObject({ bio })
    await desk.judge('profile', ann.id, { verdict: 'remove' })
    expect(await desk.account(ann)).toMatchObject({
      first_name: '',
      last_name: '',
      bio: '',
      location: '',
      profile_image_url: null,
      cover_image_url: null,
    })
    expect((await desk.decisionsAbout(ann)).at(-1)).toMatchObject({
      content: 'Some Body\nI sell\nHere',
    })
    expect(await desk.announced('profile', 'userId', ann.id)).toBe(1)
    const left = await desk.db.selectFrom('pictures').select('kind').execute()
    expect(left).toEqual([{ kind: 'photo' }])
    const going = await desk.db.selectFrom('picture_files_gone').select('id').execute()
    expect(going.map(({ id }) => id.slice(0, 5)).toSorted()).toEqual(['avata', 'cover'])
  })

  test('that warns leaves the words where they are, unless they are removed, too', async () => {
    const [kept, removed] = [await desk.post(ann), await desk.post(ben)]
    const ejected = await desk.ejectedBy(async () => {
      await desk.judge('post', kept, { verdict: 'warn' })
      await desk.judge('post', removed, { verdict: 'warn', isRemoved: true })
    })
    expect([await desk.isGone('posts', kept), await desk.isGone('posts', removed)]).toEqual([
      false,
      true,
    ])
    expect(ejected).toEqual([])
    expect([await print(ann), await print(ben)]).toEqual([null, 77])
    expect(await desk.lastLine()).toMatchObject({ action: 'warn', details: {} })
    expect([await desk.sessionsOf(ann), await desk.sessionsOf(ben)]).toEqual([1, 1])
  })

  test('that suspends ends sessions and says until when', async () => {
    const id = await desk.post(ann)
    const ejected = await desk.ejectedBy(() =>
      desk.judge('post', id, { verdict: 'suspend', days: 30 }),
    )
    const until = new Date(at.getTime() + 30 * day)
    expect(await desk.account(ann)).toMatchObject({
      sanction: 'suspended',
      sanction_reason: 'A reason.',
      sanctioned_until: until,
    })
    expect(await desk.decisionsAbout(ann)).toMatchObject([{ action: 'suspend', until }])
    expect([await desk.sessionsOf(ann), await desk.sessionsOf(ben)]).toEqual([0, 1])
    expect(ejected).toEqual([ann.id])
    expect(await desk.announced('ejected', 'userId', ann.id)).toBe(1)
    expect(await desk.lastLine()).toMatchObject({ action: 'suspend', details: { days: 30 } })
  })

  test('that bans has no end, until it is lifted', async () => {
    const ejected = await desk.ejectedBy(() => desk.judge('profile', ann.id, { verdict: 'ban' }))
    expect(ejected).toEqual([ann.id])
    expect(await desk.sessionsOf(ann)).toBe(0)
    const banned = { sanction: 'banned', sanction_reason: 'A reason.', sanctioned_until: null }
    expect(await desk.account(ann)).toMatchObject(banned)
    await desk.judge('profile', ben.id, { verdict: 'ban' })
    const lift = () => liftSanction(desk.db, { userId: ann.id, moderatorId: desk.keeper.id, at })
    await lift()
    expect(await desk.account(ann)).toMatchObject({ sanction: null, sanction_reason: null })
    expect(await desk.account(ben)).toMatchObject(banned)
    const line = { actor: desk.keeper.id, action: 'lift', subject: `profile ${ann.id}` }
    expect(await desk.lastLine()).toMatchObject(line)
    await expect(lift()).rejects.toMatchObject(refused(404, 'Sanction not found'))
  })

  const punishing = ['warn', 'suspend', 'ban'] as const

  test('warns, suspends and bans people only: no character, not the Scout', async () => {
    const postId = await desk.post({ ...ann, id: scoutId })
    const { id } = await desk.db
      .insertInto('comments')
      .values({ post_id: postId, character_id: cast[0]!.id, content: 'Beep' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update posts set comments_count = 1, ai_comments_count = 1 where id = ${postId}`.execute(
      desk.db,
    )
    const message = 'What AI wrote can only be approved or removed.'
    const no = refused(400, message, { issues: [{ path: 'verdict', message }] })
    for (const verdict of punishing) {
      await expect(desk.judge('comment', id, { verdict })).rejects.toMatchObject(no)
      await expect(desk.judge('post', postId, { verdict })).rejects.toMatchObject(no)
    }
    await desk.judge('comment', id, { verdict: 'remove' })
    await desk.judge('post', postId, { verdict: 'remove' })
    expect([await desk.isGone('comments', id), await desk.isGone('posts', postId)]).toEqual([
      true,
      true,
    ])
    expect(await desk.decisionsAbout({ id: scoutId })).toEqual([])
  })

  test('does not warn, suspend or ban an administrator, whose words can be removed', async () => {
    const id = await desk.post(desk.keeper)
    const message = 'Administrators cannot be warned or banned here.'
    const no = refused(400, message, { issues: [{ path: 'verdict', message }] })
    for (const verdict of punishing) {
      await expect(desk.judge('post', id, { verdict })).rejects.toMatchObject(no)
    }
    expect(await desk.isGone('posts', id)).toBe(false)
    await desk.judge('post', id, { verdict: 'approve' })
    await desk.judge('post', id, { verdict: 'remove' })
    expect(await desk.isGone('posts', id)).toBe(true)
  })

  test('is about what is there: 404 otherwise', async () => {
    const id = await desk.post(ann)
    for (const other of ['0', `${id}x`, `x${id}`]) {
      const judged = desk.judge('post', other, { verdict: 'ban' })
      await expect(judged).rejects.toMatchObject(refused(404, 'What was reported not found'))
    }
    const judged = desk.judge('held', 0, { verdict: 'ban' })
    await expect(judged).rejects.toMatchObject(refused(404, 'Text not found'))
  })
})

describe('a text that is held', () => {
  test('is listed for its author alone, the latest first, and can be taken back', async () => {
    const [first, second] = [await desk.things.held(ann), await desk.things.held(ann)]
    expect(await heldOf(ann)).toMatchObject([
      { id: second, thing: 'post', postId: null, doubts: ['links'] },
      { id: first, createdAt: expect.stringMatching(/^\d{4}-.+Z$/) },
    ])
    expect(await heldOf(ben)).toEqual([])
    const gone = refused(404, 'Text not found')
    await expect(withdrawHeld(desk.db, { id: first, userId: ben.id })).rejects.toMatchObject(gone)
    await withdrawHeld(desk.db, { id: first, userId: ann.id })
    expect((await heldOf(ann)).map(({ id }) => id)).toEqual([second])
    await expect(withdrawHeld(desk.db, { id: first, userId: ann.id })).rejects.toMatchObject(gone)
  })

  test('is published when it is approved, and its author hears nothing of it', async () => {
    const id = await desk.things.held(ann)
    const content = (await findHeld(desk.db, id))?.content ?? ''
    const ejected = await desk.ejectedBy(() => desk.judge('held', id, { verdict: 'approve' }))
    expect(ejected).toEqual([])
    expect(await heldOf(ann)).toEqual([])
    const written = desk.db.selectFrom('posts').select('content').where('user_id', '=', ann.id)
    expect(await written.execute()).toEqual([{ content }])
    expect(await desk.decisionsAbout(ann)).toEqual([])
    expect(await desk.lastLine()).toMatchObject({ action: 'approve', subject: `held post ${id}` })
  })

  test.each(['remove', 'warn', 'suspend', 'ban'] as const)(
    'is gone when the verdict is %s, and kept with the decision',
    async (verdict) => {
      const id = await desk.things.held(ann)
      await sql`update held_texts set fingerprint = 88 where id = ${id}`.execute(desk.db)
      const kept = await findHeld(desk.db, id)
      const ejected = await desk.ejectedBy(() => desk.judge('held', id, { verdict, days: 1 }))
      expect(await heldOf(ann)).toEqual([])
      expect(await desk.decisionsAbout(ann)).toMatchObject([
        {
          action: verdict,
          thing: 'post',
          thing_id: `held ${id}`,
          content: kept?.content,
          held: kept,
          fingerprint: 88,
        },
      ])
      const isEjected = verdict === 'suspend' || verdict === 'ban'
      expect(ejected).toEqual(isEjected ? [ann.id] : [])
      expect(await desk.sessionsOf(ann)).toBe(isEjected ? 0 : 1)
      expect(await desk.db.selectFrom('posts').where('user_id', '=', ann.id).execute()).toEqual([])
    },
  )
})
