import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import type { Services } from '../services.ts'
import { knownDevice, markDevice } from './devices.ts'
import { refuseReservedName } from './names.ts'

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
const others = 'symposia system AdMiN Symposia skeptic logic SKEPTIC gardener Gardener'

test.each(`${house} ${others}`.split(' '))(
  'nobody may pass for the house or a character as %s',
  async (name) => {
    await expect(refuseReservedName(database.db, name)).rejects.toMatchObject({
      status: 409,
      code: 'username_taken',
      message: 'That username is reserved. Please choose another.',
    })
  },
)

test.each(['grace', 'moderate', 'admin_fan', 'garden', 'handle'])('%s is free', async (name) => {
  await expect(refuseReservedName(database.db, name)).resolves.toBeUndefined()
})

const site = (APP_SECRET: string) => ({ env: { APP_SECRET } }) as Services
const ours = site('a secret of this site, long enough')

test('the mark of a browser is known again, for its person and this site alone', () => {
  const mark = markDevice(ours, 'ann')
  expect(mark).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(knownDevice(ours, 'ann', mark)).toBe(mark.split('.')[0])
  expect(markDevice(ours, 'ann')).not.toBe(mark)
  expect(knownDevice(ours, 'ben', mark)).toBeUndefined()
  expect(knownDevice(site('another secret, of another site'), 'ann', mark)).toBeUndefined()
})

test('what is no mark is none', () => {
  const [nonce, signature] = markDevice(ours, 'ann').split('.') as [string, string]
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
    expect(knownDevice(ours, 'ann', mark)).toBeUndefined()
  }
})
