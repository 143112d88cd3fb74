import { type RawBuilder, sql } from 'kysely'
import type { Ballot, NewPoll, Poll } from '#shared/polls.ts'

/** A poll as a statement selects it beside its post; its date is a text. */
export type PollRow = {
  options: string[]
  endsAt: string
  isEnded: boolean
  counts: number[]
  firstCounts: number[]
  ballots: number
  own: Ballot | null
}

type Value = RawBuilder<unknown>

const pollJson = (own: Value) => sql`json_build_object(
  'options', poll.options, 'endsAt', poll.ends_at, 'isEnded', poll.is_ended,
  'counts', poll.counts, 'firstCounts', poll.first_counts, 'ballots', poll.ballots, 'own', ${own})`

/** The poll of a post as a value: a PollRow, or null. A visitor has no vote to look for. */
export const pollOf = (post: Value, viewer: Value | null) => sql`(
  select ${pollJson(viewer === null ? sql`null::json` : ownVote(viewer))}
  from polls as poll where poll.post_id = ${post}
)`

const ownVote = (viewer: Value) => sql`(
  select ${ballotJson} from poll_votes as given
  where given.post_id = poll.post_id and given.user_id = ${viewer}
)`

export const ballotJson = sql`json_build_object('option', given.option, 'firstOption', given.first_option)`

/** The columns that `pollsOf` needs of each post that is written: both null where it has no poll. */
export const pollTypes = { poll_options: 'text', poll_ends_at: 'timestamptz' } as const

const hour = 3_600_000

export const pollRow = (
  poll: NewPoll | undefined,
  at: Date,
): Record<keyof typeof pollTypes, unknown> => ({
  poll_options: poll ? JSON.stringify(poll.options) : null,
  poll_ends_at: poll ? new Date(at.getTime() + poll.hours * hour) : null,
})

/** A part of the WITH that writes posts: the polls of those of `post` whose row of `given` has one. */
export const writePolls = sql`
  polled as (
    insert into polls (post_id, options, ends_at, counts, first_counts, created_at)
    select post.id, asked.options, given.poll_ends_at, asked.none, asked.none, given.at
    from post join given using (user_id) cross join lateral (
      select array_agg(option order by place) as options, array_agg(0) as none
      from json_array_elements_text(given.poll_options::json) with ordinality as said (option, place)
    ) as asked
    where given.poll_options is not null
    returning *
  )`

/** What was written so, as pollOf gives it. */
export const writtenPollOf = (post: Value) =>
  sql`(select ${pollJson(sql`null::json`)} from polled as poll where poll.post_id = ${post})`

/** A poll as the API has it: nobody sees how others voted before they have, or it has ended. */
export const presentPoll = ({ counts, firstCounts, own, ...row }: PollRow): Poll => ({
  options: row.options,
  endsAt: new Date(row.endsAt).toISOString(),
  isEnded: row.isEnded,
  voters: counts.reduce((sum, count) => sum + count, 0),
  ballots: row.ballots,
  results: row.isEnded || own ? { counts, firstCounts, ballots: row.ballots } : null,
  own,
})

/** What the author of a held post is shown of the poll in it. */
export const presentNewPoll = (poll: NewPoll, at: Date): Poll => {
  const none = poll.options.map(() => 0)
  const endsAt = new Date(at.getTime() + poll.hours * hour).toISOString()
  return presentPoll({
    options: poll.options,
    endsAt,
    isEnded: false,
    counts: none,
    firstCounts: none,
    ballots: 0,
    own: null,
  })
}
