import { defaultLanguage, languageOf } from '#shared/languages.ts'
import { hashToken } from '../http/viewer.ts'
import type { Letter } from '../mail/letter.ts'
import type { Services } from '../services.ts'
import { lettersIn } from './letter-texts.ts'
import { linkToken, type Purpose } from './links.ts'

const paths: Record<Purpose, string> = {
  verify: '/verify-email',
  reset: '/reset-password',
  change: '/verify-email',
}

type Order = { letter: Purpose; nonce: string; origin: string }

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
  const words = lettersIn[languageOf(asked.language) ?? defaultLanguage]
  const { subject, why, unless } = words.links[letter](services.env.SITE_NAME)
  const text = [
    words.greeting(asked.first_name || asked.username),
    why,
    `${origin}${paths[letter]}?token=${token}`,
    unless,
  ]
  return { id: nonce, to: asked.email, subject, text: text.join('\n\n') }
}

export const notices = ['password', 'email', 'deletion'] as const
export type NoticeKind = (typeof notices)[number]
type Notice = { what: NoticeKind; to: string; nonce: string; language?: string | null }

/** Tells people what was done to their account, so that they notice when it was not them. */
export const writeNotice = ({ env }: Services, { what, to, nonce, language }: Notice): Letter => {
  const words = lettersIn[languageOf(language) ?? defaultLanguage]
  const text = [words.greeting(''), words.notices[what], words.notMe].join('\n\n')
  return { id: nonce, to, subject: words.aboutAccount(env.SITE_NAME), text }
}
