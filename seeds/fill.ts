import { sql } from 'kysely'
import { like, writeComment, writePost } from '#server/posts/posts.ts'
import type { Db } from '#server/db/outbox.ts'
import { countRealMembers, makeMembers } from './members.ts'
import { eachAtOnce, upTo } from './parallel.ts'
import { planPost, type PlannedPost } from './plan.ts'
import type { Size } from './size.ts'
import { readTopics } from './topics.ts'

/** Why a site is left as it is; one line for people. */
export class Refused extends Error {}

export type Filled = { members: number; posts: number; comments: number; likes: number }

type Ground = { db: Db; clock: () => Date; onProgress?: (posts: number) => void }

/** As many as keep one PostgreSQL busy; the pool decides how many really write at once. */
const width = 10

/**
 * Fills the site with the verbs that people's own writing goes through. Who writes what follows
 * from the seed; the discussions of a moment may come to stand in another order. Throws Refused
 * on a site with real members.
 */
export const fill = async (ground: Ground, size: Size): Promise<Filled> => {
  await refuseRealSite(ground.db, size)
  const members = await makeMembers(ground.db, size.members, ground.clock())
  const filled = { members: members.length, posts: 0, comments: 0, likes: 0 }
  const topics = readTopics()
  await eachAtOnce(width, upTo(size.posts), async (index) => {
    const post = planPost(topics, size, index)
    await holdDiscussion(ground, { post, members, withCharacters: size.characters })
    filled.posts += 1
    filled.comments += post.comments.length
    filled.likes += post.likedBy.length
    ground.onProgress?.(filled.posts)
  })
  await analyze(ground.db)
  return filled
}

/**
 * Autovacuum does so a minute later; until then PostgreSQL plans without statistics. Table by table, since a statement
 * may not take long.
 */
const analyze = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_user_tables where schemaname = current_schema()`.execute(db)
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db)
}

const refuseRealSite = async (db: Db, { force }: Size): Promise<void> => {
  const real = force ? 0 : await countRealMembers(db)
  if (real === 0) return
  const members = real === 1 ? '1 real member' : `${real} real members`
  throw new Refused(`This site has ${members}. Nothing was changed; --force fills it all the same.`)
}

type Discussion = { post: PlannedPost; members: string[]; withCharacters: boolean }

const holdDiscussion = async (
  { db, clock }: Ground,
  { post: planned, members, withCharacters }: Discussion,
): Promise<void> => {
  const someone = (index: number) => ({ id: members[index] as string })
  const post = await writePost(db, {
    author: someone(planned.author),
    content: planned.content,
    aiSeats: withCharacters ? 'panel' : 'humans_only',
    at: clock(),
  })
  const written: number[] = []
  for (const { author, content, answers } of planned.comments) {
    const parentId = answers === null ? undefined : written[answers]
    const comment = { author: someone(author), postId: post.id, parentId, content, at: clock() }
    written.push((await writeComment(db, comment)).id)
  }
  for (const index of planned.likedBy) {
    const wish = { targetType: 'post', targetId: post.id, liked: true } as const
    await like(db, { ...wish, viewerId: someone(index).id, at: clock() })
  }
}
