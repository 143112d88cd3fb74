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
