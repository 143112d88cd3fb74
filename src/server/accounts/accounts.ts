import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Language } from '#shared/languages.ts'
import type { User, credentials, registration } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict, unauthorized } from '../http/core/errors.ts'
import type { Origin } from '../mail/place.ts'
import { hiddenMs, takeBackDeletion } from '../people/deletion.ts'
import type { Services } from '../services.ts'
import { recordEntry, recordFailure } from './admin-log.ts'
import { knownDevice, type Marked, markDevice } from './devices.ts'
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
import { startSession } from './sessions.ts'
import { askToVerify } from './verification.ts'

/** Where someone signs in: their browser's name for itself, and its mark from an earlier time. */
export type Place = { userAgent: string; device?: string }
/** `mark` tells later that this browser was let in; see devices.ts. */
export type SignedIn = { user: User; token: string; mark: string }

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

  return services.db.transaction().execute(async (trx) => {
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

export const insertUser = async (trx: Trx, form: NewUser) => {
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

/** Signs in with an e-mail or a username. Whether it is unknown or the password wrong stays untold. */
export const login = async (
  services: Services,
  { email: name, password }: z.output<typeof credentials>,
  { userAgent, device }: Place,
): Promise<SignedIn> => {
  const account = await findAccount(services.db, name, services.clock())
  const guess = await countGuessAt(services, { account, name, device })
  const isRight = await isPassword(account?.password_hash ?? null, password)
  if (account?.is_admin && !isRight) recordFailure(services, account.id)
  if (!account || !isRight || guess.isLate) throw wrongCredentials()

  await forgetGuesses(services, ...guess.keys)
  return services.db.transaction().execute(async (trx) => {
    if (!(await stillHasPassword(trx, account.id, account.password_hash))) throw wrongCredentials()
    return enter(trx, services, account, { userAgent })
  })
}

type Entering = UserRow & Account & { deleted_at: Date | null }

/**
 * Lets somebody in who has shown, in whatever way, whose account this is. It is locked, in the caller's transaction.
 * `isConfirmed` false: without a password, so that nothing may be done for which it has to be typed.
 */
export const enter = async (
  trx: Trx,
  services: Services,
  account: Entering,
  { userAgent, isConfirmed = true }: { userAgent: string; isConfirmed?: boolean },
): Promise<SignedIn> => {
  const now = services.clock()
  if (account.deleted_at) {
    await takeBackDeletion(trx, { userId: account.id, hiddenAt: account.deleted_at })
  }
  const token = await startSession(trx, { userId: account.id, userAgent, now, isConfirmed })
  if (account.is_admin) await recordEntry(trx, account.id, 'sign_in', now)
  return { user: toUser(account), token, mark: markDevice(services, markedAs(account)) }
}

const wrongCredentials = () =>
  unauthorized('That e-mail, username or password is wrong.', 'wrong_credentials')

/** Wrong passwords of an account, under both of its names, that lock nothing. */
const freeOfAccount = 5

type Account = { id: string; password_hash: string | null }
type Guess = { account?: Account; name: string; device?: string }

const markedAs = ({ id, password_hash }: Account): Marked => ({ id, passwordHash: password_hash })

/**
 * A lock is told of the name that was typed and of nothing else: one that an address and a username
 * had in common would tell whose address it is. Who guesses under both is slowed without a word.
 * A browser that this person has used before has a count of its own.
 */
const countGuessAt = async (services: Services, { account, name, device }: Guess) => {
  const mark = account && knownDevice(services, markedAs(account), device)
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

const findAccount = (trx: Trx, name: string, now: Date) =>
  enterable(trx, now)
    .where(
      sql`lower(${sql.ref(name.includes('@') ? 'email' : 'username')})`,
      '=',
      name.toLowerCase(),
    )
    .executeTakeFirst()

/** Accounts that can be entered: also one that its owner had hidden and that is not deleted yet. */
export const enterable = (trx: Trx, now: Date) =>
  trx
    .selectFrom('users')
    .select(accountColumns)
    .where((user) =>
      user.or([
        user('deleted_at', 'is', null),
        user('deleted_at', '>', new Date(now.getTime() - hiddenMs)),
      ]),
    )

const userColumns = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'profile_image_url',
  'is_admin',
  'email_verified_at',
  'ai_replies',
  'ai_posts',
  'stories',
  'home_feed',
] as const

const accountColumns = [...userColumns, 'password_hash', 'deleted_at'] as const

type UserRow = {
  id: string
  username: string
  email: string | null
  first_name: string
  last_name: string
  profile_image_url: string | null
  is_admin: boolean
  email_verified_at: Date | null
  ai_replies: string
  ai_posts: string
  stories: string
  home_feed: string
}

const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin,
  isVerified: row.email_verified_at !== null,
  aiReplies: row.ai_replies as User['aiReplies'],
  aiPosts: row.ai_posts as User['aiPosts'],
  stories: row.stories as User['stories'],
  homeFeed: row.home_feed as User['homeFeed'],
})

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Twelve letters and digits that are hard to confuse: 60 random bits. */
export const newUserId = (): string =>
  Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
