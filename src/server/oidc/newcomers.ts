import { sql } from 'kysely'
import type { Newcomer } from '#shared/sign-in-with.ts'
import { emailAddress, registration, usernamePattern } from '#shared/users.ts'
import type { Identity } from '../accounts/linked-sign-ins.ts'
import type { Trx } from '../db/outbox.ts'
import type { Claims } from './answer.ts'
import type { Found } from './sealed-cookies.ts'

const usernameMost = 30

/** What an issuer says of somebody, as far as a form here can hold it. Its word on an address counts only as `true`. */
export const foundBy = (identity: Identity, claims: Claims, next: string): Found => {
  const email = emailAddress.safeParse(claims['email']).data ?? null
  return {
    ...identity,
    email,
    isEmailProven: email !== null && claims['email_verified'] === true,
    username: usernameFrom(claims['preferred_username']) || usernameFrom(email?.split('@')[0]),
    firstName: nameFrom('firstName', claims['given_name']),
    lastName: nameFrom('lastName', claims['family_name']),
    next,
  }
}

/** As near as the letters of usernames come to it; '' for nothing. */
const usernameFrom = (claim: unknown): string => {
  if (typeof claim !== 'string') return ''
  const plain = claim
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .slice(0, usernameMost)
  return usernamePattern.test(plain) ? plain : ''
}

const nameFrom = (field: 'firstName' | 'lastName', claim: unknown): string =>
  registration.shape[field].safeParse(claim).data ?? ''

export const presentNewcomer = async (trx: Trx, found: Found): Promise<Newcomer> => {
  const { issuer: _, subject: __, ...newcomer } = found
  return { ...newcomer, hasAccount: await hasAccount(trx, found.email) }
}

const hasAccount = async (trx: Trx, email: string | null): Promise<boolean> => {
  if (email === null) return false
  const { rows } = await sql`
    select from users where lower(email) = ${email.toLowerCase()}`.execute(trx)
  return rows.length > 0
}
