import type { z } from 'zod'
import type { confirmIdentity as endpoint } from '#shared/second-step.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { hashToken, type Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { recordEntry } from './admin-log.ts'
import type { Way } from './entering.ts'
import type { Party } from './passkeys/ceremony.ts'
import { provePasskey, unknownPasskey, usePasskey } from './passkeys/proving.ts'
import { mustBeSignedIn, mustStillHold, provePassword } from './proofs.ts'
import { isOff } from './second-step/authenticators.ts'
import { countCodeGuess, hasSecondStep, spendCode } from './second-step/passing.ts'
import { forgetGuesses } from './wrong-passwords.ts'

type Given = z.output<(typeof endpoint)['body']>
type Session = { userId: string; token: string }
type Browser = { token: string; ticket: string | undefined; party: Party }

/**
 * Somebody who is signed in shows again that it is them: by the password, a code or a passkey. What
 * administrators change needs that to be recent (http/core/confirmed.ts).
 */
export const confirmIdentity = async (
  services: Services,
  { id: userId }: Viewer,
  { password, code, credential }: Given,
  { token, ticket, party }: Browser,
): Promise<void> => {
  const session = { userId, token }
  if (credential) return byPasskey(services, session, { credential, ticket, party })
  if (code !== undefined) return byCode(services, session, code)
  return byPassword(services, session, password ?? '')
}

const byPassword = async (services: Services, session: Session, password: string) => {
  const proof = await provePassword(services, { ...session, password })
  await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    await noteConfirmed(trx, services, { ...session, way: 'password' })
  })
}

const byCode = async (services: Services, session: Session, code: string) => {
  const { userId } = session
  const key = await countCodeGuess(services, userId)
  await transact(services.db, async (trx) => {
    await mustBeSignedIn(trx, session)
    if (!(await hasSecondStep(trx, userId))) throw isOff()
    const way = await spendCode(trx, services, { userId, code })
    await noteConfirmed(trx, services, { ...session, way })
  })
  await forgetGuesses(services, key)
}

const byPasskey = async (
  services: Services,
  session: Session,
  answered: Parameters<typeof provePasskey>[1],
) => {
  const signed = await provePasskey(services, answered)
  if (signed.userId !== session.userId) throw unknownPasskey()
  await transact(services.db, async (trx) => {
    await mustBeSignedIn(trx, session)
    await usePasskey(trx, services, signed)
    await noteConfirmed(trx, services, { ...session, way: 'passkey' })
  })
}

const noteConfirmed = async (
  trx: Trx,
  { clock }: Services,
  { userId, token, way }: Session & { way: Exclude<Way, 'issuer'> },
): Promise<void> => {
  const now = clock()
  await trx
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await recordEntry(trx, userId, `confirm_${way}`, now)
}
