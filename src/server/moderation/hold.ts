import { type RawBuilder, sql } from 'kysely'
import type { HeldThing } from '#shared/moderation.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import type { Screening } from './screen.ts'

type Writing = {
  userId: string
  thing: HeldThing
  /** What it comments on, or is other words for. */
  postId?: number | null
  commentId?: number | null
  parentId?: number | null
  content: string
  /** What else was sent. */
  more?: object
  aiSeats?: AiSeats
  at: Date
  /** undefined: nothing is held. */
  screening: Screening | undefined
}

const nothing: Screening = {
  doubts: [],
  fingerprint: null,
  copies: null,
  wave: null,
  isNewcomer: false,
}

/**
 * A part of a WITH of a statement that writes: `screened`, a row that says whether the text is
 * `clear` to be written, and `held`, the row of one that is not, if it is `allowed` at all. It is a
 * part of that statement because a round trip of its own would cost as much as the insert. Sent
 * again, a text that waits is the same row.
 */
export const holding = (
  { screening = nothing, ...text }: Writing,
  allowed: RawBuilder<unknown> = sql`true`,
) => {
  const { doubts, fingerprint, copies, wave, isNewcomer } = screening
  const print = sql`${fingerprint?.toString() ?? null}::bigint`
  const more = text.more === undefined ? null : JSON.stringify(text.more)
  return sql`
    found_doubts as materialized (
      select array_remove(${doubts}::text[] || array[
        case when ${fingerprint !== null && copies !== null}::boolean and (
          ${countCopies(text, print, copies)} >= ${copies ?? 0}
          or exists (select from moderation_decisions where fingerprint = ${print}
            and outcome is distinct from 'upheld')
        ) then 'copy' end,
        case when ${isNewcomer}::boolean and exists (
          select from held_texts where user_id = ${text.userId}
        ) then 'waiting' end,
        case when ${wave !== null}::boolean and (
          select count(*) from held_texts
          where created_at > ${new Date(text.at.getTime() - waveCountsFor)}
        ) >= ${wave ?? 0} then 'wave' end
      ], null) as doubts
    ),
    screened as materialized (
      select doubts, cardinality(doubts) = 0 as clear from found_doubts
    ),
    held as (
      insert into held_texts (user_id, thing, post_id, comment_id, parent_id, content, more,
        ai_seats, fingerprint, doubts, created_at)
      select users.id, ${text.thing}, ${text.postId ?? null}::bigint,
        ${text.commentId ?? null}::bigint, ${text.parentId ?? null}::bigint, ${text.content},
        ${more}::jsonb, ${text.aiSeats ?? 'panel'}, ${print}, screened.doubts,
        ${text.at}::timestamptz
      from users, screened
      where users.id = ${text.userId} and users.deleted_at is null and not screened.clear
        and ${allowed}
      on conflict (user_id, thing, coalesce(post_id, 0), coalesce(comment_id, 0), md5(content))
        do update set created_at = held_texts.created_at
      returning id
    )`
}

/**
 * How often the same is said elsewhere, counted no further than matters; what is said of oneself
 * counts however long it stands.
 */
const countCopies = (
  { thing, userId, postId, commentId, at }: Omit<Writing, 'screening'>,
  print: RawBuilder<unknown>,
  most: number | null,
) => {
  const lately = sql`fingerprint = ${print} and created_at > ${new Date(at.getTime() - copiesCountFor)}`
  const edited = {
    post: thing === 'post_edit' ? (postId ?? 0) : 0,
    comment: thing === 'comment_edit' ? (commentId ?? 0) : 0,
  }
  return sql`(select count(*) from (
    select from posts where ${lately} and id <> ${edited.post}
    union all select from comments where ${lately} and id <> ${edited.comment}
    union all select from stories where ${lately}
    union all select from users where fingerprint = ${print} and id <> ${userId}
    union all select from held_texts where fingerprint = ${print}
    limit ${most ?? 0}::bigint
  ) as copies)`
}

/**
 * Holds back what somebody changes, where it is doubtful: the number under which it waits, else
 * null. In the caller's transaction; of one thing only the latest words wait.
 */
export const holdBack = async (trx: Trx, writing: Writing): Promise<number | null> => {
  const { userId, thing, postId = null, commentId = null } = writing
  await sql`
    delete from held_texts where user_id = ${userId} and thing = ${thing}
      and thing in ('profile', 'post_edit', 'comment_edit')
      and post_id is not distinct from ${postId} and comment_id is not distinct from ${commentId}
  `.execute(trx)
  const { rows } = await sql<{ id: number }>`
    with ${holding(writing)} select id from held
  `.execute(trx)
  return rows[0]?.id ?? null
}

/** The same text within this time is a copy, ms. */
const copiesCountFor = 24 * 3_600_000
/** How long what was held counts towards a wave, ms. */
const waveCountsFor = 10 * 60_000
