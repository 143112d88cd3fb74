import type { Trx } from '../db/outbox.ts'
import { record } from '../moderation/audit.ts'
import type { Actor } from './owning.ts'

type Act = { actor: Actor; ownerId: string | null; at: Date; action: string; subject: string }

/** What administrators do to what is not theirs goes into the log of what was done. */
export const recordOverruling = async (trx: Trx, { actor, ownerId, ...act }: Act) => {
  if (actor.id === '' || actor.id === ownerId) return
  await record(trx, { ...act, actor: actor.id })
}
