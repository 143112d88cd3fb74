import { sql } from 'kysely'
import { throttle } from '../db/throttle.ts'
import { singleFlight } from '../db/single-flight.ts'
import { statementOfMany } from '../db/statement.ts'
import type { Change } from '../changes/kinds.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { onWork } from '../changes/commits.ts'

/** How many writings become jobs in one statement. */
const batch = 500
/** A lost wake-up, or a writer that died after its commit, costs at most this. */
const lookEveryMs = 1_000
/** While many write, what they wrote is handed over together; ms. */
const gatherMs = 10

type ToCast = { postId: number; commentId: number | null }

/** Has characters look at what was written, once it is committed. */
export const castLater = async (trx: Trx, written: readonly ToCast[]): Promise<void> => {
  const rows = written.map(({ postId, commentId }) => ({ post_id: postId, comment_id: commentId }))
  if (rows.length > 0) await keep(trx, rows)
}

const keep = statementOfMany(
  { post_id: 'bigint', comment_id: 'bigint' },
  (given) => sql`
    insert into castings (post_id, comment_id)
    select post_id, comment_id
    from (${given}) as given order by position`,
)

/** Makes a `cast` job of everything that people wrote since the last time; gives how many. */
export const handOverCastings = async (db: Db): Promise<number> => {
  const { rows } = await sql`
    with taken as (
      delete from castings
      where id in (select id from castings order by id limit ${batch} for update skip locked)
      returning id, post_id, comment_id
    )
    select (graphile_worker.add_job(
      'cast', json_build_object('postId', post_id, 'commentId', comment_id)
    )).id
    from (select * from taken order by id) as in_order
  `.execute(db)
  return rows.length
}

/** Only a post or a comment can be answered; who does not say what was written may have written one. */
const mayBeCast = (committed: Change | undefined): boolean =>
  !committed ||
  committed.kind === 'post' ||
  (committed.kind === 'comment' && committed.isClosedToCharacters !== true)

/** Hands over after every write of this process and each second; gives back how to end that. */
export const keepHandingOver = (
  db: Db,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  const handOver = singleFlight(async () => {
    if ((await handOverCastings(db)) === batch) void handOver()
  }, onError)
  const soon = throttle(gatherMs, handOver)
  const forget = onWork((committed) => mayBeCast(committed) && soon.ask())
  const timer = setInterval(() => void handOver(), lookEveryMs)
  return async () => {
    forget()
    soon.end()
    clearInterval(timer)
    await handOver()
  }
}
