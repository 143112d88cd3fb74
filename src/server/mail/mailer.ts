import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Services } from '../services.ts'
import type { Letter } from './letter.ts'

/** Hands a letter over to be delivered, or throws so that it is tried again. */
export type Mailer = (letter: Letter) => Promise<void>

/** By SMTP_URL, or else as .eml files in DATA_DIR/outbox. */
export const openMailer = (services: Services): Mailer =>
  services.env.SMTP_URL ? smtp(services, services.env.SMTP_URL) : outbox(services)

/** A server that hangs is a failure to be tried again, not a worker lost; ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const smtp = ({ env }: Services, url: string): Mailer => {
  const transport = createTransport({ url, ...patience })
  return async (letter) => {
    await transport.sendMail(toMail(letter, env))
  }
}

/** Connects and signs in, and sends nothing. Throws in the server's words where that cannot be. */
export const tryMailServer = async (url: string): Promise<void> => {
  const transport = createTransport({ url, ...patience })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const outbox = ({ env, log }: Services): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const folder = join(env.DATA_DIR, 'outbox')
  return async (letter) => {
    const { message } = await transport.sendMail(toMail(letter, env))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${letter.id}.eml`), message, { mode: 0o600 })
    log.info({ file: `${letter.id}.eml` }, 'No SMTP_URL: a mail was written to the outbox folder')
  }
}

const toMail = (
  { id, to, replyTo, subject, text, unsubscribe }: Letter,
  { MAIL_FROM, SITE_URL }: Services['env'],
) => ({
  from: MAIL_FROM,
  to,
  replyTo,
  subject,
  text,
  messageId: `<${id}@${SITE_URL ? new URL(SITE_URL).hostname : 'localhost'}>`,
  ...(unsubscribe && {
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
})
