import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import type { Services } from '../services.ts'
import { openMailer } from './mailer.ts'

const letter = { id: 'a1b2', to: 'mary@example.org', subject: 'A link', text: 'Here it is.' }
let server: Server
afterEach(() => server.close())

/** A mail server that says 451 to the first `busy` mails; `taken` has what it accepted. */
const openMailServer = async (busy = 0) => {
  const taken: string[] = []
  let refused = 0
  const serve = (socket: Socket) => {
    let mail: string[] | null = null
    const say = (line: string) => socket.write(`${line}\r\n`)
    const end = (lines: string[]) => {
      if (refused < busy) return say(`451 busy ${(refused += 1)}`)
      taken.push(lines.join('\n'))
      return say('250 taken')
    }
    const hear = (line: string) => {
      if (mail && line !== '.') mail.push(line)
      else if (mail) {
        end(mail)
        mail = null
      } else if (line === 'DATA') {
        mail = []
        say('354 go on')
      } else say(line === 'QUIT' ? '221 bye' : '250 fine')
    }
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 test')
  }
  server = createServer(serve)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { taken, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

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
