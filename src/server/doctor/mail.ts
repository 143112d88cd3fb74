import type { Env } from '../env.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { tryMailServer } from '../mail/mailer.ts'
import { fault, type Finding, ok, warning, wordsOf } from './findings.ts'
import type { Seen } from './seen.ts'

const part = 'mail'

/** Says hello to the mail server and signs in there; sends nothing. */
export const examineMail = async (env: Env, seen: Seen | null): Promise<Finding[]> => {
  if (!env.SMTP_URL) return [withoutServer(env)]
  return [await examineServer(env.SMTP_URL), ...examineSender(env), ...examineQueue(seen)]
}

const withoutServer = (env: Env): Finding => {
  const says = `SMTP_URL is not set: mails are files in ${env.DATA_DIR}/outbox`
  const isForOthers = env.SITE_URL !== undefined || ownOrigin(env) === null
  if (!isForOthers) return ok(part, says)
  return warning(part, says, 'Set SMTP_URL and MAIL_FROM: nobody gets a link for a new password.')
}

const examineServer = async (url: string): Promise<Finding> => {
  const { host } = new URL(url)
  try {
    await tryMailServer(url)
    return ok(part, `${host} takes mails`)
  } catch (error) {
    const todo = 'Correct SMTP_URL, or look after that server: mails wait and are tried again.'
    return fault(part, `${host} takes no mails: ${wordsOf(error)}`, todo)
  }
}

const examineSender = ({ MAIL_FROM }: Env): Finding[] =>
  isNobodys(MAIL_FROM.trim().split('@').at(-1)?.replace('>', '') ?? '')
    ? [
        warning(
          part,
          `MAIL_FROM is ${MAIL_FROM}`,
          'Set an address of yours: others refuse this one.',
        ),
      ]
    : []

const examineQueue = (seen: Seen | null): Finding[] => {
  const { count, lastWords } = seen?.refusedMails ?? { count: 0, lastWords: null }
  if (count === 0) return []
  const says = `${count} mails were not taken; the latest answer: ${lastWords?.split('\n')[0]}`
  return [warning(part, says, 'They are tried again by themselves once the server takes them.')]
}

const isNobodys = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.example') || host.endsWith('.invalid')
