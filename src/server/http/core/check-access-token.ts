import { sql } from 'kysely'
import type { Scope } from '#shared/access-tokens.ts'
import { latest } from '../../clock.ts'
import { statement } from '../../db/statement.ts'
import type { Services } from '../../services.ts'
import { neverConfirmed } from './confirmed.ts'
import { personColumns, type PersonRow, toPerson } from './person-row.ts'
import type { Viewer } from './viewer.ts'

const hourMs = 3_600_000

type TokenRow = PersonRow & { scopes: Scope[]; last_used_at: Date | null }

const tokenOf = statement(
  { hash: 'bytea', now: 'timestamptz', latest: 'timestamptz' },
  ({ hash, now, latest }) => sql<TokenRow>`
    select ${personColumns}, token.scopes, token.last_used_at
    from access_tokens as token join users as person on person.id = token.user_id
    where token.token_hash = ${hash} and token.expires_at > ${now}
      and token.created_at <= ${latest} and person.deleted_at is null`,
)

/** Whose token it is, as one indexed query; null when it opens nothing. When it was used is kept to the hour. */
export const readToken = async ({ db, clock }: Services, hash: Buffer): Promise<Viewer | null> => {
  const now = clock()
  const [row] = await tokenOf(db, { hash, now, latest: latest(now.getTime()) })
  if (!row) return null

  const hour = new Date(now.getTime() - (now.getTime() % hourMs))
  if (row.last_used_at === null || row.last_used_at < hour) {
    await db
      .updateTable('access_tokens')
      .set({ last_used_at: hour })
      .where('token_hash', '=', hash)
      .execute()
  }
  return {
    ...toPerson(row, now),
    // Choosing it took the password; without it nothing that wants one can be done.
    confirmedAt: row.scopes.includes('moderate') ? now : neverConfirmed,
    accessToken: { id: hash.toString('base64url'), scopes: row.scopes },
  }
}
