import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openAuthenticator } from '../../tests/support/authenticator.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { listenTo } from '../../tests/support/ears.ts'
import { until } from '../../tests/support/processes.ts'
import { type Site, password, signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const theirs = 'thief@example.org'

/**
 * Somebody who knows the password signs in, listens, adds a passkey of their own, and waits for their own
 * address to be confirmed; then the owner sets a new password by a mailed link.
 */
export const evictAThief = (): Promise<Measured> =>
  withSite({}, async (site) => {
    const owner = await signUp(site.url())
    const old = `${owner.username}@example.org`
    // nobody is told anything at an address that was never proven
    const proof = await tokenFor(site, old, 'verify-email')
    await openBrowser(site.url()).post('/api/verify-email', { token: proof })
    const thief = openBrowser(site.url())
    await thief.post('/api/login', { email: owner.username, password })
    await thief.put('/api/user/email', { currentPassword: password, email: theirs })
    const takeOver = await tokenFor(site, theirs, 'verify-email')
    await until(async () => (await mailsTo(site, old, 'another e-mail address')).length > 0, 'told')
    await site.beside(({ pool }) =>
      pool.query(
        `insert into linked_sign_ins (user_id, issuer, subject, created_at)
         values ($1, 'https://id.example.org', 'the thief', now())`,
        [owner.id],
      ),
    )
    const keys = openAuthenticator(site.url())
    const asked = await thief.post('/api/user/passkeys/options', { currentPassword: password })
    await thief.post('/api/user/passkeys', {
      name: 'A way back in',
      credential: keys.create(asked.body),
    })
    const ears = await listenTo(site.url(), { cookies: thief.cookies() })
    let endedAt = Number.POSITIVE_INFINITY
    const ended = ears.over.then(() => (endedAt = performance.now()))

    await openBrowser(site.url()).post('/api/forgot-password', { email: old })
    const token = await tokenFor(site, old, 'reset-password')
    const next = 'quite another one'
    const { status } = await openBrowser(site.url()).post('/api/reset-password', {
      token,
      password: next,
    })
    const from = performance.now()
    const link = await openBrowser(site.url()).post('/api/verify-email', { token: takeOver })
    const reset = await openBrowser(site.url()).post('/api/reset-password', { token, password })
    while ((await thief.get('/api/user')).status !== 401 && performance.now() - from < 5_000);
    const outMs = performance.now() - from
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))])
    const signing = openBrowser(site.url())
    const { body: options } = await signing.post('/api/login/passkey/options')
    const byKey = await signing.post('/api/login/passkey', { credential: keys.get(options) })
    const back = await openBrowser(site.url()).post('/api/login', { email: old, password: next })
    const linked = await site.beside(({ pool }) =>
      pool.query('select from linked_sign_ins where user_id = $1', [owner.id]),
    )
    const refused = [link, reset].filter((answer) => answer.status === 400).length
    ears.cut()
    const streamMs = endedAt - from
    return {
      measured: `session refused after ${Math.round(outMs)} ms, stream ended after ${Math.round(streamMs)} ms, ${refused} of 2 links refused, the passkey got ${byKey.status}, ${linked.rowCount} linked sign-ins left; the address asked for and the old one were told; the owner gets ${back.status}`,
      holds:
        status === 204 &&
        refused === 2 &&
        byKey.status === 401 &&
        linked.rowCount === 0 &&
        outMs <= 1_000 &&
        streamMs <= 1_000 &&
        back.body.email === old,
    }
  })

/** The mails in the outbox to this address that say this. */
const mailsTo = async ({ folder }: Site, address: string, words: string): Promise<string[]> => {
  const outbox = join(folder, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  const whole = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
  return whole.filter((mail) => mail.includes(`To: ${address}`) && mail.includes(words))
}

const tokenFor = async (site: Site, address: string, page: string): Promise<string> => {
  let token: string | undefined
  const look = async () => {
    const [mail = ''] = await mailsTo(site, address, `/${page}?token=`)
    token = new RegExp(`/${page}\\?token=([\\w-]{43})`).exec(mail)?.[1]
    return token !== undefined
  }
  await until(look, `a mail with a link to ${page} is there`)
  return token ?? ''
}
