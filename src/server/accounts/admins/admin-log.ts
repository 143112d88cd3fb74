import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { record } from '../../moderation/audit.ts'
import type { Services } from '../../services.ts'

type Entry =
  | 'sign_in'
  | 'sign_in_refused'
  | 'new_password'
  | `sign_in_${'code' | 'recovery_code' | 'passkey' | 'issuer'}`
  | `confirm_${'password' | 'code' | 'recovery_code' | 'passkey'}`
  | `${'add' | 'rename' | 'remove'}_passkey`
  | 'remove_passkeys'
  | `second_step_${'on' | 'off'}`
  | 'recovery_codes'

/** What somebody did with the ways into their own account, in the caller's transaction. */
export const recordEntry = (trx: Trx, id: string, action: Entry, at: Date): Promise<void> =>
  record(trx, { at, actor: id, action, subject: `profile ${id}` })

/**
 * Somebody typed a wrong password or code for an administrator. Nobody waits for it: the time of the answer
 * would tell whose account is one.
 */
export const recordFailure = ({ db, clock, log }: Services, id: string): void => {
  const act = { at: clock(), actor: 'unknown', action: 'sign_in_failed', subject: `profile ${id}` }
  transact(db, (trx) => record(trx, act)).catch((error: unknown) =>
    log.warn({ err: error }, 'A failed sign-in was not written down'),
  )
}
