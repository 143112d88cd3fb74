import { randomBytes } from 'node:crypto'
import { newSecret, sealSecret } from '#server/accounts/second-step/secrets.ts'
import { codeAt, stepAt } from '#server/accounts/second-step/totp.ts'
import type { Aim, Aimed } from './aims.ts'
import { openAuthenticator } from './authenticator.ts'
import { type Person, bringIn, browserOf, password } from './roles.ts'
import type { TestSite } from './site.ts'

/** How the calls about passkeys and the second step succeed. */
export const wayAims = (site: TestSite): Record<string, Aimed> => {
  const currentPassword = password
  const passkey = async (owner: Person): Promise<number> => {
    const { id } = await site.db
      .insertInto('passkeys')
      .values({
        user_id: owner.id,
        credential_id: randomBytes(32),
        public_key: randomBytes(77),
        counter: 0,
        transports: [],
        is_synced: false,
        name: 'A phone',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const ofPasskey =
    (body: object): Aimed =>
    async ({ owner }) => ({ params: { id: await passkey(owner) }, body })

  /** What the app of somebody shows whose second step is on. */
  const codeOf = async ({ id }: Person): Promise<string> => {
    const secret = newSecret()
    const kept = {
      sealed_secret: sealSecret(site.services, id, secret),
      created_at: new Date(),
      confirmed_at: new Date(),
      last_step: 0,
    }
    await site.db
      .insertInto('authenticators')
      .values({ user_id: id, ...kept })
      .onConflict((on) => on.column('user_id').doUpdateSet(kept))
      .execute()
    return codeAt(secret, stepAt(new Date()))
  }
  const byBoth: Aimed = async ({ actor }) => ({
    body: { currentPassword, code: actor ? await codeOf(actor) : '000000' },
  })
  return {
    'POST /api/user/passkeys/options': () => ({ body: { currentPassword } }),
    'POST /api/user/passkeys': ({ actor }) => newPasskey(site, actor),
    'PUT /api/user/passkeys/{id}': ofPasskey({ name: 'Another phone' }),
    'POST /api/user/passkeys/{id}/remove': ofPasskey({ currentPassword }),
    'POST /api/login/passkey': async () => {
      const person = await bringIn(site, 'other')
      const phone = openAuthenticator(site.url)
      await addPasskey(site, person, phone)
      const browser = browserOf(site, null)
      const { body: options } = await browser.post('/api/login/passkey/options')
      return { allCookies: browser.cookies(), body: { credential: phone.get(options) } }
    },
    'POST /api/user/authenticator': () => ({ body: { currentPassword } }),
    'POST /api/user/authenticator/confirm': async ({ actor }) => {
      if (!actor) return { body: { code: '000000' } }
      const code = await codeOf(actor)
      const isBegun = { confirmed_at: null }
      await site.db
        .updateTable('authenticators')
        .set(isBegun)
        .where('user_id', '=', actor.id)
        .execute()
      return { body: { code } }
    },
    'POST /api/user/authenticator/remove': byBoth,
    'POST /api/user/recovery-codes': byBoth,
    'POST /api/user/confirm': () => ({ body: { password } }),
    'POST /api/admin/people/{userId}/second-step/remove': async () => {
      const person = await bringIn(site, 'other')
      await codeOf(person)
      return { params: { userId: person.id }, body: { reason: 'The phone is gone.' } }
    },
  }
}

const newPasskey = async (site: TestSite, actor: Person | null): Promise<Aim> => {
  if (!actor) return {}
  const phone = openAuthenticator(site.url)
  const { options, cookie } = await beginPasskey(site, actor)
  return { allCookies: cookie, body: { name: 'A phone', credential: phone.create(options) } }
}

const beginPasskey = async (site: TestSite, person: Person) => {
  const browser = browserOf(site, person)
  const { body: options } = await browser.post('/api/user/passkeys/options', {
    currentPassword: password,
  })
  return { options, cookie: browser.cookies() }
}

const addPasskey = async (
  site: TestSite,
  person: Person,
  phone: ReturnType<typeof openAuthenticator>,
) => {
  const { options, cookie } = await beginPasskey(site, person)
  const body = { name: 'A phone', credential: phone.create(options) }
  await browserOf(site, person).post('/api/user/passkeys', body, { cookie })
}
