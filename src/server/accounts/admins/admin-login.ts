import type { z } from 'zod'
import type { adminLogin } from '#shared/admin.ts'
import { forbidden } from '../../http/core/errors.ts'
import type { Services } from '../../services.ts'
import { login } from '../accounts.ts'
import { recordEntry } from './admin-log.ts'
import type { Place, SignedIn } from '../entering.ts'
import { endSession } from '../sessions/sessions.ts'
import { transact } from '../../db/transact.ts'

/** Signs an administrator in. Anybody else gets no session: 403, or 401 for a wrong password or a missing code. */
export const loginAdmin = async (
  services: Services,
  { username, password, code }: z.output<(typeof adminLogin)['body']>,
  place: Place,
): Promise<SignedIn> => {
  const entered = await login(services, { email: username, password, code }, place)
  if (entered.user.isAdmin) return entered
  await transact(services.db, async (trx) => {
    await endSession(trx, entered.token)
    await recordEntry(trx, entered.user.id, 'sign_in_refused', services.clock())
  })
  throw forbidden('This account is not an administrator’s.')
}
