import { mustBeConfirmed } from '../http/core/confirmed.ts'
import { forbidden } from '../http/core/errors.ts'

/** Who wants to change something; `confirmedAt`: when they last typed their password. */
export type Actor = { id: string; isAdmin: boolean; confirmedAt: Date }

/**
 * 403 unless it is the actor's own, or the actor is an administrator who typed their password a short
 * time ago: a login that somebody left open is not enough to change what others wrote.
 */
export const mustOwn = (actor: Actor, ownerId: string | null, at: Date): void => {
  if (ownerId === actor.id) return
  if (!actor.isAdmin) throw forbidden('Only its author may do that.')
  mustBeConfirmed(actor, at)
}
