import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testSite } from './support/site.ts'

const script = join(import.meta.dirname, '../scripts/admin.ts')

const admin = (databaseUrl: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [script, ...words], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })

test('npm run admin makes an administrator beside a running site and shows the password once', async () => {
  const site = await testSite()
  const { stdout } = await admin(site.services.env.DATABASE_URL!, 'create', 'Root_1')
  const password = /only now: (\S+)/.exec(stdout)?.[1]
  const answer = await site.visitor().post('/api/login', { email: 'root_1', password })
  expect(answer).toMatchObject({ status: 200, body: { username: 'Root_1', isAdmin: true } })
  await site.close()
})

test('npm run admin says what it takes', async () => {
  await expect(admin('', 'destroy')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run admin -- create NAME'),
  })
})

test('npm run admin switches off the second step of a member who lost it', async () => {
  const site = await testSite()
  const ann = await site.signUp('ann_without_phone')
  const isOn = { user_id: ann.user.id, sealed_secret: '', created_at: new Date() }
  await site.db
    .insertInto('authenticators')
    .values({ ...isOn, confirmed_at: new Date() })
    .execute()
  const form = { email: 'ann_without_phone', password: 'a long enough one' }
  const enter = async () => (await site.visitor().post('/api/login', form)).status
  expect(await enter()).toBe(401)
  const { stdout } = await admin(
    site.services.env.DATABASE_URL!,
    'second-step-off',
    'ann_without_phone',
  )
  expect(stdout).toContain('ann_without_phone signs in with the password alone now.')
  expect(await enter()).toBe(200)
  await site.close()
})
