import { sql } from 'kysely'
import type { Db } from '../db/outbox.ts'
import { FetchError } from '../http/egress/fetch.ts'

/** Between two requests to one host; longer than a request may take, so there is never a second one. */
const apartMs = 30_000

/** Whether this host may be knocked at now, by whichever process; if so, nobody else may for a while. */
export const takeHost = async (db: Db, host: string, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into scout_hosts as known (host, free_at)
    values (${host}, ${new Date(now.getTime() + apartMs)})
    on conflict (host) do update set free_at = excluded.free_at where known.free_at <= ${now}
    returning host
  `.execute(db)
  return rows.length > 0
}

/** For the redirects of a visit to a host that was taken: it may lead on within itself, or to one that is free. */
export const hopGuard = (db: Db, host: string, now: Date) => {
  const taken = new Set([host])
  return async ({ hostname }: URL): Promise<void> => {
    if (taken.has(hostname)) return
    if (!(await takeHost(db, hostname, now))) {
      throw new FetchError(`It leads to ${hostname}, which was asked less than 30 seconds ago`)
    }
    taken.add(hostname)
  }
}

/** A host that may be asked anyway needs no row. */
export const forgetHosts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('scout_hosts').where('free_at', '<', now).execute()
}
