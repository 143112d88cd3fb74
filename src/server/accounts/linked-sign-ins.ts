import type { LinkedSignIn } from '#shared/sign-in-with.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { record } from '../moderation/audit.ts'
import type { Services } from '../services.ts'
import { tellOwner } from './letters/letters.ts'
import { asOwner, type OwnSession, type Shown } from './admins/owner.ts'
import { lockAccount } from './proofs.ts'

/** Somebody as an issuer (OpenID Connect) knows them: both parts together, and never an address. */
export type Identity = { issuer: string; subject: string }

/** Whose account this is; undefined where nobody has linked it. */
export const findLinked = async (
  trx: Trx,
  { issuer, subject }: Identity,
): Promise<string | undefined> => {
  const linked = await trx
    .selectFrom('linked_sign_ins')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return linked?.user_id
}

/** How somebody can sign in; the oldest link first, one of each issuer at most. `current`: the issuer of this site. */
export const readSignIns = async (trx: Trx, { userId, current }: Asked): Promise<SignIns> => {
  const account = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  const rows = await trx
    .selectFrom('linked_sign_ins')
    .select(['id', 'issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const signIns = rows.map(({ id, issuer, created_at }) => ({
    id,
    issuer,
    isCurrent: isSame(issuer, current),
    createdAt: created_at.toISOString(),
  }))
  return { hasPassword: typeof account?.password_hash === 'string', signIns }
}

type Asked = { userId: string; current: string }
type SignIns = { hasPassword: boolean; signIns: LinkedSignIn[] }

/** Issuers write their own address with a slash at its end or without. */
const isSame = (one: string, other: string): boolean =>
  URL.parse(one)?.href === URL.parse(other)?.href

/** `isSignUp`: the account is being made, and its owner need not be told. */
type Linking = { userId: string; identity: Identity; isSignUp?: boolean }

/**
 * Links in the caller's transaction, in which the account is locked; the owner is told. Linked already it stays as it
 * is. 409 where either of the two is linked otherwise.
 */
export const linkSignIn = async (
  trx: Trx,
  services: Services,
  { userId, identity, isSignUp = false }: Linking,
): Promise<void> => {
  const made = await trx
    .insertInto('linked_sign_ins')
    .values({ user_id: userId, ...identity, created_at: services.clock() })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return mustBeLinked(trx, { userId, identity })
  const { issuer } = identity
  const act = { at: services.clock(), actor: userId, userId, issuer }
  await recordAct(trx, { ...act, action: 'link_sign_in' })
  if (!isSignUp) await tellOwner(trx, services, { what: 'linked', userId })
}

const mustBeLinked = async (trx: Trx, { userId, identity }: Linking): Promise<void> => {
  const owner = await findLinked(trx, identity)
  if (owner === userId) return
  if (owner !== undefined) {
    throw conflict('That sign-in is linked to another account here.', 'linked_elsewhere')
  }
  throw conflict(
    'Another sign-in of the same issuer is linked already. Please unlink it first.',
    'linked_another',
  )
}

/** 404 when it is not this person's, 409 when they would be locked out, 403 for anybody but the owner. */
export const unlinkSignIn = async (
  services: Services,
  session: OwnSession,
  { id, ...shown }: Shown & { id: number },
): Promise<void> => {
  const { userId } = session
  await mustHavePassword(services, userId)
  await asOwner(services, session, shown, async (trx) => {
    const gone = await trx
      .deleteFrom('linked_sign_ins')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('issuer')
      .executeTakeFirst()
    if (!gone) throw notFound('Sign-in')
    const act = { at: services.clock(), actor: userId, userId, issuer: gone.issuer }
    await recordAct(trx, { ...act, action: 'unlink_sign_in' })
    await tellOwner(trx, services, { what: 'unlinked', userId })
  })
}

/** Nobody takes one away again. */
const mustHavePassword = async ({ db }: Services, userId: string): Promise<void> => {
  const account = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account?.password_hash) throw onlyWayIn()
}

const onlyWayIn = () =>
  conflict(
    'This is your only way in. Please set a password first, by a link that we mail to you.',
    'only_way_in',
  )

type Ending = { userId: string; by: string }

/**
 * Ends them all, which locks out those who had the account before, also a person who made the account with somebody
 * else's address.
 */
export const endLinkedSignIns = async (trx: Trx, { userId, by }: Ending): Promise<void> => {
  await lockAccount(trx, userId)
  const ended = await trx
    .deleteFrom('linked_sign_ins')
    .where('user_id', '=', userId)
    .returning('issuer')
    .execute()
  for (const { issuer } of ended) {
    await recordAct(trx, { actor: by, userId, action: 'unlink_sign_in', issuer })
  }
}

type Act = {
  at?: Date
  actor: string
  userId: string
  action: 'link_sign_in' | 'unlink_sign_in'
  issuer: string
}

/** The issuer is the site's choice; whom it knows there is the person's own. */
const recordAct = (trx: Trx, { userId, issuer, ...act }: Act): Promise<void> =>
  record(trx, { ...act, subject: `profile ${userId}`, details: { issuer } })
