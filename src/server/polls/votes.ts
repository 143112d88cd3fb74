import { sql } from 'kysely'
import type { Poll } from '#shared/polls.ts'
import { announce } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, invalid, notFound } from '../http/core/errors.ts'
import { readPoll } from './polls.ts'

type Voter = { postId: number; userId: string }
type Vote = Voter & { option: number; at: Date }

/**
 * Votes, or votes otherwise; what somebody voted first stays beside it. Voting the same again
 * changes nothing. 404 where there is no poll, 400 for no option of it, 409 once it has ended.
 */
export const castVote = async (db: Db, vote: Vote): Promise<Poll> => {
  const isChanged = await transact(db, async (trx) => {
    await mustTakeVotes(trx, vote)
    const before = await readVote(trx, vote)
    if (before?.option === vote.option) return false
    await writeVote(trx, vote)
    await count(trx, vote, before?.option ?? null)
    await announce(trx, { kind: 'poll', postId: vote.postId, userId: vote.userId })
    return true
  })
  if (isChanged) notifyCommit({ kind: 'poll', postId: vote.postId, userId: vote.userId })
  return readPoll(db, vote.postId, vote.userId)
}

/** The row is locked: votes in one poll are counted one after the other. */
const mustTakeVotes = async (trx: Trx, { postId, option, at }: Vote): Promise<void> => {
  const { rows } = await sql<{ endsAt: Date; isEnded: boolean; options: number }>`
    select ends_at as "endsAt", is_ended as "isEnded", cardinality(options) as options
    from polls join posts on posts.id = post_id and posts.deleted_at is null
    where post_id = ${postId} for no key update of polls
  `.execute(trx)
  const [poll] = rows
  if (!poll) throw notFound('Poll')
  if (poll.isEnded || poll.endsAt <= at)
    throw conflict('This poll has ended. Nobody can vote any more.', 'poll_ended')
  if (option >= poll.options) throw invalid([{ path: 'option', message: 'That is no option' }])
}

const readVote = (trx: Trx, { postId, userId }: Voter) =>
  trx
    .selectFrom('poll_votes')
    .select('option')
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

const writeVote = async (trx: Trx, { postId, userId, option, at }: Vote): Promise<void> => {
  const said = { option, updated_at: at }
  await trx
    .insertInto('poll_votes')
    .values({ post_id: postId, user_id: userId, first_option: option, created_at: at, ...said })
    .onConflict((on) => on.columns(['post_id', 'user_id']).doUpdateSet(said))
    .execute()
}

/** Arrays of PostgreSQL begin with one. */
const count = async (trx: Trx, { postId, option }: Vote, before: number | null): Promise<void> => {
  const next = sql`counts[${option + 1}] = counts[${option + 1}] + 1`
  const rest =
    before === null
      ? sql`first_counts[${option + 1}] = first_counts[${option + 1}] + 1`
      : sql`counts[${before + 1}] = counts[${before + 1}] - 1`
  await sql`
    update polls set ${next}, ${rest}, ballots = ballots + 1 where post_id = ${postId}
  `.execute(trx)
}

/** Takes somebody's votes out of every count, before their rows go with their account. */
export const takeBackVotes = (trx: Trx, userId: string) =>
  sql`
    update polls set
      counts[given.option + 1] = counts[given.option + 1] - 1,
      first_counts[given.first_option + 1] = first_counts[given.first_option + 1] - 1,
      ballots = ballots + 1
    from (
      -- in the order of the polls: two who leave never wait for each other
      select given.* from (
        select * from poll_votes where user_id = ${userId} order by post_id
      ) as given cross join lateral (
        select from polls where polls.post_id = given.post_id for no key update
      ) as locked
    ) as given
    where polls.post_id = given.post_id
  `.execute(trx)
