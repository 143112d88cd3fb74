import type { z } from 'zod'
import type { usedCredential } from '#shared/credentials.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { forbidden } from '../../http/core/errors.ts'
import type { Services } from '../../services.ts'
import type { Party } from '../passkeys/ceremony.ts'
import { provePasskey, unknownPasskey, usePasskey } from '../passkeys/proving.ts'
import { mustStillHold, type Proof, provePassword } from '../proofs.ts'
import { countCodeGuess, hasSecondStep, spendCode } from '../second-step/passing.ts'
import { forgetGuesses } from '../wrong-passwords.ts'

/** Where somebody shows it: their session, and what this browser was asked to sign. */
export type Browser = { token: string; ticket: string | undefined; party: Party }
export type OwnSession = { userId: string } & Browser

/** One of the two at most counts, the passkey before the code. */
type Step = {
  code?: string | undefined
  credential?: z.output<typeof usedCredential> | undefined
}
/** What a call that makes a way in brings along (shared/owner-proof.ts). */
export type Shown = Step & { currentPassword: string }

/** Uses it up in a transaction; 403 where it is wrong. `settle` forgets the guess once that has held. */
type ShownStep = {
  spend: (trx: Trx) => Promise<'code' | 'recovery_code' | 'passkey'>
  settle: () => Promise<void>
}

/** What was shown as a second step. A guess at a code is counted, a passkey's signature looked at: 429, 400, 401. */
export const readStep = async (
  services: Services,
  { userId, ticket, party }: Omit<OwnSession, 'token'>,
  { code, credential }: Step,
): Promise<ShownStep> => {
  if (credential) {
    const signed = await provePasskey(services, { credential, ticket, party })
    if (signed.userId !== userId) throw unknownPasskey()
    const spend = async (trx: Trx) => {
      await usePasskey(trx, services, signed)
      return 'passkey' as const
    }
    return { spend, settle: () => Promise.resolve() }
  }
  if (code === undefined) return nothing
  const key = await countCodeGuess(services, userId)
  return {
    spend: (trx) => spendCode(trx, services, { userId, code }),
    settle: () => forgetGuesses(services, key),
  }
}

/** Enough for a person who has no second step. */
const nothing: ShownStep = {
  spend: () => Promise.reject(stepMissing()),
  settle: () => Promise.resolve(),
}

/** Of the moment at which it was shown. */
export type Owner = Proof & { hasSecondStep: boolean }

/**
 * Does something that only the owner of an account may, who has shown the password and, where there is a second step,
 * that: a stolen password and a browser that was left open are not enough. 403 `wrong_password`, `second_step`, `wrong_code`.
 */
export const asOwner = async <Done>(
  services: Services,
  session: OwnSession,
  shown: Shown,
  act: (trx: Trx, owner: Owner) => Promise<Done>,
): Promise<Done> => {
  const { userId, token } = session
  const proof = await provePassword(services, { userId, token, password: shown.currentPassword })
  const step = await readStep(services, session, shown)
  const done = await transact(services.db, async (trx) => {
    await mustStillHold(trx, proof)
    const isAsked = await hasSecondStep(trx, userId)
    if (isAsked) await step.spend(trx)
    return act(trx, { ...proof, hasSecondStep: isAsked })
  })
  await step.settle()
  return done
}

const stepMissing = () =>
  forbidden('Please type the code of your authenticator app, too.', 'second_step')

/** What was begun before the second step was switched on was begun without it. The account is locked. 403. */
export const mustHaveShownStep = async (
  trx: Trx,
  { userId, hasSecondStep: wasAsked }: Pick<Owner, 'userId' | 'hasSecondStep'>,
): Promise<void> => {
  if (!wasAsked && (await hasSecondStep(trx, userId))) throw stepMissing()
}
