import { sql } from 'kysely'
import type { Audit, Transparency } from '#shared/moderation.ts'
import type { Trx } from '../db/outbox.ts'

/** What somebody who looks after the site did. Ids only: the log outlives the people it names. */
export type Act = {
  /** undefined: now, by the clock of the database. */
  at?: Date
  /** The id of a person, or what a program goes by. */
  actor: string
  action: string
  /** As "post 7". */
  subject: string
  details?: Record<string, string | number | boolean | null>
}

/** Appends a line in the caller's transaction; one at a time, or two would follow the same line. */
export const record = async (trx: Trx, { at, actor, action, subject, details = {} }: Act) => {
  await sql`select pg_advisory_xact_lock(hashtext('audit_log'))`.execute(trx)
  await sql`
    with last as (
      select id, hash from audit_log order by id desc limit 1
    ),
    line as (
      select coalesce((select id from last), 0) + 1 as id,
        coalesce(${at ?? null}::timestamptz, clock_timestamp()) as at, ${actor}::text as actor, ${action}::text as action,
        ${subject}::text as subject, ${JSON.stringify(details)}::jsonb as details,
        coalesce((select hash from last), decode(repeat('00', 32), 'hex')) as previous_hash
    )
    insert into audit_log (id, at, actor, action, subject, details, previous_hash, hash)
    select line.*, audit_hash(row(line.*, ''::bytea)::audit_log) from line
  `.execute(trx)
}

/** The first line that is not as it was written, or is missing; null: the whole log is. */
export const findBreak = async (trx: Trx): Promise<number | null> => {
  const { rows } = await sql<{ id: number | null }>`
    select min(id) as id from (
      select log.id from (
        select audit_log as line, id, hash, previous_hash,
          lag(id, 1, 0::bigint) over (order by id) as id_before,
          lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as hash_before
        from audit_log
      ) as log
      where id <> id_before + 1 or previous_hash <> hash_before or hash <> audit_hash(line)
    ) as broken
  `.execute(trx)
  return rows[0]?.id ?? null
}

const linesShown = 50

/** What members do with the ways into their own accounts: among it nobody would find what moderators did. */
const isMembersOwn = sql`
  (action like 'confirm_%' or action like 'sign_in_%' and action not in ('sign_in_refused', 'sign_in_failed')
    or action like '%_passkey%' or action in (
      'second_step_on', 'second_step_off', 'recovery_codes', 'link_sign_in', 'unlink_sign_in',
      'make_token', 'revoke_token'))
  and subject = 'profile ' || actor
  and not exists (select from users where users.id = actor and is_admin)`

/**
 * The latest lines, and whether the log is whole. `isWhole`: with what members do with the ways into their own
 * accounts, as the command shows it.
 */
export const readAudit = async (trx: Trx, { isWhole = true } = {}): Promise<Audit> => {
  const { rows } = await sql<Audit['lines'][number] & { at: Date }>`
    select id, at, coalesce((select username from users where users.id = actor), actor) as actor,
      action, subject, encode(hash, 'hex') as hash
    from audit_log where ${isWhole ? sql`true` : sql`not (${isMembersOwn})`}
    order by id desc limit ${linesShown}
  `.execute(trx)
  return {
    lines: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    count: await countLines(trx),
    brokenAt: await findBreak(trx),
  }
}

const countLines = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(id), 0)::int as count from audit_log`.execute(trx)
  return rows[0]?.count ?? 0
}

/** What moderators do; the log holds what administrators do besides, too. */
const moderating = ['approve', 'remove', 'warn', 'suspend', 'ban', 'lift', 'uphold', 'reject']

/** How often what was done; the counts come from the log, so nobody's leaving changes them. */
export const readTransparency = async (trx: Trx): Promise<Transparency> => {
  const { rows } = await sql<Transparency & { since: Date | null }>`
    select min(at) filter (where action = any(${moderating}::text[])) as since,
      (select count(*) from reports where reporter_id is not null)::int as reports,
      count(*) filter (where action = 'approve')::int as approved,
      count(*) filter (where action = 'remove')::int as removed,
      count(*) filter (where action = 'warn')::int as warned,
      count(*) filter (where action = 'suspend')::int as suspended,
      count(*) filter (where action = 'ban')::int as banned,
      count(*) filter (where action in ('uphold', 'reject'))::int as appeals,
      count(*) filter (where action = 'uphold')::int as upheld,
      coalesce((select encode(hash, 'hex') from audit_log order by id desc limit 1), '') as seal
    from audit_log
  `.execute(trx)
  const counts = rows[0] as Transparency & { since: Date | null }
  return { ...counts, since: counts.since?.toISOString() ?? null }
}
