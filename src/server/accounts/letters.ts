import { hashToken } from '../http/viewer.ts'
import type { Letter } from '../mail/letter.ts'
import type { Services } from '../services.ts'
import { linkToken, type Purpose } from './links.ts'

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
    .select(['email_tokens.email', 'users.first_name', 'users.username'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!asked) return null
  const { subject, why, path, unless } = contents[letter](services.env.SITE_NAME)
  const text = [
    `Hello ${asked.first_name || asked.username},`,
    why,
    `${origin}${path}?token=${token}`,
    unless,
  ]
  return { id: nonce, to: asked.email, subject, text: text.join('\n\n') }
}

type Contents = { subject: string; why: string; path: string; unless: string }

const contents: Record<Purpose, (site: string) => Contents> = {
  verify: (site) => ({
    subject: `Please confirm your e-mail address for ${site}`,
    why: `welcome to ${site}. Please confirm that this is your e-mail address:`,
    path: '/verify-email',
    unless: 'The link works once, for 24 hours. If you did not sign up, you need not do anything.',
  }),
  reset: (site) => ({
    subject: `A new password for ${site}`,
    why: `somebody asked for a new password for your account at ${site}. You can set it here:`,
    path: '/reset-password',
    unless:
      'The link works once, for 30 minutes. If it was not you, you need not do anything: your password stays as it is.',
  }),
  change: (site) => ({
    subject: `Please confirm your new e-mail address for ${site}`,
    why: `your account at ${site} is about to take on this e-mail address. Please confirm it:`,
    path: '/verify-email',
    unless:
      'The link works once, for 24 hours. If you did not ask for it, you need not do anything.',
  }),
}

export const notices = ['password', 'email', 'deletion'] as const
export type Notice = { what: (typeof notices)[number]; to: string; nonce: string }

/** Tells people what was done to their account, so that they notice when it was not them. */
export const writeNotice = ({ env }: Services, { what, to, nonce }: Notice): Letter => ({
  id: nonce,
  to,
  subject: `Your account at ${env.SITE_NAME}`,
  text: `Hello,\n\n${said[what]}\n\nIf it was not you, please use “Forgot your password?” on the sign-in page at once.`,
})

const said: Record<Notice['what'], string> = {
  password: 'your password was changed, and you were signed out everywhere else.',
  email: 'your account has another e-mail address now. This one is no longer used for it.',
  deletion:
    'your account was asked to be deleted. It is hidden now and will be deleted after 30 days. Signing in before takes that back.',
}
