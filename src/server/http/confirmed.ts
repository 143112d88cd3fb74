import { forbidden } from './errors.ts'
import type { Viewer } from './viewer.ts'

const confirmedMs = 15 * 60_000

/** What an administrator changes needs a password typed in the last 15 minutes: 403 otherwise. */
export const mustBeConfirmed = ({ confirmedAt }: Viewer, now: Date): void => {
  if (now.getTime() - confirmedAt.getTime() <= confirmedMs) return
  throw forbidden('Please sign in again at /admin-login to change anything.', 'not_confirmed')
}
