import { type RawBuilder, sql } from 'kysely'
import type { AiSeats } from '#shared/posts.ts'
import type { Screening } from './screen.ts'

type Writing = {
  userId: string
  /** What it comments on; null: a post. */
  postId: number | null
  parentId: number | null
  content: string
  aiSeats: AiSeats
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
  const since = new Date(text.at.getTime() - copiesCountFor)
  const print = sql`${fingerprint?.toString() ?? null}::bigint`
  return sql`
    found_doubts as materialized (
      select array_remove(${doubts}::text[] || array[
        case when ${fingerprint !== null && copies !== null}::boolean and (
          (select count(*) from posts where fingerprint = ${print} and created_at > ${since})
          + (select count(*) from comments where fingerprint = ${print} and created_at > ${since})
          + (select count(*) from held_texts where fingerprint = ${print}) >= ${copies ?? 0}
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
      insert into held_texts
        (user_id, post_id, parent_id, content, ai_seats, fingerprint, doubts, created_at)
      select users.id, ${text.postId}::bigint, ${text.parentId}::bigint, ${text.content},
        ${text.aiSeats}, ${print}, screened.doubts,
        ${text.at}::timestamptz
      from users, screened
      where users.id = ${text.userId} and users.deleted_at is null and not screened.clear
        and ${allowed}
      on conflict (user_id, coalesce(post_id, 0), md5(content)) do update
        set created_at = held_texts.created_at
      returning id
    )`
}

/** The same text within this time is a copy, ms. */
const copiesCountFor = 24 * 3_600_000
/** How long what was held counts towards a wave, ms. */
const waveCountsFor = 10 * 60_000
