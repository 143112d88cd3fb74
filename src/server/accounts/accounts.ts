import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Language } from '#shared/languages.ts'
import type { credentials, registration } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, unauthorized } from '../http/core/errors.ts'
import type { Origin } from '../mail/place.ts'
import type { Services } from '../services.ts'
import { recordFailure } from './admins/admin-log.ts'
import { knownDevice, markDevice } from './sessions/devices.ts'
import {
  type AccountRow,
  accountColumns,
  enter,
  markedAs,
  type Place,
  type SignedIn,
  toUser,
} from './entering.ts'
import { findAccount } from './find-account.ts'
import {
  accountKey,
  countGuess,
  forgetGuesses,
  guessKey,
  nameKey,
  takeGuess,
} from './wrong-passwords.ts'
import { refuseFalseName, refuseLinks, refuseReservedName } from './names.ts'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'
import { stillHasPassword } from './proofs.ts'
import { countCodeGuess, passSecondStep } from './second-step/passing.ts'
import { startSession } from './sessions/sessions.ts'
import { askToVerify } from './letters/verification.ts'

/** Creates an account, signs in, and has a verification mail sent. */
export const register = async (
  services: Services,
  form: z.output<typeof registration>,
  { userAgent, origin, language }: Place & { origin: Origin; language?: Language },
): Promise<SignedIn> => {
  await refuseReservedName(services.db, form.username, services.env.SITE_NAME)
  refuseLinks(form)
  await refuseFalseName(services.db, form, services.env.SITE_NAME)
  refuseWeakPassword(form.password, [form.username, form.email, form.firstName, form.lastName])
  const passwordHash = await hashPassword(form.password)
  const now = services.clock()

  return transact(services.db, async (trx) => {
    const user = toUser(await insertUser(trx, { ...form, passwordHash, language, now }))
    await askToVerify(trx, services, { userId: user.id, email: form.email, origin })
    const mark = markDevice(services, { id: user.id, passwordHash })
    return { user, mark, token: await startSession(trx, { userId: user.id, userAgent, now }) }
  })
}

type NewUser = {
  username: string
  email: string
  firstName: string
  lastName: string
  /** null: their way in is another. */
  passwordHash: string | null
  isEmailProven?: boolean
  language?: Language
  now: Date
}

export const insertUser = async (trx: Trx, form: NewUser): Promise<AccountRow> => {
  const row = await trx
    .insertInto('users')
    .values({
      id: newUserId(),
      username: form.username,
      email: form.email,
      email_verified_at: form.isEmailProven ? form.now : null,
      password_hash: form.passwordHash,
      first_name: form.firstName,
      last_name: form.lastName,
      language: form.language,
      created_at: form.now,
      updated_at: form.now,
    })
    .onConflict((on) => on.doNothing())
    .returning(accountColumns)
    .executeTakeFirst()
  return row ?? explainTaken(trx, form)
}

/**
 * The database keeps names unique; this says which one was taken. It is asked after the fact instead of
 * being told by the error: a database that refuses a double writes the address into its log.
 */
const explainTaken = async (trx: Trx, { email }: Pick<NewUser, 'email'>): Promise<never> => {
  const { rows } = await sql`
    select from users where lower(email) = ${email.toLowerCase()}`.execute(trx)
  if (rows.length > 0) {
    throw conflict('There is already an account with this e-mail address.', 'email_taken')
  }
  throw conflict('That username is already taken.', 'username_taken')
}

/**
 * Signs in with an e-mail or a username. Whether it is unknown or the password wrong stays untold. 401
 * `second_step` where the right password is not enough.
 */
export const login = async (
  services: Services,
  { email: name, password, code }: z.output<typeof credentials>,
  { userAgent, device }: Place,
): Promise<SignedIn> => {
  const account = await findAccount(services.db, { name }, services.clock())
  const mark = account && knownDevice(services, markedAs(account), device)
  const guess = await countGuessAt(services, { account, name, mark })
  const isRight = await isPassword(account?.password_hash ?? null, password)
  if (account?.is_admin && !isRight) recordFailure(services, account.id)
  if (!account || !isRight || guess.isLate) throw wrongCredentials()

  await forgetGuesses(services, ...guess.keys)
  const keys = code === undefined ? [] : [await countCodeGuess(services, mark ?? account.id)]
  const entering = transact(services.db, async (trx) => {
    const { id: userId, password_hash: hash } = account
    if (!(await stillHasPassword(trx, userId, hash))) throw wrongCredentials()
    const way = await passSecondStep(trx, services, { userId, code })
    return enter(trx, services, account, { userAgent, way })
  })
  const entered = await entering.catch((error: { code?: string }) => {
    if (account.is_admin && error.code === 'wrong_code') recordFailure(services, account.id)
    throw error
  })
  if (keys.length > 0) await forgetGuesses(services, ...keys)
  return entered
}

const wrongCredentials = () =>
  unauthorized('That e-mail, username or password is wrong.', 'wrong_credentials')

/** Wrong passwords of an account, under both of its names, that lock nothing. */
const freeOfAccount = 5

type Guess = { account?: AccountRow; name: string; mark?: string }

/**
 * A lock holds for the typed name alone: one that an address and a username shared would show whose
 * address it is. A person who guesses under both is slowed without a word.
 * A browser that this person has used before has a count of its own.
 */
const countGuessAt = async (services: Services, { account, name, mark }: Guess) => {
  const typed = mark === undefined ? nameKey(services, name) : guessKey(services, mark)
  await countGuess(services, typed)
  if (mark !== undefined) return { keys: [typed], isLate: false }
  // ids are public: a name that belongs to nobody must not count as one
  const whole = account
    ? accountKey(services, account.id)
    : guessKey(services, `nobody:${name.toLowerCase()}`)
  const isLate = (await takeGuess(services, whole, freeOfAccount)) > 0
  return { keys: [typed, whole], isLate }
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Twelve letters and digits that are hard to confuse: 60 random bits. */
export const newUserId = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
