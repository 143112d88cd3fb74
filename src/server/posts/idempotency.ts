import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/outbox.ts'
import { conflict, invalid } from '../http/core/errors.ts'

/** An Idempotency-Key and what it was sent for: the same key gives the same answer, once written. */
export type Retry = { key: string; fingerprint: string }

type Written = { postId: number | null; commentId: number | null }

/** What the header and the call say; undefined without a header. 400 for an unusable key. */
export const readRetry = (
  header: string | string[] | undefined,
  call: unknown,
): Retry | undefined => {
  if (header === undefined) return undefined
  const key = String(header)
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw invalid([
      { path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 200 visible characters' },
    ])
  }
  return { key, fingerprint: createHash('sha256').update(JSON.stringify(call)).digest('base64url') }
}

type Ways<T> = {
  write: () => Promise<T>
  /** What was written then, as it is now; undefined: it is gone. */
  read: (written: Written) => Promise<T | undefined>
}

/**
 * Writes, or gives what was written before under the same key. Two at once: the primary key lets
 * one write, and the other finds its row.
 */
export const withIdempotency = async <T>(
  db: Db,
  userId: string,
  retry: Retry | undefined,
  { write, read }: Ways<T>,
): Promise<T> => {
  if (!retry) return write()
  const before = await findWritten(db, userId, retry)
  if (before) return again(read, before)
  try {
    return await write()
  } catch (error) {
    if (!isKeyTaken(error)) throw error
    const meanwhile = await findWritten(db, userId, retry)
    if (!meanwhile) throw error
    return again(read, meanwhile)
  }
}

type Keyed = { userId: string; retry?: Retry | undefined } & Written

/** Keeps the keys that came with what was written. Throws where a key is taken: `withIdempotency` knows. */
export const keepKeys = async (trx: Trx, written: readonly Keyed[]): Promise<void> => {
  const rows = written.flatMap(({ userId, retry, postId, commentId }) =>
    retry
      ? [
          {
            key: retry.key,
            fingerprint: retry.fingerprint,
            user_id: userId,
            post_id: postId,
            comment_id: commentId,
          },
        ]
      : [],
  )
  if (rows.length > 0) await trx.insertInto('idempotency_keys').values(rows).execute()
}

const findWritten = async (db: Db, userId: string, { key, fingerprint }: Retry) => {
  const { rows } = await sql<Written & { fingerprint: string }>`
    select fingerprint, post_id as "postId", comment_id as "commentId"
    from idempotency_keys where user_id = ${userId} and key = ${key}
  `.execute(db)
  const found = rows[0]
  if (found && found.fingerprint !== fingerprint) {
    throw conflict('This Idempotency-Key was used for something else.', 'idempotency_key_reused')
  }
  return found
}

const again = async <T>(read: Ways<T>['read'], written: Written): Promise<T> => {
  const view = await read(written)
  if (view === undefined) throw conflict('What this wrote has been deleted.', 'already_deleted')
  return view
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_keys_pkey'

/** Keys live for a day: longer than any browser retries. Gives how many were forgotten. */
export const forgetOldKeys = async (db: Db): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from idempotency_keys where created_at < now() - interval '1 day'
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
