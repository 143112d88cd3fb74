import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** What was deleted this long ago is gone for good. */
const keptMs = 24 * 60 * 60_000
/** Rows at a time, so that nobody waits for a large clearing; the next hour brings the rest. */
const batch = 1_000
/** What stands in place of the words that are gone. */
export const wiped = '[deleted]'

/**
 * Deleted means gone: posts a day after with all that hangs on them, comments too. Of one that
 * others answered only the place stays, without a word of it anywhere.
 */
export const forgetDeleted = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const before = new Date(clock().getTime() - keptMs)
  await sql`
    delete from posts where id in (
      select id from posts where deleted_at < ${before} order by deleted_at limit ${batch}
    )
  `.execute(db)
  await sql`
    with gone as (
      select id from comments where deleted_at < ${before} and content <> ${wiped}
      order by deleted_at limit ${batch}
    ),
    forgotten as (delete from comment_versions where comment_id in (select id from gone)),
    unpictured as (delete from pictures where comment_id in (select id from gone)),
    unsaid as (delete from claims where comment_id in (select id from gone)),
    unquoted as (
      update comments set quote = null where parent_id in (select id from gone) and quote is not null
    )
    update comments set content = ${wiped}, quote = null where id in (select id from gone)
  `.execute(db)
  await sql`
    delete from comments where id in (
      select id from comments as gone
      where deleted_at < ${before} and not exists (
        select from comments as answer where answer.parent_id = gone.id and answer.deleted_at is null
      )
      order by deleted_at limit ${batch}
    )
  `.execute(db)
}
