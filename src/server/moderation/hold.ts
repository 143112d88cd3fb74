import { type RawBuilder, sql } from 'kysely'
import type { NewAttached } from '#shared/media.ts'
import type { HeldThing } from '#shared/moderation.ts'
import type { NewPoll } from '#shared/polls.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { HttpError } from '../http/core/errors.ts'
import type { Screening } from './screening-rules.ts'

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
  screening?: Screening | undefined
}

const nothing: Screening = {
  doubts: [],
  fingerprint: null,
  copies: null,
  wave: null,
  isNewcomer: false,
}

const heldTypes = {
  user_id: 'text',
  thing: 'text',
  post_id: 'bigint',
  comment_id: 'bigint',
  parent_id: 'bigint',
  content: 'text',
  more: 'jsonb',
  ai_seats: 'text',
  at: 'timestamptz',
  doubts: 'text',
  fingerprint: 'bigint',
  copies: 'bigint',
  wave: 'bigint',
  is_newcomer: 'boolean',
} as const

type More = {
  poll?: NewPoll | undefined
  pictures?: NewAttached[] | undefined
  answersCrux?: boolean | undefined
}

/** What was sent beside the words of a post or comment; undefined: nothing. */
export const moreOf = (more: More): More | undefined =>
  more.poll || more.pictures?.length || more.answersCrux ? more : undefined

const heldRow = (text: Writing): Record<keyof typeof heldTypes, unknown> => {
  const { doubts, fingerprint, copies, wave, isNewcomer } = text.screening ?? nothing
  return {
    user_id: text.userId,
    thing: text.thing,
    post_id: text.postId ?? null,
    comment_id: text.commentId ?? null,
    parent_id: text.parentId ?? null,
    content: text.content,
    more: text.more === undefined ? null : JSON.stringify(text.more),
    ai_seats: text.aiSeats ?? 'panel',
    at: text.at,
    doubts: doubts.join(),
    fingerprint: fingerprint?.toString() ?? null,
    copies,
    wave,
    is_newcomer: isNewcomer,
  }
}

/**
 * How texts are written together: two of one person, and the same text twice, never in one transaction,
 * and one transaction after the other, however slow they are, for a wave and a copy are seen by what is
 * there already.
 */
export const asTexts = {
  keysOf: ({ author, screening }: { author: { id: string }; screening?: Screening }): string[] => [
    author.id,
    ...(screening?.fingerprint ? [`${screening.fingerprint}`] : []),
  ],
  patienceMs: 500,
  isOfOne: (error: unknown): boolean => error instanceof HttpError,
}

/** `isClear`: it may be written. Else it waits under `heldId`; null: its author is gone. */
export type Screened = { isClear: boolean; heldId: number | null }

/** Of texts, those that wait. */
export const heldOf = <Text>(texts: readonly Text[], screened: readonly Screened[]): Text[] =>
  texts.filter((_, at) => (screened[at]?.heldId ?? null) !== null)

const clear: Screened = { isClear: true, heldId: null }

/**
 * Holds back what is doubtful of these texts, at most one of a person, and says of each whether it was. A wave is
 * seen by what is held already and by what stands before. Sent again, a text that waits is the same row.
 */
export const holdDoubtful = async (trx: Trx, texts: readonly Writing[]): Promise<Screened[]> =>
  texts.some(({ screening }) => screening) ? hold(trx, texts.map(heldRow)) : texts.map(() => clear)

const hold = statementOfMany(
  heldTypes,
  (given) => sql<Screened>`
    with given as materialized (${given}),
    found_doubts as materialized (
      select position, wave, array_remove(string_to_array(doubts, ',') || array[
        case when fingerprint is not null and copies is not null and (
          ${countCopies} >= copies
          or exists (select from moderation_decisions as decided
            where decided.fingerprint = given.fingerprint
              and decided.outcome is distinct from 'upheld' offset 0)
        ) then 'copy' end,
        case when is_newcomer and exists (
          select from held_texts where held_texts.user_id = given.user_id offset 0
        ) then 'waiting' end
      ], null) as doubts
      from given
    ),
    screened as materialized (
      select position, doubts, cardinality(doubts) = 0 as clear from (
        select position, case when wave is not null and ${countHeldLately} + count(*) filter (
            where cardinality(doubts) > 0
          ) over (order by position rows between unbounded preceding and 1 preceding) >= wave
          then array_append(doubts, 'wave') else doubts end as doubts
        from found_doubts
      ) as waved
    ),
    held as (
      insert into held_texts (user_id, thing, post_id, comment_id, parent_id, content, more,
        ai_seats, fingerprint, doubts, created_at)
      select given.user_id, thing, post_id, comment_id, parent_id, content, more, given.ai_seats,
        given.fingerprint, screened.doubts, at
      from given join screened using (position)
        join users on users.id = given.user_id and users.deleted_at is null
      where not screened.clear
      on conflict (user_id, thing, coalesce(post_id, 0), coalesce(comment_id, 0), md5(content))
        do update set created_at = held_texts.created_at
      returning id, user_id
    )
    select screened.clear as "isClear", held.id as "heldId"
    from given join screened using (position) left join held using (user_id)
    order by position`,
)

/** The same text within this time is a copy. */
const copiesCountFor = sql`interval '24 hours'`
/** How long what was held counts towards a wave. */
const waveCountsFor = sql`interval '10 minutes'`

/** What is held counts for the whole statement, no further than matters. */
const countHeldLately = sql`(select count(*) from (
  select from held_texts
  where created_at > (select max(at) from given) - ${waveCountsFor}
  limit (select max(wave) from given)
) as held_lately)`

const lately = sql`fingerprint = given.fingerprint and created_at > given.at - ${copiesCountFor}`
const exceptEdited = (what: HeldThing, id: RawBuilder<unknown>) =>
  sql`id <> case when given.thing = ${sql.lit(what)} then ${id} else 0 end`

/**
 * How often the same is said elsewhere, counted no further than matters; what is said of oneself
 * counts however long it stands.
 */
const countCopies = sql`(select count(*) from (
  select from posts where ${lately} and ${exceptEdited('post_edit', sql`given.post_id`)}
  union all
  select from comments where ${lately} and ${exceptEdited('comment_edit', sql`given.comment_id`)}
  union all select from stories where ${lately}
  union all select from moved_notes where ${lately} and comment_id is distinct from given.comment_id
  union all select from steelmen where ${lately} and comment_id is distinct from given.comment_id
  union all select from minds where ${lately} and post_id is distinct from given.post_id
  union all select from users where fingerprint = given.fingerprint and id <> given.user_id
  union all select from held_texts where fingerprint = given.fingerprint
  limit given.copies
) as copies)`

/**
 * Holds back what somebody changes, where it is doubtful: the number under which it waits, else
 * null. In the caller's transaction; of one thing only the latest words wait.
 */
export const holdBack = async (trx: Trx, writing: Writing): Promise<number | null> => {
  const { userId, thing, postId = null, commentId = null } = writing
  await sql`
    delete from held_texts where user_id = ${userId} and thing = ${thing}
      and thing not in ('post', 'comment', 'story')
      and post_id is not distinct from ${postId} and comment_id is not distinct from ${commentId}
  `.execute(trx)
  const [held] = await holdDoubtful(trx, [writing])
  return held?.heldId ?? null
}
