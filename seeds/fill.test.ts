import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../tests/support/db.ts'
import { fill, Refused } from './fill.ts'
import { readSize, type Size } from './size.ts'

const small = readSize('--members 6 --posts 8 --comments 4 --likes 2'.split(' ')) as Size
const clock = () => new Date('2026-05-01T12:00:00Z')

let site: TestDatabase
beforeAll(async () => {
  site = await testDatabase()
})
afterAll(() => site.close())

const count = async (
  table: 'users' | 'posts' | 'comments' | 'post_likes' | 'castings',
): Promise<number> => {
  const rows = sql.table(table)
  const result = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(site.db)
  return result.rows[0]?.n ?? 0
}

test('a site is filled with just as much as was asked for', async () => {
  const filled = await fill({ db: site.db, clock }, small)
  expect(filled).toEqual({ members: 6, posts: 8, comments: 32, likes: 16 })
  expect(await count('posts')).toBe(8)
  expect(await count('comments')).toBe(32)
  expect(await count('post_likes')).toBe(16)
  const posts = await site.db.selectFrom('posts').select(['comments_count', 'ai_seats']).execute()
  for (const post of posts) {
    expect(post).toEqual({ comments_count: 4, ai_seats: 'humans_only' })
  }
})

test('PostgreSQL knows at once how much there is', async () => {
  const { rows } = await sql<{ n: number }>`
    select reltuples as n from pg_class where oid = 'posts'::regclass`.execute(site.db)
  expect(rows).toEqual([{ n: 8 }])
})

test('no character is called to a discussion among people', async () => {
  expect(await count('castings')).toBe(0)
})

test('a second run adds discussions of the same people, with characters if wished, and nobody can sign in as one', async () => {
  await fill({ db: site.db, clock }, { ...small, seed: 2, characters: true })
  expect(await count('posts')).toBe(16)
  expect(await count('castings')).toBe(8 + 32)
  const people = await site.db
    .selectFrom('users')
    .select(['username', 'password_hash'])
    .where('id', '<>', 'ai_system')
    .execute()
  expect(people).toHaveLength(6)
  for (const person of people) {
    expect(person.username).toMatch(/^demo_/)
    expect(person.password_hash).toBeNull()
  }
})

test('a site with real members is left alone unless forced', async () => {
  await site.db.insertInto('users').values({ id: 'rosa', username: 'rosa', email: null }).execute()
  const before = await count('posts')
  await expect(fill({ db: site.db, clock }, small)).rejects.toThrow(Refused)
  expect(await count('posts')).toBe(before)
  await fill({ db: site.db, clock }, { ...small, force: true })
  expect(await count('posts')).toBe(before + small.posts)
})
