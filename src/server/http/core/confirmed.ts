import { latest } from '../../clock.ts'
import { forbidden } from './errors.ts'
import { lacksScope } from './scope.ts'
import type { Viewer } from './viewer.ts'

const confirmedMs = 15 * 60_000
/** Of a token that was not made for moderating. */
export const neverConfirmed = new Date(0)

type Confirmable = Pick<Viewer, 'confirmedAt' | 'accessToken'>

/** Whether it was shown in the last 15 minutes whose account this is. */
export const isConfirmed = ({ confirmedAt }: Confirmable, now: Date): boolean => {
  const age = now.getTime() - confirmedAt.getTime()
  return age <= confirmedMs && confirmedAt <= latest(now)
}

/** What an administrator changes needs a password, code or passkey of the last 15 minutes: 403 otherwise. */
export const mustBeConfirmed = (viewer: Confirmable, now: Date): void => {
  if (isConfirmed(viewer, now)) return
  if (viewer.accessToken) throw lacksScope('moderate')
  throw forbidden(
    'Please confirm that it is you, or sign in again at /admin-login.',
    'not_confirmed',
  )
}
