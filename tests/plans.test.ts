import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listPeople } from '#server/admin/people.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { type CastJob, castTurns } from '#server/characters/jobs.ts'
import type { Engine } from '#server/characters/speaking/engine.ts'
import { speak } from '#server/characters/speaking/reply.ts'
import { openSetup } from '#server/characters/voices/setup.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { fillDoings } from '../bench/million/doings.ts'
import { fillMillion } from '../bench/million/fill.ts'
import { testDatabase } from './support/db.ts'
import { type Member, type TestSite, testSite } from './support/site.ts'
import { onStatement } from './support/statements.ts'

/** What the site asks its database, by the call for which it first did. */
const asked = new Map<string, string>()
let label = 'the start'
let site: TestSite
let ann: Member

/** Rows from which on a table is read whole by nobody … */
const large = 5_000
/** … but for what is made once in a while for everybody, which may read a table that is small enough. */
const rare: Record<string, string> = {
  '/api/contributors':
    'counted at most once in five seconds; larger tables are read by their BRIN index',
  '/sitemaps/people.xml': 'made at most once in ten minutes; an index would slow down every post',
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const database = await testDatabase()
  const size = { posts: 20_000, comments: 25_000, members: 6_000 }
  await fillMillion(database.pool, size)
  await fillDoings(database.db, size)
  vi.mocked(console.error).mockRestore()
  await ensureCast(database.db)
  onStatement((text) => {
    if (!asked.has(text)) asked.set(text, label)
  })
  site = await testSite({ database })
  ann = await site.signUp()
}, 180_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await site?.close()
})

const reads = [
  '/api/posts',
  '/api/posts?offset=1000',
  '/api/posts?before=10000',
  '/api/posts/15000',
  '/api/posts/15000?commentsAfter=3',
  '/api/posts/15000/digest',
  '/api/posts/15000/discussion',
  '/api/trending',
  '/api/trending/RentAtHome/why',
  '/api/posts/rising',
  '/api/contributors',
  '/api/topics/RentAtHome',
  '/api/topics/RentAtHome/posts',
  '/api/topics/RentAtHome/posts?order=active',
  '/api/categories/Science/posts',
  '/api/categories/Science/posts?order=active',
  '/api/search?q=city',
  '/api/search?q=%22city%20centre%22&kind=posts',
  '/api/search?q=school&author=member_12',
  '/api/search?q=school&tag=RentAtHome&kind=posts',
  '/api/search/suggestions?q=sch',
  '/api/users/user_12/profile',
  '/api/users/user_12/stats',
  '/api/users/user_12/posts',
  '/api/users/user_12/posts?before=15000',
  '/api/users/user_12/following',
  '/api/stories',
  '/api/ai-characters',
  '/api/ai-characters/skeptic',
  '/api/notifications',
  '/api/notifications/count',
  '/api/user',
  '/api/user/profile',
  '/api/user/posts',
  '/api/user/likes',
  '/api/user/friends',
  '/api/user/bookmarks',
  '/api/user/bookmarks/ids',
  '/api/user/drafts',
  '/api/user/hidden',
  '/api/user/held',
  '/api/user/notices',
  '/api/user/settings',
  '/feed.xml',
  '/topic/RentAtHome/feed.xml',
  '/category/Science/feed.xml',
  '/profile/user_12/feed.xml',
  '/post/15000/feed.xml',
  '/sitemap.xml',
  '/sitemaps/posts-1.xml',
  '/sitemaps/topics.xml',
  '/sitemaps/people.xml',
]

/** What is read for visitors in another way than for members. */
const visits = ['/api/posts', '/api/posts/15000', '/api/posts/15000/discussion']

const writes: [path: string, body?: unknown][] = [
  ['/api/posts', { content: 'Should schools ban phones? #RentAtHome' }],
  ['/api/posts/15000/comments', { content: 'I would try it in one place.' }],
  ['/api/interactions/like', { targetType: 'post', targetId: 15_000, liked: true }],
  ['/api/posts/14000/like'],
  ['/api/users/user_12/follow'],
]

test('no table that grows is read whole for anything that people do all the time', async () => {
  for (const path of reads) {
    label = path
    expect((await ann.get(path)).status, path).toBe(200)
  }
  for (const path of visits) {
    label = `${path} (visitors)`
    expect((await site.visitor().get(path)).status, path).toBe(200)
  }
  for (const [path, body] of writes) {
    label = path
    expect((await ann.post(path, body)).status, path).toBeLessThan(300)
  }
  label = 'the panel of people'
  await listPeople(site.db, { q: '', now: new Date() })
  await listPeople(site.db, { q: 'member_12', before: 'user_12', now: new Date() })
  label = 'the turns of characters'
  await answerAnn()
  label = 'nothing'
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples >= ${large}`.execute(
    site.db,
  )
  const tables = new Set(rows.map(({ name }) => name))
  expect([...tables]).toEqual(expect.arrayContaining(['posts', 'comments', 'post_tags', 'users']))

  const whole: string[] = []
  const shapes: string[] = []
  for (const [text, call] of asked) {
    const plan = await planOf(text)
    const short = text.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
    shapes.push(`${call}\n  ${short}\n${shapeOf(plan, 2)}`)
    if (call in rare) continue
    for (const name of readWhole(plan, tables)) whole.push(`${call} reads all ${name}: ${short}`)
  }
  expect(asked.size).toBeGreaterThan(60)
  expect(whole).toEqual([])
  if (process.env['WRITE_PLANS']) writeFileSync(book, `${preface}\n${shapes.join('\n\n')}\n`)
})

/** A post and a comment on it are answered, as the worker does it for each. */
const answerAnn = async (): Promise<void> => {
  const setup = openSetup(site.services, { fixed: { external: null } })
  const engine: Engine = { ...site.services, setup, ending: new AbortController().signal }
  const content = 'Should full-time work be four days a week at the same pay?'
  const { id: postId } = (await ann.post('/api/posts', { content })).body as Post
  await speakAll(engine, { postId })
  const question = { content: '@logic Who pays for it?' }
  const comment = await ann.post(`/api/posts/${postId}/comments`, question)
  await speakAll(engine, { postId, commentId: (comment.body as Comment).id })
  const { aiCommentsCount } = await ofTest(() =>
    site.db
      .selectFrom('posts')
      .select('ai_comments_count as aiCommentsCount')
      .where('id', '=', postId)
      .executeTakeFirstOrThrow(),
  )
  expect(aiCommentsCount).toBeGreaterThan(0)
}

const speakAll = async (engine: Engine, cast: CastJob): Promise<void> => {
  await castTurns(engine, cast)
  const turns = await ofTest(() =>
    site.db
      .selectFrom('replies')
      .select('id')
      .where('post_id', '=', cast.postId)
      .where('state', '=', 'planned')
      .execute(),
  )
  expect(turns.length).toBeGreaterThan(0)
  for (const { id } of turns) await speak(engine, id)
}

/** What this test asks by itself is no statement of the site. */
const ofTest = async <T>(ask: () => Promise<T>): Promise<T> => {
  const known = new Set(asked.keys())
  const answer = await ask()
  for (const text of asked.keys()) if (!known.has(text)) asked.delete(text)
  return answer
}

const book = new URL('../docs/plans.txt', import.meta.url)
const preface = `How PostgreSQL finds what the site asks for: for each call the statements that it was the first to
send, and their plans on 20,000 posts. Written by: WRITE_PLANS=1 npx vitest run tests/plans.test.ts
`

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Plan[]
}

/** The plan that the site's connections keep for a statement, whatever its values are. */
const planOf = async (text: string): Promise<Plan> => {
  const { rows } = await site.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, format json) ${text}`,
  )
  return rows[0]!['QUERY PLAN'][0]!.Plan
}

const readWhole = (plan: Plan, tables: ReadonlySet<string>): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && tables.has(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] as string]
    : []),
  ...(plan.Plans ?? []).flatMap((part) => readWhole(part, tables)),
]

const shapeOf = (plan: Plan, depth: number): string => {
  const what = [plan['Node Type'], plan['Index Name'] ?? plan['Relation Name']]
  const line = `${'  '.repeat(depth)}${what.filter(Boolean).join(' ')}`
  return [line, ...(plan.Plans ?? []).map((part) => shapeOf(part, depth + 1))].join('\n')
}
