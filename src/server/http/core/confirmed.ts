import { latest } from '../../clock.ts'
import { forbidden } from './errors.ts'
import type { Viewer } from './viewer.ts'

const confirmedMs = 15 * 60_000

/** What an administrator changes needs a password, code or passkey of the last 15 minutes: 403 otherwise. */
export const mustBeConfirmed = ({ confirmedAt }: Pick<Viewer, 'confirmedAt'>, now: Date): void => {
  const age = now.getTime() - confirmedAt.getTime()
  if (age <= confirmedMs && confirmedAt <= latest(now)) return
  throw forbidden(
    'Please confirm that it is you, or sign in again at /admin-login.',
    'not_confirmed',
  )
}
