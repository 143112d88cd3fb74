import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { undoMs, versionsMost, versionsPage } from '#shared/revising.ts'
import { type Person, bringIn } from '../../../tests/support/roles.ts'
import type { Things } from '../../../tests/support/things.ts'
import { openThings, withTwo } from '../../../tests/support/two.ts'
import { cast } from '../characters/cast.ts'
import { gone } from '../characters/speaking/turn-queue.ts'
import type { Db } from '../db/outbox.ts'
import { setHiding, setMutedWords } from '../hiding/hidings.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { wiped } from './forget.ts'
import {
  bringBackComment,
  bringBackPost,
  deleteComment,
  deletePost,
  restoreComment,
  restorePost,
} from './remove.ts'
import { editComment, editPost } from './revise.ts'
import { listVersions } from './edit-history.ts'

const at = new Date('2026-05-01T12:00:00Z')
const later = (ms: number) => new Date(at.getTime() + ms)

let db: Db
let things: Things
let ann: Person
let ben: Person
let keeper: Person
let id: number
let commentId: number
/** A post of Ann's, on which Ben said something. */
const heard = withTwo(openThings, async (ground, two) => {
  ;({ db, things } = ground)
  ;({ ann, ben } = two)
  keeper ??= await bringIn(ground, 'admin')
  id = await things.post(ann)
  commentId = await things.comment(ben, id)
})

const by = (person: Person) => ({
  actor: { id: person.id, isAdmin: person === keeper, confirmedAt: at },
  at,
})
const own = (person: Person) => ({ ...by(person), id })
const said = (person: Person) => ({ ...by(person), id: commentId })

const noVersions = { versions: [], next: null }

const row = (table: 'posts' | 'comments', of: number) =>
  db.selectFrom(table).selectAll().where('id', '=', of).executeTakeFirstOrThrow()
const isGone = async () => (await row('posts', id)).deleted_at !== null
const isUnsaid = async () => (await row('comments', commentId)).deleted_at !== null
const counts = async (person: Person) => {
  const { posts_count, comments_count, likes_received_count } = await db
    .selectFrom('users')
    .select(['posts_count', 'comments_count', 'likes_received_count'])
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow()
  return [posts_count, comments_count, likes_received_count]
}
const announced = async () => {
  const { rows } = await sql<{ kind: string; payload: object }>`
    select kind, payload from events where payload ->> 'postId' = ${String(id)} order by id
  `.execute(db)
  return rows.slice(2).map(({ kind, payload }) => ({ kind, ...payload }))
}
const lines = async (subject: string) => {
  const { rows } = await sql<{ actor: string; action: string }>`
    select actor, action from audit_log where subject = ${subject} order by id`.execute(db)
  return rows.map(({ actor, action }) => (actor === keeper.id ? action : `${action} by another`))
}
const notFound = (message: string) => ({ status: 404, message })
const notTheirs = { status: 403, message: 'Only its author may do that.' }
const like = (table: 'posts' | 'comments', of: number) =>
  sql`with liked as (update ${sql.table(table)} set likes_count = 3 where id = ${of} returning user_id)
    update users set likes_received_count = 3 where id = (select user_id from liked)`.execute(db)
/** A character’s comment on the post. */
const beep = async () => {
  const { rows } = await sql<{ id: number }>`
    with counted as (update posts set comments_count = comments_count + 1,
      ai_comments_count = ai_comments_count + 1 where id = ${id})
    insert into comments (post_id, character_id, content) values (${id}, ${cast[0]!.id}, 'Beep')
    returning id`.execute(db)
  return rows[0]!.id
}

describe('a post', () => {
  test('is taken off by its author, with all that it added to anybody’s numbers', async () => {
    await like('posts', id)
    await like('comments', commentId)
    await deletePost(db, own(ann))
    expect((await row('posts', id)).deleted_at).toEqual(at)
    expect([await counts(ann), await counts(ben)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    const event = { kind: 'post_delete', postId: id }
    expect([await announced(), heard]).toEqual([[event], [event]])
    expect(await lines(`post ${id}`)).toEqual([])
    await expect(deletePost(db, own(ann))).rejects.toMatchObject(notFound('Post not found'))
  })

  test('is taken off by nobody else but an administrator, of whom that is written down', async () => {
    await expect(deletePost(db, own(ben))).rejects.toMatchObject(notTheirs)
    expect([await isGone(), heard]).toEqual([false, []])
    await deletePost(db, own(keeper))
    await expect(restorePost(db, own(ben))).rejects.toMatchObject(notTheirs)
    await restorePost(db, own(keeper))
    expect(await lines(`post ${id}`)).toEqual(['delete', 'restore'])
  })

  test('comes back within five minutes, as it was, and no later', async () => {
    await like('posts', id)
    await deletePost(db, own(ann))
    heard.length = 0
    const back = await restorePost(db, { ...own(ann), at: later(undoMs - 1) })
    expect(back).toMatchObject({ id, commentsCount: 1, likesCount: 3 })
    expect([await counts(ann), await counts(ben)]).toEqual([
      [1, 0, 3],
      [0, 1, 0],
    ])
    const event = { kind: 'post', postId: id }
    expect([(await announced()).at(-1), heard]).toEqual([event, [event]])
    const restored = restorePost(db, own(ann))
    await expect(restored).rejects.toMatchObject(notFound('Post not found'))

    await deletePost(db, own(ann))
    const tooLate = restorePost(db, { ...own(ann), at: later(undoMs) })
    await expect(tooLate).rejects.toMatchObject(notFound('Post not found'))
  })

  test('that a moderator removed comes back by a moderator only, whenever that is', async () => {
    await deletePost(db, own(keeper))
    await sql`
      insert into moderation_decisions (user_id, action, thing, thing_id, content, reason, created_at)
      values (${ann.id}, 'remove', 'post', ${id}, 'x', 'y', ${at})`.execute(db)
    await expect(restorePost(db, own(ann))).rejects.toMatchObject(notFound('Post not found'))
    expect(await bringBackPost(db, { id, at: later(10 * undoMs) })).toBe(true)
    expect([await isGone(), await lines(`post ${id}`)]).toEqual([false, ['delete']])
    expect(await bringBackPost(db, { id, at })).toBe(false)
    await expect(bringBackPost(db, { id: Number.NaN, at })).rejects.toThrow()
  })

  test('brings the characters that were about to speak back with it', async () => {
    const turn = { post_id: id, character_id: cast[0]!.id, state: 'dropped', settled_at: at }
    const turns = [
      { ...turn, wave: 1, reason: gone.code },
      { ...turn, wave: 2, reason: 'gone_quiet' },
    ]
    await db.insertInto('replies').values(turns).execute()
    const states = async () =>
      (
        await db
          .selectFrom('replies')
          .select('state')
          .where('post_id', '=', id)
          .orderBy('wave')
          .execute()
      ).map(({ state }) => state)
    await deletePost(db, own(ann))
    expect(await states()).toEqual(['dropped', 'dropped'])
    await restorePost(db, own(ann))
    expect(await states()).toEqual(['planned', 'dropped'])
  })
})

describe('a comment', () => {
  test('is taken off by its author, with what it added to their numbers and the post’s', async () => {
    await like('comments', commentId)
    await deleteComment(db, said(ben))
    expect((await row('comments', commentId)).deleted_at).toEqual(at)
    expect(await counts(ben)).toEqual([0, 0, 0])
    expect(await row('posts', id)).toMatchObject({ comments_count: 0, ai_comments_count: 0 })
    const event = { kind: 'comment_delete', postId: id, commentId }
    expect([await announced(), heard]).toEqual([[event], [event]])
    expect(await lines(`comment ${commentId}`)).toEqual([])
    const again = deleteComment(db, said(ben))
    await expect(again).rejects.toMatchObject(notFound('Comment not found'))
    const none = deleteComment(db, { ...said(ben), id: 0 })
    await expect(none).rejects.toMatchObject(notFound('Comment not found'))
  })

  test('is taken off by nobody else but an administrator: not by whose post it is on', async () => {
    await expect(deleteComment(db, said(ann))).rejects.toMatchObject(notTheirs)
    expect([await isUnsaid(), heard]).toEqual([false, []])
    await deleteComment(db, said(keeper))
    await expect(restoreComment(db, said(ann))).rejects.toMatchObject(notTheirs)
    await restoreComment(db, said(keeper))
    expect(await lines(`comment ${commentId}`)).toEqual(['delete', 'restore'])
  })

  test('comes back within five minutes, while its post is there', async () => {
    await like('comments', commentId)
    await deleteComment(db, said(ben))
    heard.length = 0
    const inTime = { ...said(ben), at: later(undoMs - 1) }
    expect(await restoreComment(db, inTime)).toMatchObject({ id: commentId, likesCount: 3 })
    expect(await counts(ben)).toEqual([0, 1, 3])
    expect(await row('posts', id)).toMatchObject({ comments_count: 1 })
    const event = { kind: 'comment', postId: id, commentId, replyId: null }
    expect([(await announced()).at(-1), heard]).toEqual([event, [event]])

    await deleteComment(db, said(ben))
    const none = notFound('Comment not found')
    const tooLate = restoreComment(db, { ...said(ben), at: later(undoMs) })
    await expect(tooLate).rejects.toMatchObject(none)
    await deletePost(db, own(ann))
    await expect(restoreComment(db, inTime)).rejects.toMatchObject(none)
    expect(await isUnsaid()).toBe(true)
  })

  test('that a moderator removed comes back by a moderator only, unless it is gone for good', async () => {
    await deleteComment(db, said(keeper))
    await sql`
      insert into moderation_decisions (user_id, action, thing, thing_id, content, reason, created_at)
      values (${ben.id}, 'remove', 'comment', ${commentId}, 'x', 'y', ${at})`.execute(db)
    const none = notFound('Comment not found')
    await expect(restoreComment(db, said(ben))).rejects.toMatchObject(none)
    expect(await bringBackComment(db, { id: commentId, at: later(10 * undoMs) })).toBe(true)
    expect(await isUnsaid()).toBe(false)
    await deleteComment(db, said(keeper))
    await sql`update comments set content = ${wiped} where id = ${commentId}`.execute(db)
    expect(await bringBackComment(db, { id: commentId, at })).toBe(false)
  })

  test('of a character is taken off by an administrator alone, and counted as one', async () => {
    const aiId = await beep()
    const no = deleteComment(db, { ...own(ann), id: aiId })
    await expect(no).rejects.toMatchObject(notTheirs)
    await deleteComment(db, { ...own(keeper), id: aiId })
    expect(await row('posts', id)).toMatchObject({ comments_count: 1, ai_comments_count: 0 })
    await restoreComment(db, { ...own(keeper), id: aiId })
    expect(await row('posts', id)).toMatchObject({ comments_count: 2, ai_comments_count: 1 })
  })

  test('brings back only those who were about to answer it', async () => {
    const turn = { post_id: id, character_id: cast[0]!.id, state: 'dropped', reason: gone.code }
    const turns = [
      { ...turn, wave: 1, settled_at: at },
      { ...turn, wave: 2, settled_at: at, cause_comment_id: commentId },
    ]
    await db.insertInto('replies').values(turns).execute()
    await deleteComment(db, said(ben))
    const states = async () => {
      const read = db.selectFrom('replies').select('state').where('post_id', '=', id)
      return (await read.orderBy('wave').execute()).map(({ state }) => state)
    }
    expect(await states()).toEqual(['dropped', 'dropped'])
    await restoreComment(db, said(ben))
    expect(await states()).toEqual(['dropped', 'planned'])
  })
})

describe('other words', () => {
  const content = 'Other words #New #Both'
  const doubtful: Screening = {
    doubts: ['links'],
    fingerprint: 5n,
    copies: null,
    wave: null,
    isNewcomer: false,
  }
  const harmless: Screening = { ...doubtful, doubts: [] }
  const tags = async () => {
    const read = db.selectFrom('post_tags').select('tag').where('post_id', '=', id)
    return (await read.orderBy('position').execute()).map(({ tag }) => tag)
  }

  test('for a post take the place of the old ones, which stay to be read', async () => {
    const before = await row('posts', id)
    const { isHeld, ...edited } = await editPost(db, { ...own(ann), content, screening: harmless })
    expect([isHeld, edited.content]).toEqual([undefined, content])
    expect(await row('posts', id)).toMatchObject({ content, updated_at: at, fingerprint: 5 })
    expect(await listVersions(db, 'post', { id })).toEqual({
      versions: [{ content: before.content, writtenAt: before.updated_at.toISOString() }],
      next: null,
    })
    expect(await tags()).toEqual(['new', 'both'])
    await editPost(db, { ...own(ann), content: 'Third words #Both' })
    expect(await tags()).toEqual(['both'])
    expect(await row('posts', id)).toMatchObject({ fingerprint: 5 })
    const short = { ...harmless, fingerprint: null }
    await editComment(db, { ...said(ben), content: 'Short', screening: short })
    expect(await row('comments', commentId)).toMatchObject({ fingerprint: null })
    const { versions } = await listVersions(db, 'post', { id })
    expect(versions.map((version) => version.content)).toEqual([content, before.content])
    const event = { kind: 'post_edit', postId: id }
    expect((await announced()).filter(({ kind }) => kind === 'post_edit')).toEqual([event, event])
    expect(heard.filter(({ kind }) => kind === 'post_edit')).toEqual([event, event])
    expect(await lines(`post ${id}`)).toEqual([])
  })

  test('for a comment, too', async () => {
    const before = await row('comments', commentId)
    const { isHeld, ...edited } = await editComment(db, {
      ...said(ben),
      content,
      screening: harmless,
    })
    expect([isHeld, edited.content]).toEqual([undefined, content])
    expect(await row('comments', commentId)).toMatchObject({
      content,
      updated_at: at,
      fingerprint: 5,
    })
    expect(await listVersions(db, 'comment', { id: commentId })).toEqual({
      versions: [{ content: before.content, writtenAt: before.updated_at.toISOString() }],
      next: null,
    })
    const event = { kind: 'comment_edit', postId: id, commentId }
    expect([await announced(), heard]).toEqual([[event], [event]])
    expect(await lines(`comment ${commentId}`)).toEqual([])
  })

  test('come from the author or an administrator, of whom that is written down', async () => {
    await expect(editPost(db, { ...own(ben), content })).rejects.toMatchObject(notTheirs)
    await expect(editComment(db, { ...said(ann), content })).rejects.toMatchObject(notTheirs)
    expect(heard).toEqual([])
    await editPost(db, { ...own(keeper), content })
    await editComment(db, { ...said(keeper), content })
    expect(await lines(`post ${id}`)).toEqual(['edit'])
    expect(await lines(`comment ${commentId}`)).toEqual(['edit'])
  })

  test('are put into no character’s mouth, not even by an administrator', async () => {
    const edited = editComment(db, { ...own(keeper), id: await beep(), content })
    const message = 'What a character said cannot be edited.'
    await expect(edited).rejects.toMatchObject({ status: 403, message })
  })

  test('that are the same change nothing', async () => {
    const [post, comment] = [await row('posts', id), await row('comments', commentId)]
    const same = { screening: doubtful }
    const edited = [
      await editPost(db, { ...own(ann), ...same, content: post.content }),
      await editComment(db, { ...said(ben), ...same, content: comment.content }),
    ]
    expect(edited.map(({ isHeld }) => isHeld)).toEqual([undefined, undefined])
    expect([await row('posts', id), await row('comments', commentId)]).toEqual([post, comment])
    expect(await listVersions(db, 'post', { id })).toEqual(noVersions)
    expect(await listVersions(db, 'comment', { id: commentId })).toEqual(noVersions)
    expect(await announced()).toEqual([])
  })

  test('that are doubtful wait, and what stands there stays', async () => {
    const [post, comment] = [await row('posts', id), await row('comments', commentId)]
    const edited = [
      await editPost(db, { ...own(ann), content, screening: doubtful }),
      await editComment(db, { ...said(ben), content, screening: doubtful }),
    ]
    expect(edited).toMatchObject([
      { isHeld: true, content: post.content },
      { isHeld: true, content: comment.content },
    ])
    expect([await row('posts', id), await row('comments', commentId)]).toEqual([post, comment])
    const held = db.selectFrom('held_texts').select(['thing', 'post_id', 'comment_id', 'content'])
    expect(await held.where('user_id', '=', ann.id).execute()).toEqual([
      { thing: 'post_edit', post_id: id, comment_id: null, content },
    ])
    expect(await held.where('user_id', '=', ben.id).execute()).toEqual([
      { thing: 'comment_edit', post_id: null, comment_id: commentId, content },
    ])
    expect([await announced(), heard]).toEqual([[], []])
  })

  test('leave the first version and the newest, so many together, a page at a time', async () => {
    const first = (await row('posts', id)).content
    const edits = versionsMost + 5
    for (let n = 1; n <= edits; n += 1) {
      const words = `${n}: ${content.repeat(20)}`
      await editPost(db, { ...own(ann), at: later(n * 86_400_000), content: words })
    }
    const pages = [await listVersions(db, 'post', { id })]
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      pages.push(await listVersions(db, 'post', { id, before: next }))
    }
    expect(pages.map(({ versions }) => versions.length)).toEqual(
      Array.from({ length: 5 }, () => versionsPage.most),
    )
    const kept = pages.flatMap(({ versions }) => versions.map((version) => version.content))
    expect(kept.map((words) => words.split(':')[0])).toEqual([
      ...Array.from({ length: versionsMost - 1 }, (_none, at) => `${edits - 1 - at}`),
      first.split(':')[0],
    ])
  })

  test('are shown within the bytes of an answer, one at least', async () => {
    const words = (n: number) => `${n}${'語'.repeat(9_990)}`
    for (let n = 1; n <= 6; n += 1) {
      await editPost(db, { ...own(ann), at: later(n), content: words(n) })
    }
    const { versions, next } = await listVersions(db, 'post', { id })
    expect(versions.map((version) => version.content)).toEqual([5, 4, 3].map(words))
    const rest = await listVersions(db, 'post', { id, before: next ?? 0 })
    expect(rest.versions.map((version) => version.content).slice(0, 2)).toEqual([2, 1].map(words))
    expect(rest.next).toBeNull()
  })

  test('come so often in a day and no oftener', async () => {
    const edit = (n: number, more = {}) =>
      editPost(db, {
        ...own(ann),
        at: later(n * 60_000),
        content: `${n}`,
        isCounted: true,
        ...more,
      })
    for (let n = 1; n <= 30; n += 1) await edit(n)
    await expect(edit(31)).rejects.toMatchObject({
      status: 429,
      message: 'Too many changes: at most 30 in 24 hours. You can go on in 24 hours.',
    })
    expect(await edit(31, { isCounted: undefined })).toMatchObject({ content: '31' })
    for (let n = 1; n <= 31; n += 1) {
      await editComment(db, { ...said(ben), at: later(n), content: `${n}` })
    }
    const comment = { ...said(ben), isCounted: true, content: 'More' }
    await expect(editComment(db, { ...comment, at: later(32) })).rejects.toMatchObject({
      status: 429,
    })
    expect(await editComment(db, { ...comment, at: later(2 * 86_400_000) })).toMatchObject({
      content: 'More',
    })
  })

  test('are for what is there', async () => {
    await deletePost(db, own(ann))
    const [post, comment] = [notFound('Post not found'), notFound('Comment not found')]
    await expect(editPost(db, { ...own(ann), content })).rejects.toMatchObject(post)
    await expect(editComment(db, { ...said(ben), content })).rejects.toMatchObject(comment)
    await expect(listVersions(db, 'post', { id })).rejects.toMatchObject(post)
    await expect(listVersions(db, 'comment', { id: 0 })).rejects.toMatchObject(comment)
  })
})

test('an administrator is answered with what they did, also where a block stands', async () => {
  const block = { userId: ann.id, personId: keeper.id, kind: 'block', at } as const
  await setHiding(db, block)
  await setHiding(db, { ...block, userId: ben.id })
  const content = 'What others see'
  expect(await editComment(db, { ...said(keeper), content })).toMatchObject({ content })
  await deleteComment(db, said(keeper))
  expect(await restoreComment(db, said(keeper))).toMatchObject({ id: commentId, content })
  // Of Ben they see nothing else, so neither beside what they did.
  expect(await editPost(db, { ...own(keeper), content })).toMatchObject({ content, comments: [] })
  await deletePost(db, own(keeper))
  expect(await restorePost(db, own(keeper))).toMatchObject({ id, content, comments: [] })
  expect([await row('posts', id), await row('comments', commentId)]).toMatchObject([
    { content, deleted_at: null },
    { content, deleted_at: null },
  ])
})

test('their muted words keep nothing back of what they did', async () => {
  await setMutedWords(db, { userId: keeper.id, words: ['unwanted'] })
  const content = 'Something unwanted'
  expect(await editComment(db, { ...said(keeper), content })).toMatchObject({ content })
  await deleteComment(db, said(keeper))
  expect(await restoreComment(db, said(keeper))).toMatchObject({ content })
  await setMutedWords(db, { userId: keeper.id, words: [] })
})
