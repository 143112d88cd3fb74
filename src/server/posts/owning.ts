import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { forbidden } from '../http/core/errors.ts'
import type { Sanction } from '../http/core/viewer.ts'

/** Who wants to change something; `confirmedAt`: when they last typed their password. */
export type Actor = {
  id: string
  isAdmin: boolean
  confirmedAt: Date
  sanction?: Sanction | null
}

/**
 * 403 unless it is the actor's own, or the actor is an administrator who typed their password a short
 * time ago and is not suspended: a login that somebody left open is not enough to change what others wrote.
 */
export const mustOwn = (actor: Actor, ownerId: string | null, at: Date): void => {
  if (ownerId === actor.id) return
  if (!actor.isAdmin || actor.sanction) throw forbidden('Only its author may do that.')
  mustBeConfirmed(actor, at)
}
