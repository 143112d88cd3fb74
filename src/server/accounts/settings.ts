import { languageOf } from '#shared/languages.ts'
import type { Settings } from '#shared/settings.ts'
import type { Trx } from '../db/outbox.ts'
import { unauthorized } from '../http/core/errors.ts'

const columns = [
  'ai_replies',
  'ai_posts',
  'stories',
  'home_feed',
  'is_indexed',
  'language',
] as const

export const readSettings = async (trx: Trx, userId: string): Promise<Settings> => {
  const row = await trx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .executeTakeFirst()
  return present(row)
}

/** Changes what is named. */
export const changeSettings = async (
  trx: Trx,
  { userId, changes, at }: { userId: string; changes: Partial<Settings>; at: Date },
): Promise<Settings> => {
  const row = await trx
    .updateTable('users')
    .set({
      ai_replies: changes.aiReplies,
      ai_posts: changes.aiPosts,
      stories: changes.stories,
      home_feed: changes.homeFeed,
      is_indexed: changes.isIndexed,
      language: changes.language,
      updated_at: at,
    })
    .where('id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
  return present(row)
}

type Row = {
  ai_replies: string
  ai_posts: string
  stories: string
  home_feed: string
  is_indexed: boolean
  language: string | null
}

const present = (row: Row | undefined): Settings => {
  if (!row) throw unauthorized()
  return {
    aiReplies: row.ai_replies as Settings['aiReplies'],
    aiPosts: row.ai_posts as Settings['aiPosts'],
    stories: row.stories as Settings['stories'],
    homeFeed: row.home_feed as Settings['homeFeed'],
    isIndexed: row.is_indexed,
    language: languageOf(row.language) ?? null,
  }
}
