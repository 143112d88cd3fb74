import { findAccount } from '../find-account.ts'
import { enter, type Place, type SignedIn } from '../entering.ts'
import { lockAccount } from '../proofs.ts'
import type { Services } from '../../services.ts'
import { type Challenge, newChallenge } from './challenge.ts'
import { type Party, requestOptions } from './ceremony.ts'
import { type Answered, provePasskey, unknownPasskey, usePasskey } from './proving.ts'
import { transact } from '../../db/transact.ts'

/** What a browser is asked to sign, and its ticket. */
export const askForPasskey = async (services: Services, party: Party) => {
  const { ticket, ...challenge }: Challenge & { ticket: string } = newChallenge(services, 'enter')
  return { options: await requestOptions(party, challenge), ticket }
}

/**
 * Signs in with a passkey: something that one has, unlocked by something that one is or knows. It is two
 * factors by itself, so no code is asked for.
 */
export const loginWithPasskey = async (
  services: Services,
  answered: Answered,
  { userAgent }: Place,
): Promise<SignedIn> => {
  const signed = await provePasskey(services, answered)
  return transact(services.db, async (trx) => {
    await lockAccount(trx, signed.userId)
    const account = await findAccount(trx, { id: signed.userId }, services.clock())
    if (!account) throw unknownPasskey()
    await usePasskey(trx, services, signed)
    return enter(trx, services, account, { userAgent, way: 'passkey' })
  })
}
