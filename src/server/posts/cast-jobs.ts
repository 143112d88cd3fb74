import { sql } from 'kysely'
import { throttle } from '../db/throttle.ts'
import { singleFlight } from '../db/single-flight.ts'
import type { Change } from '../changes/kinds.ts'
import type { Db } from '../db/outbox.ts'
import { onWork } from '../changes/commits.ts'

/** How many writings become jobs in one statement. */
const batch = 500
/** A lost wake-up, or a writer that died after its commit, costs at most this. */
const lookEveryMs = 1_000
/** While many write, what they wrote is handed over together; ms. */
const gatherMs = 10

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
  !committed || committed.kind === 'post' || committed.kind === 'comment'

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
