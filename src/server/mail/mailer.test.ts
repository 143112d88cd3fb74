import { expect, test } from 'vitest'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import { readEnv } from '../env.ts'
import type { Services } from '../services.ts'
import { openMailer } from './mailer.ts'

const letter = { id: 'a1b2', to: 'mary@example.org', subject: 'A link', text: 'Here it is.' }

const mailerTo = (SMTP_URL: string) =>
  openMailer({
    env: readEnv({
      SMTP_URL,
      SITE_URL: 'https://symposia.example',
      APP_SECRET: 'a secret of a site, long enough'.padEnd(32, '.'),
      MAIL_FROM: 'Symposia <hi@example.org>',
    }),
  } as Services)

test('a letter reaches the mail server with its sender, receiver and number', async () => {
  const { taken, url } = await openMailServer()
  await mailerTo(url)(letter)
  expect(taken).toHaveLength(1)
  for (const line of [
    'From: Symposia <hi@example.org>',
    'To: mary@example.org',
    'Subject: A link',
    'Message-ID: <a1b2@symposia.example>',
    'Here it is.',
  ]) {
    expect(taken[0]).toContain(line)
  }
})

test('a busy mail server makes the job fail, and the retry is the same mail', async () => {
  const { taken, url } = await openMailServer(1)
  const send = mailerTo(url)
  await expect(send(letter)).rejects.toThrow('451')
  await send(letter)
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('Message-ID: <a1b2@symposia.example>')
})

test('an address cannot smuggle in another header or receiver', async () => {
  const { taken, url } = await openMailServer()
  const smuggled = { ...letter, subject: 'Hi\r\nBcc: all@example.org' }
  await mailerTo(url)(smuggled)
  expect(taken[0]).not.toMatch(/^Bcc:/m)
})
