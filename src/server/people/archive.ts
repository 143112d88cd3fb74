import { sql } from 'kysely'
import { readPictures } from '../media/pictures.ts'
import type { Trx } from '../db/outbox.ts'
import { readOwnProfile } from './profiles.ts'

/** Where rows of a person are, and by which column; as they are kept, word for word. */
const tables = {
  posts: 'user_id',
  comments: 'user_id',
  post_likes: 'user_id',
  comment_likes: 'user_id',
  bookmarks: 'user_id',
  stories: 'user_id',
  reader_stances: 'user_id',
  cross_posts: 'user_id',
  hidings: 'user_id',
  muted_words: 'user_id',
  notifications: 'user_id',
  notification_choices: 'user_id',
  push_subscriptions: 'user_id',
  held_texts: 'user_id',
  moderation_decisions: 'user_id',
  reports: 'reporter_id',
} as const

/** Everything that is kept about somebody, except what would open their account. */
export const readArchive = async (trx: Trx, userId: string): Promise<Record<string, unknown>> => {
  const rows: Record<string, unknown> = {}
  for (const [table, column] of Object.entries(tables)) {
    rows[table] = await readRows(
      trx,
      sql`${sql.table(table)} as kept where ${sql.ref(column)} = ${userId}`,
    )
  }
  return {
    profile: await readOwnProfile(trx, userId),
    pictures: await readPictures(trx, userId),
    following: await readNames(trx, { of: userId, by: 'follower_id', names: 'followed_id' }),
    followers: await readNames(trx, { of: userId, by: 'followed_id', names: 'follower_id' }),
    sessions: await trx
      .selectFrom('sessions')
      .select(['user_agent', 'created_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .execute(),
    ...rows,
  }
}

const readRows = async (trx: Trx, from: ReturnType<typeof sql>): Promise<unknown[]> => {
  const { rows } = await sql<{ row: unknown }>`select to_jsonb(kept) as row from ${from}`.execute(
    trx,
  )
  return rows.map(({ row }) => row)
}

type Names = { of: string; by: string; names: string }

const readNames = async (trx: Trx, { of, by, names }: Names): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`
    select users.username from follows join users on users.id = follows.${sql.ref(names)}
    where follows.${sql.ref(by)} = ${of} and users.deleted_at is null
    order by follows.created_at
  `.execute(trx)
  return rows.map(({ username }) => username)
}
