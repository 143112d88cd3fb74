import { type RawBuilder, sql } from 'kysely'
import type { Ballot, NewPoll, Poll } from '#shared/polls.ts'
import type { Trx } from '../db/outbox.ts'

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

const hour = 3_600_000

/** Keeps the polls of posts that have just been written; most have none. */
export const writePolls = async (
  trx: Trx,
  posts: readonly { id: number; poll?: NewPoll | undefined; at: Date }[],
): Promise<void> => {
  const rows = posts.flatMap(({ id, poll, at }) => (poll ? [rowOf(id, poll, at)] : []))
  if (rows.length > 0) await trx.insertInto('polls').values(rows).execute()
}

const rowOf = (postId: number, { options, hours }: NewPoll, at: Date) => {
  const none = options.map(() => 0)
  const ends_at = new Date(at.getTime() + hours * hour)
  return { post_id: postId, options, ends_at, counts: none, first_counts: none, created_at: at }
}

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
