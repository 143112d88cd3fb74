import type { z } from 'zod'
import type { Language } from '#shared/languages.ts'
import type { registerNewcomer as registerEndpoint } from '#shared/sign-in-with.ts'
import { insertUser } from '../accounts/accounts.ts'
import { enter, type SignedIn } from '../accounts/entering.ts'
import { lockEnterable } from '../accounts/find-account.ts'
import { findLinked, type Identity, linkSignIn } from '../accounts/linked-sign-ins.ts'
import { refuseFalseName, refuseLinks, refuseReservedName } from '../accounts/names.ts'
import {
  asOwner,
  mustHaveShownStep,
  type OwnSession,
  type Shown,
} from '../accounts/admins/owner.ts'
import { mustBeSignedIn } from '../accounts/proofs.ts'
import { askToVerify } from '../accounts/letters/verification.ts'
import type { Origin } from '../mail/place.ts'
import type { Services } from '../services.ts'
import type { Found, LinkTo } from './sealed-cookies.ts'
import { transact } from '../db/transact.ts'

/**
 * Lets in whose sign-in is linked; null: nobody here has linked it. It is looked for again once the account is locked:
 * what unlinks it meanwhile, as the owner's reset does, comes first.
 */
export const enterLinked = (
  services: Services,
  identity: Identity,
  userAgent: string,
): Promise<SignedIn | null> =>
  transact(services.db, async (trx) => {
    const userId = await findLinked(trx, identity)
    if (userId === undefined) return null
    const account = await lockEnterable(trx, userId, services.clock())
    if ((await findLinked(trx, identity)) !== userId) return null
    return account ? enter(trx, services, account, { userAgent, way: 'issuer' }) : null
  })

type Form = z.output<(typeof registerEndpoint)['body']>
type From = { userAgent: string; origin: Origin; language?: Language }

/**
 * Makes an account without a password for whom the issuer sent, links it and signs in. The address is proven only
 * where the issuer says so, and of the one that it said it of; else a link is mailed. 409 when it is taken.
 */
export const registerNewcomer = async (
  services: Services,
  { found, form }: { found: Found; form: Form },
  { userAgent, origin, language }: From,
): Promise<SignedIn> => {
  const { db, env, clock } = services
  await refuseReservedName(db, form.username, env.SITE_NAME)
  refuseLinks(form)
  await refuseFalseName(db, form, env.SITE_NAME)
  const isEmailProven = found.isEmailProven && isSameAddress(found.email, form.email)
  const { issuer, subject } = found

  return transact(db, async (trx) => {
    const wanted = { ...form, passwordHash: null, isEmailProven, language, now: clock() }
    const account = await insertUser(trx, wanted)
    const { id: userId } = account
    await linkSignIn(trx, services, { userId, identity: { issuer, subject }, isSignUp: true })
    if (!isEmailProven) await askToVerify(trx, services, { userId, email: form.email, origin })
    return enter(trx, services, account, { userAgent, way: 'issuer' })
  })
}

const isSameAddress = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase()

/**
 * Links the person whom the issuer sent to the account that is signed in here. It lets somebody in for good, so they
 * show that they are its owner: a stranger who found the browser open must not stay in.
 */
export const linkNewcomer = (
  services: Services,
  session: OwnSession,
  { found: { issuer, subject }, ...shown }: Shown & { found: Found },
): Promise<void> => {
  const identity = { issuer, subject }
  return asOwner(services, session, shown, (trx) =>
    linkSignIn(trx, services, { userId: session.userId, identity }),
  )
}

/** The same where that was shown before the browser was sent to the issuer. */
export const linkAnswered = (
  services: Services,
  { linkTo, token, identity }: { linkTo: LinkTo; token: string; identity: Identity },
): Promise<void> =>
  transact(services.db, async (trx) => {
    const { userId } = linkTo
    await mustBeSignedIn(trx, { userId, token })
    await mustHaveShownStep(trx, linkTo)
    await linkSignIn(trx, services, { userId, identity })
  })
