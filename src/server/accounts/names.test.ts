import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import type { Services } from '../services.ts'
import { knownDevice, markDevice } from './sessions/devices.ts'
import { refuseFalseName, refuseLinks, refuseReservedName } from './names.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.db.insertInto('characters').values({ id: 'own-gardener', position: 90 }).execute()
  const persona = JSON.stringify({ handle: 'gardener' })
  await database.db
    .insertInto('character_versions')
    .values({ character_id: 'own-gardener', version: 1, persona })
    .execute()
})
afterAll(() => database.close())

const house = 'admin administrator ai_system everyone mod moderator official root staff support'
const others =
  'symposia system AdMiN Symposia scout symposia_team TeamSymposia talkative talkative_support official_talkative talkative_team7 skeptic logic SKEPTIC gardener Gardener'

test.each(`${house} ${others}`.split(' '))(
  'nobody may pass for the house or a character as %s',
  async (name) => {
    await expect(refuseReservedName(database.db, name, 'Talkative')).rejects.toMatchObject({
      status: 409,
      code: 'username_taken',
      message: 'That username is reserved. Please choose another.',
    })
  },
)

test.each(['grace', 'moderate', 'admin_fan', 'garden', 'handle'])('%s is free', async (name) => {
  await expect(refuseReservedName(database.db, name, 'Talkative')).resolves.toBeUndefined()
})

test.each(
  'Adm1n a_d_m_i_n admin7 admin_2026 m0derator MODERAT0R_1 5ystem sk3ptic l0gic gard3ner'.split(
    ' ',
  ),
)('nobody may pass for them at a glance as %s', async (name) => {
  await expect(refuseReservedName(database.db, name, 'Talkative')).rejects.toMatchObject({
    status: 409,
  })
})

test.each([
  'terra5',
  'moderato',
  'admiral',
  'administer',
  'rooted',
  'scout_finch',
  'teammate',
  'talkative_tom',
])('%s is free, too', async (name) => {
  await expect(refuseReservedName(database.db, name, 'Talkative')).resolves.toBeUndefined()
})

const names = (full: string) => {
  const [firstName = '', ...more] = full.split(' ')
  return { firstName, lastName: more.join(' ') }
}

test.each([
  'AI Scout',
  'The AI Scout',
  'A.I. Scout',
  'Rook Skeptic',
  'Rook · Skeptic',
  'Ada Logical Analyst',
  'Anna Admin',
  'Site Administrator',
  'Симпо Мoderator',
  'Аdmin Jones',
  'Talkative Support',
  'Talkative Team',
  'Sup port',
])('nobody may be shown as %s', async (full) => {
  await expect(refuseFalseName(database.db, names(full), 'Talkative')).rejects.toMatchObject({
    status: 400,
    code: 'name_reserved',
    message: 'That name is reserved. Please give your own.',
  })
})

test.each([
  'Ada Lovelace',
  'Scout Finch',
  'John Root',
  'Ai Weiwei',
  'Ольга Админова',
  'Jo Talkative',
])('%s is somebody’s name', async (full) => {
  await expect(refuseFalseName(database.db, names(full), 'Talkative')).resolves.toBeUndefined()
})

test('a name has no links and offers nothing', () => {
  for (const full of ['See http://spam.example', 'Cheap pills.shop', 'Buy now', 'DM me for more']) {
    expect(() => refuseLinks(names(full)), full).toThrow(
      'Please give your name alone, without links or offers.',
    )
  }
  for (const full of ['Ada Lovelace', 'J. R. R. Tolkien', 'Anne-Marie O’Neill']) {
    expect(() => refuseLinks(names(full)), full).not.toThrow()
  }
})

const site = (APP_SECRET: string) => ({ env: { APP_SECRET } }) as Services
const ours = site('a secret of this site, long enough')

const ann = { id: 'ann', passwordHash: 'the hash of a word' }

test('the mark of a browser is known again, for its person, password and site alone', () => {
  const mark = markDevice(ours, ann)
  expect(mark).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(knownDevice(ours, ann, mark)).toBe(mark.split('.')[0])
  expect(markDevice(ours, ann)).not.toBe(mark)
  expect(knownDevice(ours, { ...ann, id: 'ben' }, mark)).toBeUndefined()
  expect(knownDevice(ours, { ...ann, passwordHash: 'another' }, mark)).toBeUndefined()
  expect(knownDevice(site('another secret, of another site'), ann, mark)).toBeUndefined()
})

test('what is no mark is none', () => {
  const [nonce, signature] = markDevice(ours, ann).split('.') as [string, string]
  const forged = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const wrong = [
    '',
    '.',
    nonce,
    `${nonce}.`,
    `.${signature}`,
    `${nonce}.${forged}`,
    `x.${signature}`,
  ]
  for (const mark of [undefined, ...wrong, `${nonce}.${signature}A`]) {
    expect(knownDevice(ours, ann, mark)).toBeUndefined()
  }
})
