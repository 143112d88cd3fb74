import type { Trx } from '../db/outbox.ts'
import { record } from '../moderation/audit.ts'
import { takeBackOverruled, tellOverruled } from '../moderation/overruled.ts'
import type { Actor } from './owning.ts'

export type Overruling = {
  actor: Actor
  ownerId: string | null
  at: Date
  action: 'edit' | 'delete' | 'restore'
  thing: 'post' | 'comment'
  id: number
  /** What it said before. */
  content: string
  /** A moderator decided it, and tells why. */
  isDecided?: boolean
}

/** What administrators do to the words of others is written down, and their author is told. */
export const recordOverruling = async (
  trx: Trx,
  { actor, ownerId, isDecided, ...act }: Overruling,
): Promise<void> => {
  if (actor.id === '' || actor.id === ownerId) return
  const { at, action, thing, id } = act
  await record(trx, { at, actor: actor.id, action, subject: `${thing} ${id}` })
  if (isDecided) return
  if (action === 'restore') await takeBackOverruled(trx, act)
  else await tellOverruled(trx, { ...act, action, userId: ownerId })
}
