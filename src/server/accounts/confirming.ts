import type { z } from 'zod'
import type { confirmIdentity as endpoint } from '#shared/second-step.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { hashToken, type Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { recordEntry } from './admins/admin-log.ts'
import type { Way } from './entering.ts'
import { type Browser, type OwnSession, readStep } from './admins/owner.ts'
import { mustBeSignedIn, mustStillHold, provePassword } from './proofs.ts'
import { isOff } from './second-step/authenticators.ts'
import { hasSecondStep } from './second-step/passing.ts'

type Given = z.output<(typeof endpoint)['body']>

/**
 * Somebody who is signed in shows again that it is them: by the password, a code or a passkey. What
 * administrators change needs that to be recent (http/core/confirmed.ts).
 */
export const confirmIdentity = (
  services: Services,
  { id: userId }: Viewer,
  given: Given,
  browser: Browser,
): Promise<void> => {
  const session = { userId, ...browser }
  return given.password === undefined
    ? byStep(services, session, given)
    : byPassword(services, session, given.password)
}

const byPassword = async (services: Services, session: OwnSession, password: string) => {
  const proof = await provePassword(services, { ...session, password })
  await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    await noteConfirmed(trx, services, { ...session, way: 'password' })
  })
}

const byStep = async (services: Services, session: OwnSession, given: Given) => {
  const step = await readStep(services, session, given)
  await transact(services.db, async (trx) => {
    await mustBeSignedIn(trx, session)
    if (!given.credential && !(await hasSecondStep(trx, session.userId))) throw isOff()
    const way = await step.spend(trx)
    await noteConfirmed(trx, services, { ...session, way })
  })
  await step.settle()
}

const noteConfirmed = async (
  trx: Trx,
  { clock }: Services,
  { userId, token, way }: Pick<OwnSession, 'userId' | 'token'> & { way: Exclude<Way, 'issuer'> },
): Promise<void> => {
  const now = clock()
  await trx
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await recordEntry(trx, userId, `confirm_${way}`, now)
}
