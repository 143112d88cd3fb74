import { expect, test } from 'vitest'
import type { Person } from '../../../tests/support/roles.ts'
import type { Things } from '../../../tests/support/things.ts'
import { openThings, withTwo } from '../../../tests/support/two.ts'
import { cast } from '../characters/cast.ts'
import type { Db } from '../db/outbox.ts'
import { isFollowing, setFollow } from '../people/follows.ts'
import { hiddenFrom } from './hidden.ts'
import { setCharacterHiding, setHiding, setMutedWords } from './hidings.ts'
import { isBlockedBy, assertNotBlocked } from './assert-not-blocked.ts'
import { readRefused } from './refused.ts'

const at = new Date('2026-05-01T12:00:00Z')
const characterId = cast[0]!.id

let db: Db
let things: Things
let ann: Person
let ben: Person
const heard = withTwo(openThings, (ground, two) => {
  ;({ db, things } = ground)
  ;({ ann, ben } = two)
})

const hide = (who: Person, whom: { id: string }, kind: 'mute' | 'block' | null) =>
  setHiding(db, { userId: who.id, personId: whom.id, kind, at })
const hideCharacter = (who: Person, kind: 'mute' | 'block' | null, id = characterId) =>
  setCharacterHiding(db, { userId: who.id, characterId: id, kind, at })
const lastEvent = async () => {
  const row = await db
    .selectFrom('events')
    .select(['kind', 'payload'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { kind: row.kind, ...(row.payload as object) }
}

test('somebody is muted, blocked instead, and shown again, each time for both at once', async () => {
  const event = { kind: 'hiding', userIds: [ann.id, ben.id] }
  for (const kind of ['mute', 'block', null] as const) {
    heard.length = 0
    const { people } = await hide(ann, ben, kind)
    expect(people).toMatchObject(kind ? [{ person: { id: ben.id }, kind }] : [])
    expect([await lastEvent(), heard.at(-1)]).toEqual([event, event])
  }
  expect((await hide(ben, ann, null)).people).toEqual([])
})

test('nobody hides themselves, or somebody who is not there', async () => {
  const message = 'You cannot hide yourself.'
  const issues = [{ path: 'userId', message }]
  expect(() => hide(ann, ann, 'mute')).toThrow(expect.objectContaining({ status: 400, issues }))
  const missing = hide(ann, { id: 'nobody' }, 'mute')
  await expect(missing).rejects.toMatchObject({ status: 404, message: 'User not found' })
})

test('a block ends following both ways, a mute does not', async () => {
  const pairs = [
    { followerId: ann.id, followedId: ben.id },
    { followerId: ben.id, followedId: ann.id },
  ]
  const follow = () => Promise.all(pairs.map((pair) => isFollowing(db, pair)))
  for (const pair of pairs) await setFollow(db, { ...pair, isFollowing: true, at })
  await hide(ann, ben, 'mute')
  expect(await follow()).toEqual([true, true])
  await hide(ann, ben, 'block')
  expect(await follow()).toEqual([false, false])
})

test('a character is hidden from one person; a blocked one does not answer them', async () => {
  const postId = await things.post(ann)
  const commentId = await things.comment(ben, postId)
  const refused = async (on: number | null) => [
    ...(await readRefused(db, { postId, commentId: on })),
  ]
  expect((await hideCharacter(ann, 'mute')).characters).toMatchObject([
    { character: { id: characterId }, kind: 'mute' },
  ])
  const event = { kind: 'hiding', userIds: [ann.id] }
  expect([await lastEvent(), heard.at(-1)]).toEqual([event, event])
  expect(await refused(null)).toEqual([])
  await hideCharacter(ann, 'block')
  expect(await refused(null)).toEqual([characterId])
  expect((await hideCharacter(ann, null)).characters).toEqual([])
  expect(await refused(null)).toEqual([])
  await hideCharacter(ben, 'block')
  expect([await refused(null), await refused(commentId)]).toEqual([[], [characterId]])
  const missing = hideCharacter(ann, 'mute', 'nobody')
  await expect(missing).rejects.toMatchObject({ status: 404, message: 'Character not found' })
})

test('muted words are these and no others, each once without regard to case', async () => {
  const words = (list: string[]) => setMutedWords(db, { userId: ann.id, words: list })
  expect((await words(['Zebra', 'apple', 'APPLE'])).words).toEqual(['APPLE', 'Zebra'])
  const event = { kind: 'hiding', userIds: [ann.id] }
  expect([await lastEvent(), heard.at(-1)]).toEqual([event, event])
  expect((await words(['pear'])).words).toEqual(['pear'])
  expect((await words([])).words).toEqual([])
})

test('with a block between two neither reaches what the other wrote; with a mute both do', async () => {
  const [postId, ownId] = [await things.post(ben), await things.post(ann)]
  const commentId = await things.comment(ben, ownId)
  const reach = async (who: Person, target: object) =>
    assertNotBlocked(db, await hiddenFrom(db, who.id), target)
  await hide(ann, ben, 'mute')
  for (const target of [{ postId }, { commentId }]) await reach(ann, target)
  expect(await isBlockedBy(db, { userId: ann.id, viewerId: ben.id })).toBe(false)

  await hide(ann, ben, 'block')
  const none = (what: string) => ({ status: 404, message: `${what} not found` })
  await expect(reach(ann, { postId })).rejects.toMatchObject(none('Post'))
  await expect(reach(ann, { commentId })).rejects.toMatchObject(none('Comment'))
  await expect(reach(ben, { postId: ownId })).rejects.toMatchObject(none('Post'))
  await reach(ann, { postId: ownId })
  await reach(ann, {})
  await assertNotBlocked({} as typeof db, await hiddenFrom(db, null), { postId })
  expect(await isBlockedBy(db, { userId: ann.id, viewerId: ben.id })).toBe(true)
  expect(await isBlockedBy(db, { userId: ben.id, viewerId: ann.id })).toBe(false)
})
