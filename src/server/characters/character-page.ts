import { sql } from 'kysely'
import type { Argument, CharacterPage, DiscussionStand } from '#shared/character-page.ts'
import type { Stance } from '#shared/characters.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import type { Speaker } from '../library/debate.ts'
import type { Outlines } from '../library/outline.ts'
import { viewComments } from '../posts/feed.ts'
import { pathOf } from './positions/digest.ts'
import { readOwnJudgements } from './positions/forecast-votes.ts'
import { listForecasts } from './positions/forecasts.ts'
import type { Judgements } from './positions/judging.ts'
import { type Persona, toCharacter } from './persona.ts'

/** Its best are looked for among this many of its latest comments, so that a page never costs more. */
const bestAmong = 1_000
const shown = { best: 5, latest: 3, discussions: 12 } as const
const titleLength = 120

type Around = {
  viewerId: string | null
  outlines: Outlines
  now: Date
  judged: () => Promise<Judgements>
}

/** All that is public of a character. 404; one that was switched off keeps its page. */
export const viewCharacter = async (
  db: Trx,
  id: string,
  { viewerId, outlines, now, judged }: Around,
): Promise<CharacterPage> => {
  const found = await findPersona(db, id)
  if (!found) throw notFound('Character')
  const { handle } = found.persona
  const [record, stands, expected, best, latest] = await Promise.all([
    readRecord(db, id),
    listStands(db, { id, handle }, outlines),
    readForecasts(db, id, { viewerId, outlines, now, judged }),
    listBest(db, id),
    listLatest(db, id),
  ])
  const { persona, isEnabled } = found
  return {
    ...toCharacter(persona),
    isEnabled,
    values: persona.values,
    habits: persona.habits,
    ...record,
    stands,
    forecasts: expected.forecasts,
    forecastRecord: expected.record,
    best: await viewArguments(db, best, viewerId),
    latest: await viewArguments(db, latest, viewerId),
  }
}

const readForecasts = async (db: Trx, id: string, { viewerId, judged, ...around }: Around) => {
  const [judgements, own] = await Promise.all([judged(), readOwnJudgements(db, id, viewerId)])
  return listForecasts(db, id, { ...around, judgements, own })
}

const findPersona = async (db: Trx, id: string) => {
  const row = await db
    .selectFrom('characters as c')
    .innerJoin('character_versions as v', (join) =>
      join.onRef('v.character_id', '=', 'c.id').onRef('v.version', '=', 'c.version'),
    )
    .select(['v.persona', 'c.is_enabled'])
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row && { persona: row.persona as Persona, isEnabled: row.is_enabled }
}

type CharacterRecord = Pick<
  CharacterPage,
  'commentsCount' | 'discussionsCount' | 'likesCount' | 'movedCount'
>

const readRecord = async (db: Trx, id: string): Promise<CharacterRecord> => {
  const { rows } = await sql<CharacterRecord>`
    select count(*)::int as "commentsCount", count(distinct post_id)::int as "discussionsCount",
      coalesce(sum(likes_count), 0)::int as "likesCount",
      (select count(*)::int from (
        select credited_comment_id as comment_id, reader_stances.user_id from reader_stances
          join comments as credited on credited.id = credited_comment_id
          where credited.character_id = ${id}
        union
        select comment_id, user_id from moved_notes where character_id = ${id}
      ) as moved
        join comments as credited on credited.id = moved.comment_id and credited.deleted_at is null
        join users on users.id = moved.user_id and users.deleted_at is null) as "movedCount"
    from comments where character_id = ${id} and deleted_at is null
  `.execute(db)
  return rows[0] as CharacterRecord
}

type Step = {
  postId: number
  content: string
  id: number
  stance: Stance
  cause: { commentId: number; handle: string } | null
  at: Date
  debateId: string | null
}

/** Where it stood, discussion by discussion, the latest first. */
const listStands = async (
  db: Trx,
  { id, handle }: Pick<Persona, 'id' | 'handle'>,
  outlines: Outlines,
): Promise<DiscussionStand[]> => {
  const { rows } = await sql<Step>`
    with latest as (
      select post_id, max(id) as last from stances
      where character_id = ${id} group by post_id order by max(id) desc limit ${shown.discussions}
    )
    select latest.post_id as "postId", left(posts.content, 500) as content,
      stances.comment_id as id, stances.value as stance, stances.created_at as at,
      bound.debate_id as "debateId",
      (select json_build_object('commentId', cause.id, 'handle', coalesce(v.persona ->> 'handle', users.username))
        from comments as cause
        left join users on users.id = cause.user_id
        left join characters as k on k.id = cause.character_id
        left join character_versions as v on v.character_id = k.id and v.version = k.version
        where cause.id = stances.cause_comment_id and cause.deleted_at is null) as cause
    from latest
    join posts on posts.id = latest.post_id and posts.deleted_at is null
    join stances on stances.post_id = latest.post_id and stances.character_id = ${id}
    join comments on comments.id = stances.comment_id and comments.deleted_at is null
    left join post_debates as bound on bound.post_id = latest.post_id
    order by latest.last desc, stances.id
  `.execute(db)
  return [...Map.groupBy(rows, ({ postId }) => postId).values()].map((steps) =>
    present(steps as [Step, ...Step[]], handle, outlines),
  )
}

const present = (steps: [Step, ...Step[]], handle: string, outlines: Outlines): DiscussionStand => {
  const [{ postId, content, debateId }] = steps
  const saidAt = new Map(steps.map(({ id, at }) => [id, at.toISOString()]))
  const dated = <One extends { commentId: number }>(one: One) => ({
    ...one,
    at: saidAt.get(one.commentId) as string,
  })
  const { first, moves, ...path } = pathOf(steps)
  const outline = outlines.get(debateId ?? '')
  return {
    postId,
    title: titleOf(content),
    ...dated(path),
    first: dated(first),
    moves: moves.map(dated),
    debateId: outline?.id ?? null,
    wouldChange: outline?.change[handle as Speaker] ?? null,
  }
}

const titleOf = (content: string) => truncate(onOneLine(content), titleLength)

type Chosen = { id: number; content: string; moved: number }

/** What people liked or were moved by, a move counting as three likes. */
const listBest = async (db: Trx, id: string): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`
    with latest as (
      select id, post_id, likes_count from comments
      where character_id = ${id} and deleted_at is null order by id desc limit ${bestAmong}
    ),
    credited as (
      select credited_comment_id as id, count(*)::int as moved from reader_stances
      join users on users.id = reader_stances.user_id and users.deleted_at is null
      where credited_comment_id in (select id from latest) group by 1
    )
    select latest.id, left(posts.content, 500) as content, coalesce(moved, 0) as moved
    from latest join posts on posts.id = latest.post_id and posts.deleted_at is null
    left join credited on credited.id = latest.id
    where latest.likes_count + coalesce(moved, 0) > 0
    order by latest.likes_count + 3 * coalesce(moved, 0) desc, latest.id desc limit ${shown.best}
  `.execute(db)
  return rows
}

const listLatest = async (db: Trx, id: string): Promise<Chosen[]> => {
  const { rows } = await sql<Chosen>`
    select comments.id, left(posts.content, 500) as content, (
        select count(*)::int from reader_stances
        join users on users.id = reader_stances.user_id and users.deleted_at is null
        where credited_comment_id = comments.id
      ) as moved
    from comments join posts on posts.id = comments.post_id and posts.deleted_at is null
    where comments.character_id = ${id} and comments.deleted_at is null
    order by comments.id desc limit ${shown.latest}
  `.execute(db)
  return rows
}

/** In the order in which they were chosen, without what is hidden from the viewer. */
const viewArguments = async (
  db: Trx,
  chosen: Chosen[],
  viewerId: string | null,
): Promise<Argument[]> => {
  const comments = await viewComments(
    db,
    chosen.map(({ id }) => id),
    viewerId,
  )
  const byId = new Map(comments.map((comment) => [comment.id, comment]))
  return chosen.flatMap(({ id, content, moved }) => {
    const comment = byId.get(id)
    return comment ? [{ comment, title: titleOf(content), moved }] : []
  })
}
