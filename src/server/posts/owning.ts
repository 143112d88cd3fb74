import { forbidden } from '../http/errors.ts'

/** Who wants to change something. */
export type Actor = { id: string; isAdmin: boolean }

/** 403 unless it is the actor's own, or the actor is an administrator. */
export const mustOwn = (actor: Actor, ownerId: string | null): void => {
  if (ownerId === actor.id || actor.isAdmin) return
  throw forbidden('Only its author may do that.')
}
