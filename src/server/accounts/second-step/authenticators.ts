import type { SecondStep } from '#shared/second-step.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { conflict } from '../../http/core/errors.ts'
import type { Viewer } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'
import { recordEntry } from '../admins/admin-log.ts'
import { tellOwner } from '../letters/letters.ts'
import { asOwner, type OwnSession, type Shown } from '../admins/owner.ts'
import { mustBeSignedIn, mustStillHold, provePassword } from '../proofs.ts'
import { mustHaveOwnAddress } from '../letters/verification.ts'
import { forgetGuesses } from '../wrong-passwords.ts'
import { countCodeGuess, hasSecondStep, takeCode, wrongCode } from './passing.ts'
import { countRecoveryCodes, forgetRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'
import { newSecret, sealSecret } from './secrets.ts'

export const readSecondStep = async (trx: Trx, userId: string): Promise<SecondStep> => {
  const row = await trx
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    since: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(trx, userId),
  }
}

type Session = { token: string }
type Typed = Session & { currentPassword: string }

/**
 * A secret for an authenticator app. Nobody is asked for a code before the app has given one. 409 where a second step
 * is on, 403 for a member who has yet to confirm their address.
 */
export const beginAuthenticator = async (
  services: Services,
  viewer: Viewer,
  { currentPassword: password, token }: Typed,
): Promise<Buffer> => {
  mustHaveOwnAddress(services, viewer)
  const { id: userId } = viewer
  const proof = await provePassword(services, { userId, password, token })
  const secret = newSecret()
  const kept = {
    sealed_secret: sealSecret(services, userId, secret),
    created_at: services.clock(),
  }
  await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    if (await hasSecondStep(trx, userId)) throw isOn()
    await trx
      .insertInto('authenticators')
      .values({ user_id: userId, ...kept })
      .onConflict((on) => on.column('user_id').doUpdateSet({ ...kept, last_step: 0 }))
      .execute()
  })
  return secret
}

/** A secret that was not confirmed by then is of no use any more, ms. */
const beginMs = 3_600_000

/** Switches the second step on: the app has shown that it knows the secret. Gives the recovery codes. */
export const confirmAuthenticator = async (
  services: Services,
  viewer: Viewer,
  { code, token }: Session & { code: string },
): Promise<string[]> => {
  mustHaveOwnAddress(services, viewer)
  const { id: userId } = viewer
  const now = services.clock()
  const key = await countCodeGuess(services, userId)
  const codes = await transact(services.db, async (trx) => {
    await mustBeSignedIn(trx, { userId, token })
    await mustHaveBegun(trx, { userId, since: new Date(now.getTime() - beginMs) })
    const digits = code.replaceAll(/\s/g, '')
    if (!(await takeCode(trx, services, { userId, digits }))) throw wrongCode()
    await trx
      .updateTable('authenticators')
      .set({ confirmed_at: now })
      .where('user_id', '=', userId)
      .execute()
    await recordEntry(trx, userId, 'second_step_on', now)
    await tellOwner(trx, services, { what: 'second_step_on', userId })
    return makeRecoveryCodes(trx, userId)
  })
  await forgetGuesses(services, key)
  return codes
}

const mustHaveBegun = async (
  trx: Trx,
  { userId, since }: { userId: string; since: Date },
): Promise<void> => {
  if (await hasSecondStep(trx, userId)) throw isOn()
  const begun = await trx
    .selectFrom('authenticators')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  if (!begun) throw conflict('Please begin again: that secret is too old.', 'not_begun')
}

/** Switches the second step off: the password alone is enough again. */
export const removeAuthenticator = (
  services: Services,
  session: OwnSession,
  shown: Shown,
): Promise<void> =>
  changeStep(services, session, shown, async (trx) => {
    const { userId } = session
    await forgetSecondStep(trx, userId)
    await recordEntry(trx, userId, 'second_step_off', services.clock())
    await tellOwner(trx, services, { what: 'second_step_off', userId })
  })

export const renewRecoveryCodes = (
  services: Services,
  session: OwnSession,
  shown: Shown,
): Promise<string[]> =>
  changeStep(services, session, shown, async (trx) => {
    const { userId } = session
    await recordEntry(trx, userId, 'recovery_codes', services.clock())
    await tellOwner(trx, services, { what: 'recovery_codes', userId })
    return makeRecoveryCodes(trx, userId)
  })

/** 409 where it is off. */
const changeStep = <Done>(
  services: Services,
  session: OwnSession,
  shown: Shown,
  act: (trx: Trx) => Promise<Done>,
): Promise<Done> =>
  asOwner(services, session, shown, (trx, { hasSecondStep: isOn }) => {
    if (!isOn) throw isOff()
    return act(trx)
  })

export const forgetSecondStep = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await forgetRecoveryCodes(trx, userId)
}

const isOn = () => conflict('The second step is switched on already.', 'second_step_on')
export const isOff = () => conflict('The second step is switched off.', 'second_step_off')
