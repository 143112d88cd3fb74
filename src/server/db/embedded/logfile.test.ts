import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

/** What PostgreSQL has written down since `from`; the tests' server is started as a site's is. */
const logged = async () => {
  const { rows } = await sql<{ path: string }>`
    select current_setting('data_directory') as path
  `.execute(site.db)
  return readFileSync(join(rows[0]!.path, '../postgres.log'), 'utf8')
}

test('what the embedded database refuses it writes down without what was in it', async () => {
  const email = 'zebulon.quagmire@example.org'
  const insert = (id: string) =>
    sql`insert into users (id, username, email) values (${id}, ${id}, ${email})`.execute(site.db)
  await insert('first')
  await expect(insert('second')).rejects.toMatchObject({ code: '23505' })
  const plain = `insert into users (id, username, email) values ('quagmire', 'quagmire', '${email}')`
  await expect(site.pool.query(plain)).rejects.toMatchObject({ code: '23505' })
  const log = await logged()
  expect(log).toContain('duplicate key value violates unique constraint "users_email_key"')
  expect(log).not.toContain('quagmire')
})

test('a database that writes down everything is given no address by sign-up or a change of address', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(site.db)
  for (const setting of ['log_error_verbosity = verbose', 'log_min_error_statement = error']) {
    await sql`alter database ${sql.id(rows[0]!.name)} set ${sql.raw(setting)}`.execute(site.db)
  }
  const talkative = await testSite({
    env: { DATABASE_URL: site.services.env.DATABASE_URL! },
    database: { ...site, url: site.services.env.DATABASE_URL!, close: async () => undefined },
  })
  const form = {
    email: 'ephraim.winslow@example.org',
    username: 'ephraim',
    password: 'a long enough one',
    firstName: 'Ephraim',
    lastName: 'Winslow',
  }
  const signUp = (more: object) =>
    openBrowser(talkative.url).post('/api/register', { ...form, ...more })
  expect((await signUp({})).status).toBe(201)
  expect((await signUp({ username: 'other' })).body.code).toBe('email_taken')
  expect((await signUp({ email: 'other@example.org' })).body.code).toBe('username_taken')
  const race = await Promise.all(
    [1, 2, 3].map((n) => signUp({ username: `race_${n}`, email: 'race.winslow@example.org' })),
  )
  expect(race.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  await talkative.close()
  const log = await logged()
  expect(log).not.toContain('winslow')
  expect(log).not.toContain('ephraim')
})
