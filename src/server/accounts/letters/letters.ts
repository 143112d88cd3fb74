import { defaultLanguage, languageOf } from '#shared/languages.ts'
import { type Trx, enqueue } from '../../db/outbox.ts'
import { tooMany } from '../../http/core/errors.ts'
import { hashToken } from '../../http/core/viewer.ts'
import { countHit } from '../../http/limits/durable-hits.ts'
import { duration } from '../../http/limits/limits.ts'
import type { Rule } from '../../http/limits/window.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Origin, whereIs } from '../../mail/place.ts'
import type { Services } from '../../services.ts'
import { lettersIn } from './letter-texts.ts'
import { linkToken, newNonce, type Purpose } from './mailed-links.ts'

const paths: Record<Purpose, string> = {
  verify: '/verify-email',
  reset: '/reset-password',
  change: '/verify-email',
}

type Order = { letter: Purpose; nonce: string; origin: Origin }

/** The mail with a link; null when the link has become pointless. */
export const writeLink = async (
  services: Services,
  { letter, nonce, origin }: Order,
): Promise<Letter | null> => {
  const token = linkToken(services, nonce)
  const asked = await services.db
    .selectFrom('email_tokens')
    .innerJoin('users', 'users.id', 'email_tokens.user_id')
    .select(['email_tokens.email', 'users.first_name', 'users.username', 'users.language'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!asked) return null
  const { SITE_NAME } = services.env
  const language = languageOf(asked.language) ?? defaultLanguage
  const words = lettersIn[language]
  const { subject, why, unless } = words.links[letter](SITE_NAME)
  const text = [
    words.greeting(asked.first_name || asked.username),
    why,
    ...whereIs(`${paths[letter]}?token=${token}`, { origin, site: SITE_NAME, language }),
    unless,
  ]
  return { id: nonce, to: asked.email, subject, text: text.join('\n\n') }
}

export const notices = [
  'password',
  'email_asked',
  'email',
  'deletion',
  'linked',
  'unlinked',
  'token',
  'passkey_added',
  'passkey_removed',
  'second_step_on',
  'second_step_off',
  'second_step_removed',
  'recovery_codes',
  'recovery_code_used',
] as const
export type NoticeKind = (typeof notices)[number]
/** `reason`: what an administrator gave for it. */
type Told = { what: NoticeKind; reason?: string | undefined }
type Notice = Told & { to: string; nonce: string; language?: string | null }

/** Letters about one account, and to one address, that nobody there asked for. */
const lettersMost: Rule = { most: 3, seconds: 3_600 }

/**
 * Has the owner of an account told what happens to it, in the caller's transaction: only who has
 * proven an address, and so often in an hour, as anybody can give another's address and change a
 * password again and again.
 */
export const tellOwner = async (
  trx: Trx,
  services: Services,
  { what, userId, reason }: Told & { userId: string },
): Promise<void> => {
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  if (!owner?.email) return
  const { email: to, language } = owner
  for (const whose of [`account:${userId}`, `address:${to.toLowerCase()}`]) {
    const hit = { name: `notice:${whose}`, rules: [lettersMost] }
    if (await countHit({ ...services, db: trx }, hit)) return
  }
  const notice = { letter: 'notice', what, to, language, reason, nonce: newNonce() }
  await enqueue(trx, 'send-mail', notice)
}

/** 429 for an address to which too many links were sent that its owner may not have asked for. */
export const mustBeSpared = async (
  trx: Trx,
  services: Services,
  address: string,
): Promise<void> => {
  const hit = { name: `link:address:${address.toLowerCase()}`, rules: [lettersMost] }
  const refusal = await countHit({ ...services, db: trx }, hit)
  if (!refusal) return
  throw tooMany(
    `Too many mails: at most ${lettersMost.most} in ${duration(lettersMost.seconds)}. ` +
      `You can go on in ${duration(Math.ceil(refusal.seconds))}.`,
    refusal.seconds,
  )
}

/** Tells people what was done to their account, so that they notice when it was not them. */
export const writeNotice = (
  { env }: Services,
  { what, to, nonce, language, reason }: Notice,
): Letter => {
  const words = lettersIn[languageOf(language) ?? defaultLanguage]
  const why = reason === undefined ? [] : [words.reason(reason)]
  const text = [words.greeting(''), words.notices[what], ...why, words.notMe[what]].join('\n\n')
  return { id: nonce, to, subject: words.aboutAccount(env.SITE_NAME), text }
}
