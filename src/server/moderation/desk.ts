import { type RawBuilder, sql } from 'kysely'
import type { ModerationDesk, OpenAppeal, QueueItem, Sanctioned } from '#shared/moderation.ts'
import type { Trx } from '../db/outbox.ts'
import { authorOf } from '../popular/author.ts'
import { type AttachedRow, presentAttached } from '../media/attached.ts'
import { type NoticeRow, noticeColumns, presentNotice } from './notices.ts'

const shown = 50

/** What waits for a moderator. */
export const readDesk = async (trx: Trx, now: Date): Promise<ModerationDesk> => {
  const [{ queue, queueCount }, appeals, sanctioned] = await Promise.all([
    readQueue(trx),
    readAppeals(trx),
    readSanctioned(trx, now),
  ])
  return { queue, queueCount, appeals, sanctioned }
}

type Row = Omit<QueueItem, 'createdAt' | 'pictures'> & {
  createdAt: Date
  pictures: AttachedRow[] | null
}

/** Held texts, and what was reported and is still there, the longest waiting first. */
const readQueue = async (trx: Trx) => {
  const counted = sql<{ count: number }>`select count(*)::int as count from (${waiting}) as waiting`
  const [{ rows: counts }, { rows }] = await Promise.all([
    counted.execute(trx),
    listWaiting.execute(trx),
  ])
  return {
    queueCount: counts[0]?.count ?? 0,
    queue: rows.map(({ pictures, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      ...presentAttached(pictures),
    })),
  }
}

const waiting = sql`
      select 'held' as thing, held.id::text as id, concat_ws(e'\n', held.content, (
          select string_agg('• ' || option, e'\n' order by place)
          from jsonb_array_elements_text(held.more -> 'poll' -> 'options')
            with ordinality as said (option, place)
        )) as content, held.user_id,
        null as character_id, coalesce(held.post_id, edited.post_id) as post_id, held.doubts,
        held.created_at, null::bigint[] as reports, held.thing as held_as
      from held_texts as held left join comments as edited on edited.id = held.comment_id
      union all
      select 'post', post.id::text, post.content, post.user_id, null, post.id, '{}',
        min(report.created_at), array_agg(report.id), null
      from reports as report join posts as post on post.id = report.post_id
      where settled_at is null and post.deleted_at is null group by post.id
      union all
      select 'comment', comment.id::text, comment.content, comment.user_id, comment.character_id,
        comment.post_id, '{}', min(report.created_at), array_agg(report.id), null
      from reports as report join comments as comment on comment.id = report.comment_id
      where settled_at is null and comment.deleted_at is null group by comment.id
      union all
      select 'story', story.id::text, concat_ws(' ', story.content, story.image_url),
        story.user_id, null, null, '{}', min(report.created_at), array_agg(report.id), null
      from reports as report join stories as story on story.id = report.story_id
      where settled_at is null and expires_at > clock_timestamp() group by story.id
      union all
      select 'moved', note.id::text, note.why, note.user_id, null, note.post_id, '{}',
        min(report.created_at), array_agg(report.id), null
      from reports as report join moved_notes as note on note.id = report.moved_id
      where settled_at is null group by note.id
      union all
      select 'steelman', said.id::text, said.says, said.user_id, null, said.post_id, '{}',
        min(report.created_at), array_agg(report.id), null
      from reports as report join steelmen as said on said.id = report.steelman_id
      where report.settled_at is null group by said.id
      union all
      select 'mind', mind.id::text, mind.says, mind.user_id, null, mind.post_id, '{}',
        min(report.created_at), array_agg(report.id), null
      from reports as report join minds as mind on mind.id = report.mind_id
      where settled_at is null group by mind.id
      union all
      select 'profile', person.id, concat_ws(e'\n', person.first_name || ' ' || person.last_name,
        nullif(person.bio, ''), nullif(person.location, '')), person.id, null, null, '{}',
        min(report.created_at), array_agg(report.id), null
      from reports as report join users as person on person.id = report.person_id
      where settled_at is null and person.deleted_at is null group by person.id
`

/** The same, as moments since which something waits. */
export const textsWaiting = sql<{
  since: Date
}>`select created_at as since from (${waiting}) as texts`

const openAppeals = sql`
  from moderation_decisions as decision join users as person on person.id = decision.user_id
  where decision.appeal is not null and decision.outcome is null and person.deleted_at is null
`
export const appealsWaiting = sql<{ since: Date }>`
  select decision.appealed_at as since ${openAppeals}
`

const pictureList = (from: RawBuilder<unknown>, alt: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object('id', shown.id, 'width', shown.width, 'height', shown.height,
    'alt', ${alt}) order by shown.place, shown.created_at) from ${from})`

/** Those of a text that waits are in no text yet. */
const picturesOfItem = sql`case first.thing
  when 'post' then ${pictureList(sql`pictures as shown where shown.post_id = first.id::bigint`, sql`shown.alt`)}
  when 'comment' then ${pictureList(sql`pictures as shown where shown.comment_id = first.id::bigint`, sql`shown.alt`)}
  when 'held' then ${pictureList(
    sql`held_texts as held
      cross join lateral jsonb_array_elements(held.more -> 'pictures') as named (picture)
      join pictures as shown on shown.id = named.picture ->> 'id' and shown.user_id = held.user_id
      where held.id = first.id::bigint`,
    sql`named.picture ->> 'alt'`,
  )} end`

const listWaiting = sql<Row>`
    with waiting as (${waiting}),
    first as (
      select * from waiting order by created_at, thing, id
      limit ${shown}
    )
    select thing, first.id, content, post_id as "postId", held_as as "heldAs", doubts, first.created_at as "createdAt",
      case when author.id is null then null else ${authorOf('author')} end as author,
      (select persona ->> 'name' from characters as character
        join character_versions as current on current.character_id = character.id
          and current.version = character.version
        where character.id = first.character_id) as "characterName",
      (select text_id from spoken_texts
        where comment_id = case when thing = 'comment' then first.id::bigint end
          and text_id not like 'pass:%') as "textId",
      (select count(*)::int from moderation_decisions as decision
        where decision.user_id = author.id) as "decisionsBefore",
      coalesce((
        select jsonb_agg(jsonb_build_object('reason', reason, 'details', details, 'by', (
            select username from users where users.id = reporter_id
          ), 'at', to_char(report.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by report.id)
        from reports as report where report.id = any(first.reports)
      ), '[]') as reports,
      ${picturesOfItem} as pictures
    from first left join users as author on author.id = first.user_id
    order by first.created_at, thing, first.id
`

const readAppeals = async (trx: Trx): Promise<OpenAppeal[]> => {
  const { rows } = await sql<NoticeRow & { person: OpenAppeal['person'] }>`
    select ${noticeColumns}, ${authorOf('person')} as person
    ${openAppeals}
    order by decision.appealed_at limit ${shown}
  `.execute(trx)
  return rows.flatMap((row) => {
    const { appeal, ...notice } = presentNotice(row)
    return appeal ? [{ ...notice, appeal, person: row.person }] : []
  })
}

const readSanctioned = async (trx: Trx, now: Date): Promise<Sanctioned[]> => {
  const { rows } = await sql<Omit<Sanctioned, 'until'> & { until: Date | null }>`
    select ${authorOf('person')} as person, sanction, sanction_reason as reason,
      sanctioned_until as until
    from users as person
    where sanction is not null and deleted_at is null
      and (sanctioned_until is null or sanctioned_until > ${now})
    order by updated_at desc, id limit ${shown}
  `.execute(trx)
  return rows.map((row) => ({ ...row, until: row.until?.toISOString() ?? null }))
}
