import { describe, expect, test } from 'vitest'
import { bareGround, password } from '../../../tests/support/bare.ts'
import type { Services } from '../services.ts'
import { login, newUserId, register } from './accounts.ts'
import { loginAdmin } from './admins/admin-login.ts'
import { createAdmin, ensureAdmin, promoteMember } from './admins/admins.ts'
import { markDevice } from './sessions/devices.ts'
import { isPassword } from './passwords.ts'
import { askToReset } from './change-password.ts'

const day = 86_400_000
const start = new Date('2026-05-01T12:00:00Z')
const place = { userAgent: 'A browser' }
const from = { ...place, origin: 'https://talk.example', language: 'en' as const }
const wrong = 'That e-mail, username or password is wrong.'
const ground = bareGround(start)
const { person } = ground

let forms = 0
const form = (more: object = {}) => {
  forms += 1
  const names = { firstName: 'Grace', lastName: 'Hopper' }
  return { email: `G${forms}@Example.org`, username: `Grace_${forms}`, password, ...names, ...more }
}
const enter = (email: string, typed = password, device?: string) =>
  login(ground.services, { email, password: typed }, { ...place, device })
const sessionsOf = (id: string) =>
  ground.database.db.selectFrom('sessions').selectAll().where('user_id', '=', id).execute()
const readUser = (id: string) =>
  ground.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const linksOf = (id: string) =>
  ground.database.db.selectFrom('email_tokens').selectAll().where('user_id', '=', id).execute()
const acts = async (id: string) => {
  const rows = await ground.database.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .where('subject', '=', `profile ${id}`)
    .orderBy('id')
    .execute()
  return rows.map(({ actor, action }) => `${actor === id ? 'they' : actor}: ${action}`)
}

describe('signing up', () => {
  test('makes an account and a session, and asks for proof of the address', async () => {
    const wish = form()
    const { user, token } = await register(ground.services, wish, from)
    expect(user).toMatchObject({
      id: expect.stringMatching(/^[a-km-np-z2-9]{12}$/),
      username: wish.username,
      email: wish.email,
      firstName: 'Grace',
      lastName: 'Hopper',
      profileImageUrl: null,
      isAdmin: false,
      isVerified: false,
      aiReplies: 'show',
      aiPosts: 'show',
      stories: 'show',
      homeFeed: 'all',
    })
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await sessionsOf(user.id)).toMatchObject([
      { user_agent: 'A browser', created_at: start },
    ])
    const row = await readUser(user.id)
    expect(row).toMatchObject({ created_at: start, updated_at: start, is_admin: false })
    expect(await isPassword(row.password_hash, password)).toBe(true)
    const links = await ground.database.db
      .selectFrom('email_tokens')
      .select(['purpose', 'email'])
      .where('user_id', '=', user.id)
      .execute()
    expect(links).toEqual([{ purpose: 'verify', email: wish.email }])
  })

  test.each([
    ['email', 'email_taken', 'There is already an account with this e-mail address.'],
    ['username', 'username_taken', 'That username is already taken.'],
  ] as const)(
    'is refused with an %s that somebody has, in any case',
    async (field, code, message) => {
      const known = await person()
      const wish = form({ [field]: known[field].toUpperCase() })
      const refused = { status: 409, code, message }
      await expect(register(ground.services, wish, from)).rejects.toMatchObject(refused)
    },
  )

  test('is refused with a name of the house, a common password, or one’s own name as one', async () => {
    const tries: [object, string][] = [
      [{ username: 'admin' }, 'reserved'],
      [{ password: 'password' }, 'most used'],
      [{ username: 'Rosalind_F', password: 'rosalind_f' }, 'own name'],
      [{ email: 'rosa@franklin.example', password: 'rosa@franklin.example' }, 'own name'],
      [{ firstName: 'Rosalinde-Marie', password: 'ROSALINDE-MARIE' }, 'own name'],
      [{ lastName: 'Franklin-Gosling', password: 'franklin-gosling' }, 'own name'],
    ]
    for (const [more, words] of tries) {
      await expect(register(ground.services, form(more), from)).rejects.toThrow(words)
    }
  })

  test('fails loudly when the database does for another reason', async () => {
    const wish = form({ username: 'x'.repeat(31) })
    const failing = register(ground.services, wish, from)
    await expect(failing).rejects.toMatchObject({ constraint: expect.stringContaining('users_') })
  })

  test('gives ids that are random', () => {
    expect(new Set(Array.from({ length: 50 }, newUserId)).size).toBe(50)
  })
})

describe('signing in', () => {
  test('works by e-mail and by username, in any case', async () => {
    const { id, email, username } = await person({ email_verified_at: start, is_admin: false })
    for (const name of [email.toLowerCase(), username.toUpperCase()]) {
      const { user, token } = await enter(name)
      expect(user).toMatchObject({ id, username, email, isVerified: true, isAdmin: false })
      expect(token).toMatch(/^[\w-]{43}$/)
    }
    expect(await sessionsOf(id)).toHaveLength(2)
  })

  test('tells the same of an unknown account and of a wrong password', async () => {
    const { email } = await person()
    const refused = { status: 401, code: 'wrong_credentials', message: wrong }
    for (const name of [email, 'nobody@example.org', 'nobody', 'ai_system']) {
      await expect(enter(name, 'not the one')).rejects.toMatchObject(refused)
    }
  })

  test('an address is no username, and a username no address', async () => {
    const { id } = await person({ username: 'both', email: 'other@example.org' })
    expect((await enter('both')).user.id).toBe(id)
    await expect(enter('both@example.org')).rejects.toThrow(wrong)
    await expect(enter('other')).rejects.toThrow(wrong)
  })

  const failing = async (name: string, times = 5) => {
    for (let n = 0; n < times; n += 1) {
      await expect(enter(name, 'not the one')).rejects.toThrow(wrong)
    }
  }

  test('is locked after five wrong passwords under a name, but not for a known browser', async () => {
    const { id, email } = await person()
    const device = markDevice(ground.services, { id, passwordHash: ground.hashed })
    await failing(email)
    await expect(enter(email.toUpperCase())).rejects.toMatchObject({ status: 429 })
    expect((await enter(email, password, device)).user.id).toBe(id)
    await failing('Nobody_here')
    await expect(enter('nobody_HERE')).rejects.toMatchObject({ status: 429 })
  })

  test('under somebody’s public id is a guess at nobody', async () => {
    const { id, username } = await person()
    await failing(id)
    await failing(username)
    ground.now = new Date(start.getTime() + 60_000)
    expect((await enter(username)).user.id).toBe(id)
  })

  test('under one name tells nothing of what was typed under the other', async () => {
    const [mine, others] = [await person(), await person()]
    await failing(mine.email)
    for (const { username } of [mine, others]) await failing(username, 1)
    expect((await enter(mine.username)).user.id).toBe(mine.id)
  })

  test('is slow for who guesses under both names, without a word of it', async () => {
    const { id, email, username } = await person()
    await failing(email)
    await failing(username)
    const after = (minutes: number) => (ground.now = new Date(start.getTime() + minutes * 60_000))
    after(1)
    await failing(email, 1)
    await expect(enter(username)).rejects.toThrow(wrong)
    after(5)
    expect((await enter(username)).user.id).toBe(id)
  })

  test('forgives wrong passwords once the right one came', async () => {
    const { email } = await person()
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await expect(enter(email, 'no')).rejects.toThrow(wrong)
      await enter(email)
    }
  })

  test('takes a deletion back while the account waits, and later finds nobody', async () => {
    const hidden = await person({ deleted_at: new Date(start.getTime() - 30 * day + 1) })
    expect((await enter(hidden.email)).user.id).toBe(hidden.id)
    expect((await readUser(hidden.id)).deleted_at).toBeNull()
    const gone = await person({ deleted_at: new Date(start.getTime() - 30 * day) })
    await expect(enter(gone.email)).rejects.toThrow(wrong)
    const there = await person()
    await enter(there.email)
    expect((await readUser(there.id)).deleted_at).toBeNull()
  })

  test('tells what somebody chose, and whether the address is proven', async () => {
    const chosen = { ai_replies: 'hide', ai_posts: 'hide', stories: 'hide' }
    const { email } = await person({ ...chosen, profile_image_url: '/media/a.webp' })
    expect((await enter(email)).user).toMatchObject({
      isVerified: false,
      aiReplies: 'hide',
      aiPosts: 'hide',
      stories: 'hide',
      profileImageUrl: '/media/a.webp',
    })
  })
})

describe('an administrator', () => {
  const asAdmin = (username: string, typed = password) =>
    loginAdmin(ground.services, { username, password: typed }, place)
  const withPassword = (ADMIN_USERNAME?: string, ADMIN_PASSWORD?: string) =>
    ensureAdmin({ ...ground.services, env: { ADMIN_USERNAME, ADMIN_PASSWORD } as Services['env'] })
  const find = (username: string) =>
    ground.database.db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirst()

  test('signs in at either door, and each time is written down', async () => {
    const { id, username } = await person({ is_admin: true })
    expect((await asAdmin(username)).user).toMatchObject({ id, isAdmin: true })
    await enter(username)
    expect(await acts(id)).toEqual(['they: sign_in', 'they: sign_in'])
    await expect(enter(username, 'not the one')).rejects.toThrow(wrong)
    const all = ['they: sign_in', 'they: sign_in', 'unknown: sign_in_failed']
    await expect.poll(() => acts(id), { timeout: 20_000 }).toEqual(all)
  })

  test('is who is one: anybody else gets no session at that door, and it is written down', async () => {
    const { id, username } = await person()
    await expect(asAdmin(username)).rejects.toMatchObject({
      status: 403,
      message: 'This account is not an administrator’s.',
    })
    expect(await sessionsOf(id)).toEqual([])
    expect(await acts(id)).toEqual(['they: sign_in_refused'])
    await enter(username)
    await expect(enter(username, 'not the one')).rejects.toThrow(wrong)
    expect(await acts(id)).toEqual(['they: sign_in_refused'])
  })

  test('of the environment is there after the start, only where both words are set', async () => {
    const everybody = () => ground.database.db.selectFrom('users').select('id').execute()
    const before = await everybody()
    await withPassword()
    await withPassword('keeper', undefined)
    await withPassword(undefined, password)
    expect(await everybody()).toEqual(before)
    await withPassword('keeper', password)
    const keeper = await find('keeper')
    expect(keeper).toMatchObject({ is_admin: true, email: null })
    expect(await acts(keeper!.id)).toEqual(['environment: make_admin'])

    const { token } = await asAdmin('keeper')
    expect(token).toBeTruthy()
    await withPassword('KEEPER', password)
    expect(await sessionsOf(keeper!.id)).toHaveLength(1)
    await withPassword('keeper', 'another word')
    expect(await sessionsOf(keeper!.id)).toEqual([])
    await expect(asAdmin('keeper')).rejects.toThrow(wrong)
    expect((await asAdmin('keeper', 'another word')).user.id).toBe(keeper!.id)
    expect((await acts(keeper!.id)).filter((act) => act.startsWith('env'))).toEqual([
      'environment: make_admin',
      'environment: new_password',
    ])
  })

  test('of the environment is never an account that somebody registered, nor one made by hand', async () => {
    const squatter = await person()
    const before = await readUser(squatter.id)
    for (const name of [squatter.username, squatter.username.toUpperCase()]) {
      await expect(withPassword(name, password)).rejects.toThrow(
        `ADMIN_USERNAME is "${name}", an account that the environment did not make`,
      )
    }
    expect(await readUser(squatter.id)).toEqual(before)
    expect(await acts(squatter.id)).toEqual([])
    await createAdmin(ground.database.db, 'made_by_command')
    const made = await find('made_by_command')
    await expect(withPassword('made_by_command', password)).rejects.toThrow('did not make')
    expect(await find('made_by_command')).toEqual(made)
    const gone = await person({ deleted_at: start, is_admin: true })
    await expect(withPassword(gone.username, password)).rejects.toThrow('did not make')
    for (const name of ['ai_scout', 'ai_system', 'Scout']) {
      await expect(withPassword(name, password)).rejects.toThrow(
        `${name} is the Scout, which nobody can be.`,
      )
    }
  })

  test('of the environment may not be called like a character', async () => {
    await ground.database.db
      .insertInto('characters')
      .values({ id: 'own-keeper', position: 95 })
      .execute()
    await ground.database.db
      .insertInto('character_versions')
      .values({
        character_id: 'own-keeper',
        version: 1,
        persona: JSON.stringify({ handle: 'wise_keeper' }),
      })
      .execute()
    await expect(withPassword('Wise_Keeper', password)).rejects.toThrow('a character’s name')
  })

  test('of the environment is back after the start, when its owner deleted it', async () => {
    await withPassword('comes_back', password)
    const { id } = (await find('comes_back'))!
    const left = { deleted_at: start }
    await ground.database.db.updateTable('users').set(left).where('id', '=', id).execute()
    await withPassword('comes_back', password)
    expect((await asAdmin('comes_back')).user.id).toBe(id)
    expect(await readUser(id)).toMatchObject({ deleted_at: null })
  })

  test('of the environment is made once by two processes that start together', async () => {
    await Promise.all([1, 2, 3].map(() => withPassword('together', password)))
    expect((await asAdmin('together')).user.isAdmin).toBe(true)
  })

  test('made of a member keeps the account, with a new password, no old session and no old link', async () => {
    const { id, username, email } = await person()
    const other = await person()
    await enter(username)
    await enter(other.username)
    await askToReset(ground.services, { email, origin: null })
    await expect(createAdmin(ground.database.db, username)).rejects.toThrow(
      `${username} is a member already, with the address ${email}`,
    )
    expect(await readUser(id)).toMatchObject({ is_admin: false, password_hash: ground.hashed })
    const given = await promoteMember(ground.database.db, username.toUpperCase())
    expect(given).toMatch(/^([a-hj-km-np-z2-9]{5}-){3}[a-hj-km-np-z2-9]{5}$/)
    expect(await readUser(id)).toMatchObject({ is_admin: true })
    expect([await sessionsOf(id), (await sessionsOf(other.id)).length]).toEqual([[], 1])
    expect(await linksOf(id)).toEqual([])
    expect(await readUser(other.id)).toMatchObject({ is_admin: false })
    expect((await asAdmin(username, given)).user.id).toBe(id)
    expect(await acts(id)).toEqual(['command: make_admin', 'they: sign_in'])
    await askToReset(ground.services, { email, origin: null })
    expect(await createAdmin(ground.database.db, username)).not.toBe(given)
    expect(await linksOf(id)).toEqual([])
    const made = await createAdmin(ground.database.db, 'made_by_hand')
    expect((await asAdmin('made_by_hand', made)).user.isAdmin).toBe(true)
  })

  test('is never the Scout, nobody who left, and nobody with an impossible name', async () => {
    const { id, username } = await person({ deleted_at: start })
    const scout = await readUser('ai_system')
    for (const make of [createAdmin, promoteMember]) {
      const making = (name: string) => expect(make(ground.database.db, name)).rejects
      await making('no name').toThrow()
      await making(username).toThrow(`${username} is an account that is about to be deleted`)
      await making(scout.username).toThrow('is the Scout')
    }
    await expect(createAdmin(ground.database.db, 'no name')).rejects.toThrow(
      'A username has 3 to 30 letters, digits or underscores.',
    )
    await expect(promoteMember(ground.database.db, 'nobody_yet')).rejects.toThrow(
      'There is no account with the name nobody_yet.',
    )
    expect(await readUser(id)).toMatchObject({ is_admin: false, password_hash: ground.hashed })
    expect(await readUser('ai_system')).toEqual(scout)
  })
})
