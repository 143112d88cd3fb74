import { sql } from 'kysely'
import type { Ground } from './ground.ts'
import { forgetHosts } from './hosts.ts'

const hourMs = 60 * 60_000

/**
 * Headlines go after two days, those of what was decided about after the week in which it must not
 * come back; a topic with a discussion stays as long as it may be trending.
 */
export const forgetOldNews = async ({ db }: Ground, now: Date): Promise<void> => {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  await sql`
    delete from scout_items where last_seen_at < ${ago(48)} and not exists (
      select from scout_topics as topic
      where topic.id = topic_id and state <> 'found' and topic.first_seen_at > ${ago(8 * 24)}
    )
  `.execute(db)
  await sql`
    delete from scout_topics
    where (state = 'found' and last_seen_at < ${ago(48)})
      or last_seen_at < ${ago(30 * 24)}
  `.execute(db)
  await forgetHosts(db, now)
}
