import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { notifyCommit } from '../changes/commits.ts'
import { notFound } from '../http/core/errors.ts'

type View = { storyId: number; viewer: string; userId: string | null }
type Counted = { viewsCount: number; isNew: boolean }

/**
 * Counts a view: once per viewer, never the author's own. The counter moves by the row that this
 * statement really inserted, so it stays exact however many look at once. 404 when it is gone.
 */
export const countView = async (
  db: Trx,
  { storyId, viewer, userId }: View,
): Promise<{ viewsCount: number }> => {
  const { rows } = await sql<Counted>`
    with story as (
      select id, user_id, views_count from stories
      where id = ${storyId} and expires_at > clock_timestamp()
      for key share
    ),
    seen as (
      insert into story_views (story_id, viewer)
      select id, ${viewer} from story where user_id is distinct from ${userId}::text
      on conflict do nothing
      returning story_id
    ),
    counted as (
      update stories set views_count = stories.views_count + 1
      from seen where stories.id = seen.story_id
      returning stories.id, stories.views_count
    ),
    said as (
      insert into events (kind, payload)
      select 'story_view', jsonb_build_object('storyId', id, 'viewsCount', views_count)
      from counted
    )
    select coalesce(counted.views_count, story.views_count) as "viewsCount",
      counted.id is not null as "isNew"
    from story left join counted on true
  `.execute(db)
  const counted = rows[0]
  if (!counted) throw notFound('Story')
  const { viewsCount, isNew } = counted
  if (isNew) notifyCommit({ kind: 'story_view', storyId, viewsCount })
  return { viewsCount }
}
