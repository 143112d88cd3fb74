import { expect, test } from 'vitest'
import { mustOwn } from '../../posts/owning.ts'
import { mustBeConfirmed } from './confirmed.ts'
import { HttpError } from './errors.ts'
import { admin, anyone, member, writer } from './guard.ts'
import type { Sanction, Viewer } from './viewer.ts'

const now = new Date('2026-05-01T12:00:00Z')
const person = {
  id: 'ann',
  username: 'ann',
  firstName: 'Ann',
  lastName: '',
  email: null,
  profileImageUrl: null,
  isAdmin: false,
  isVerified: true,
  aiReplies: 'show',
  aiPosts: 'show',
  homeFeed: 'all',
  stories: 'show',
  createdAt: now,
  textsCount: 0,
  sanction: null,
  confirmedAt: now,
} as Viewer
const keeper: Viewer = { ...person, isAdmin: true }
const silenced = (sanction: Sanction): Viewer => ({ ...person, sanction })
const banned = silenced({ kind: 'banned', reason: 'Threats.', until: null })
const until = new Date('2026-05-08T09:30:45Z')
const suspended = silenced({ kind: 'suspended', reason: 'Rude.', until })

/** The viewer that is let through, or the answer to the refused one. */
const told = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return [error.status, error.code, error.message]
  }
}
const signIn = [401, 'unauthorized', 'Please sign in first.']
const notAdmin = [403, 'forbidden', 'Only administrators may do that.']

test('anyone may read: a visitor stays nobody, and a member is known', () => {
  expect(anyone.admit(null)).toBeNull()
  expect(anyone.admit(banned)).toBe(banned)
})

test('a member’s call asks visitors to sign in, and lets the banned read and leave', () => {
  expect(told(() => member.admit(null))).toEqual(signIn)
  for (const viewer of [person, keeper, banned, suspended]) {
    expect(told(() => member.admit(viewer))).toBe(viewer)
  }
})

test('who is banned or suspended writes nothing, and is told why and how long', () => {
  expect(told(() => writer.admit(null))).toEqual(signIn)
  expect(told(() => writer.admit(person))).toBe(person)
  expect(told(() => writer.admit(banned))).toEqual([
    403,
    'banned',
    'Your account is banned. The reason: Threats.',
  ])
  expect(told(() => writer.admit(suspended))).toEqual([
    403,
    'suspended',
    'Your account is suspended until 2026-05-08 09:30 UTC. The reason: Rude.',
  ])
})

test('an administrator’s call refuses everybody else', () => {
  expect(told(() => admin.admit(null))).toEqual(signIn)
  expect(told(() => admin.admit(person))).toEqual(notAdmin)
  expect(told(() => admin.admit(keeper))).toBe(keeper)
  const { sanction } = banned
  const notNow = [403, 'banned', 'Your account is banned. The reason: Threats.']
  expect(told(() => admin.admit({ ...keeper, sanction }))).toEqual(notNow)
  const others = told(() => mustOwn({ ...keeper, sanction }, 'somebody', now))
  expect(others).toEqual([403, 'forbidden', 'Only its author may do that.'])
})

test('each guard is named, so that the contract of a call can be held against it', () => {
  expect([anyone, member, writer, admin].map(({ name }) => name)).toEqual([
    'anyone',
    'member',
    'writer',
    'admin',
  ])
})

test('a thing is changed by its owner or an administrator; a character’s by an administrator', () => {
  const refused = [403, 'forbidden', 'Only its author may do that.']
  expect(told(() => mustOwn(person, 'ann', now))).toBeUndefined()
  expect(told(() => mustOwn(keeper, 'ben', now))).toBeUndefined()
  expect(told(() => mustOwn(keeper, null, now))).toBeUndefined()
  expect(told(() => mustOwn(person, 'ben', now))).toEqual(refused)
  expect(told(() => mustOwn(person, null, now))).toEqual(refused)
})

test('what is not theirs asks administrators for a password typed a short time ago, their own does not', () => {
  const later = new Date(now.getTime() + 15 * 60_000 + 1)
  for (const owner of ['ben', null]) {
    expect(told(() => mustOwn(keeper, owner, later))).toMatchObject({ 1: 'not_confirmed' })
  }
  expect(told(() => mustOwn(keeper, keeper.id, later))).toBeUndefined()
})

test('an administrator changes things for fifteen minutes after typing the password', () => {
  const later = (ms: number) => told(() => mustBeConfirmed(keeper, new Date(now.getTime() + ms)))
  expect(later(0)).toBeUndefined()
  expect(later(15 * 60_000)).toBeUndefined()
  expect(later(15 * 60_000 + 1)).toEqual([
    403,
    'not_confirmed',
    'Please confirm that it is you, or sign in again at /admin-login.',
  ])
})

test('a password that was typed in the future was typed before the clock was set back', () => {
  const earlier = (ms: number) => told(() => mustBeConfirmed(keeper, new Date(now.getTime() - ms)))
  expect(earlier(60_000)).toBeUndefined()
  expect(earlier(60_001)).toMatchObject({ 1: 'not_confirmed' })
  expect(earlier(86_400_000)).toMatchObject({ 1: 'not_confirmed' })
})
