import { usedCredential } from './credentials.ts'
import { currentPassword } from './settings.ts'
import { secondStepCode } from './users.ts'

/**
 * What is sent along with whatever makes a way into an account or takes one away: the password, and where there is a
 * second step one of the other two. 403 `second_step` where neither came.
 */
export const ownerProof = {
  currentPassword,
  code: secondStepCode.optional(),
  /** What a passkey of the account signed, as for signing in. */
  credential: usedCredential.optional(),
}
