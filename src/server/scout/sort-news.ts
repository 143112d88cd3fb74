import { sql } from 'kysely'
import { type Sortable, sortItems } from './group-headlines.ts'
import type { Ground } from './ground.ts'

const windowMs = 48 * 60 * 60_000
/** A story that was opened, refused or denied takes in later news of it, so that it does not come back. */
const decidedMs = 7 * 24 * 60 * 60_000
/** A flood is sorted over several rounds. */
const freshMost = 1_500
const knownMost = 6_000

type Item = Sortable & { topicId: number | null; at: Date }

const columns = sql`
  scout_items.id, scout_items.title, url, source_id as "sourceId", kind, story,
  topic_id as "topicId", least(published_at, scout_items.first_seen_at) as at`

/** Puts what came in since the last round to the stories that it tells, or begins new ones. */
export const sortNews = async ({ db }: Ground, now: Date): Promise<void> => {
  const { rows: fresh } = await sql<Item>`
    select ${columns} from scout_items
    where topic_id is null and last_seen_at > ${new Date(now.getTime() - windowMs)}
    order by first_seen_at, source_id, rank, key limit ${freshMost}
  `.execute(db)
  if (fresh.length === 0) return
  const groups = sortItems(await readKnown(db, now), fresh)
  const begun = groups.filter(({ id }) => id === null)
  const ids = await beginStories(
    { db },
    begun.map(({ items }) => items),
    now,
  )
  const placed = [
    ...groups.filter(({ id }) => id !== null),
    ...begun.map(({ items }, at) => ({ id: ids[at] ?? null, items })),
  ].flatMap(({ id, items }) => items.map((item) => ({ topic: id, item: item.id })))
  await sql`
    update scout_items set topic_id = placed.topic
    from unnest(${placed.map(({ topic }) => topic)}::bigint[],
      ${placed.map(({ item }) => item)}::bigint[]) as placed (topic, item)
    where id = placed.item
  `.execute(db)
}

const readKnown = async (db: Ground['db'], now: Date) => {
  const { rows } = await sql<Item & { topicId: number }>`
    select ${columns} from scout_items join scout_topics on scout_topics.id = topic_id
    where case when state in ('opened', 'rejected', 'denied')
      then coalesce(decided_at, scout_topics.first_seen_at) > ${new Date(now.getTime() - decidedMs)}
      else scout_topics.first_seen_at > ${new Date(now.getTime() - windowMs)} end
    order by scout_items.first_seen_at desc, source_id desc, key desc limit ${knownMost}
  `.execute(db)
  const byTopic = Map.groupBy(rows.toReversed(), ({ topicId }) => topicId)
  return [...byTopic].map(([id, items]) => ({ id, items }))
}

/** Gives the ids in the order of the stories. */
const beginStories = async (
  { db }: Pick<Ground, 'db'>,
  stories: readonly Item[][],
  now: Date,
): Promise<number[]> => {
  if (stories.length === 0) return []
  const rows = await db
    .insertInto('scout_topics')
    .values(
      stories.map((items) => ({
        title: (items.find(({ kind }) => kind === 'headline') ?? items[0])?.title ?? '',
        first_seen_at: new Date(Math.min(...items.map(({ at }) => at.getTime()))),
        last_seen_at: now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
