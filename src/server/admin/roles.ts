import { lockAdmins, mustNotBeLastAdmin } from '../accounts/admins/last-admin.ts'
import { endLinks } from '../accounts/letters/mailed-links.ts'
import { endAccessOf } from '../accounts/sessions/sessions.ts'
import type { KnownPerson } from '#shared/people-desk.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, forbidden } from '../http/core/errors.ts'
import { record } from '../moderation/audit.ts'
import { unsubscribeAll } from '../notifications/push.ts'
import { readPerson } from './people.ts'

type Change = { userId: string; isAdmin: boolean; by: string; now: Date }

/**
 * Makes somebody an administrator, or takes that away; never from the last one. They are signed out
 * everywhere: a browser that they forgot somewhere gets no power, and none keeps it.
 */
export const changeRole = (db: Db, { userId, isAdmin, by, now }: Change): Promise<KnownPerson> =>
  transact(db, async (trx) => {
    const admins = await lockAdmins(trx)
    // Somebody may have taken it from them a moment ago.
    if (!admins.includes(by)) throw forbidden('Only administrators may do that.')
    if (!isAdmin) mustNotBeLastAdmin(admins, userId)
    const person = await readPerson(trx, { userId, now })
    if (person.isAdmin === isAdmin) return person
    if (isAdmin && person.sanction !== null) {
      throw conflict('A person who may not write cannot become an administrator.', 'sanctioned')
    }
    const action = isAdmin ? 'make_admin' : 'take_admin'
    await record(trx, { at: now, actor: by, action, subject: `profile ${userId}` })
    await trx.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', userId).execute()
    await endLinks(trx, userId, ['reset', 'change'])
    await signOut(trx, userId)
    return { ...person, isAdmin }
  })

/** Signs somebody out everywhere; 404 when there is nobody. */
export const endSessionsFor = (
  db: Db,
  { userId, by, now }: Omit<Change, 'isAdmin'>,
): Promise<void> =>
  transact(db, async (trx) => {
    await readPerson(trx, { userId, now })
    await record(trx, { at: now, actor: by, action: 'end_sessions', subject: `profile ${userId}` })
    await signOut(trx, userId)
  })

const signOut = async (trx: Trx, userId: string): Promise<void> => {
  await endAccessOf(trx, userId)
  await unsubscribeAll(trx, userId)
}
