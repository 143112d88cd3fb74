import { latest } from '../../clock.ts'
import { forbidden } from './errors.ts'
import { lacksScope } from './scope.ts'
import type { Viewer } from './viewer.ts'

const confirmedMs = 15 * 60_000
/** Of a token that was not made for moderating. */
export const neverConfirmed = new Date(0)

type Confirmable = Pick<Viewer, 'confirmedAt'>

/** Whether the password was typed in the last 15 minutes. */
export const isConfirmed = ({ confirmedAt }: Confirmable, now: Date): boolean => {
  const age = now.getTime() - confirmedAt.getTime()
  return age <= confirmedMs && confirmedAt <= latest(now)
}

/** What an administrator changes needs a password typed in the last 15 minutes: 403 otherwise. */
export const mustBeConfirmed = (viewer: Confirmable, now: Date): void => {
  if (isConfirmed(viewer, now)) return
  if (viewer.confirmedAt.getTime() === neverConfirmed.getTime()) throw lacksScope('moderate')
  throw forbidden('Please sign in again at /admin-login to change anything.', 'not_confirmed')
}
