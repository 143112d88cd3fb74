import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { findBreak, readAudit, readTransparency, record } from './audit.ts'

const at = new Date('2026-05-01T12:00:00Z')
const later = new Date('2026-05-02T12:00:00Z')

let database: TestDatabase
let db: TestDatabase['db']
beforeAll(async () => {
  database = await testDatabase()
  ;({ db } = database)
})
afterAll(() => database.close())

/** What nobody can do who has only the site: the log itself refuses it. */
const tamper = async (statement: string) => {
  await database.pool.query(
    `begin; alter table audit_log disable trigger user; ${statement};
     alter table audit_log enable trigger user; commit`,
  )
}

test('a log without a line is whole, and has nothing to show', async () => {
  expect(await readAudit(db)).toEqual({ lines: [], count: 0, brokenAt: null })
  expect(await readTransparency(db)).toMatchObject({ since: null, approved: 0, seal: '' })
})

const acts = ['approve', 'remove', 'warn', 'suspend', 'ban', 'uphold', 'reject', 'lift']

test('the public numbers begin with the first thing that a moderator did, whatever it was', async () => {
  for (const action of acts) {
    await record(db, { at, actor: 'keeper', action, subject: 'post 7' })
    expect(await readTransparency(db)).toMatchObject({ since: at.toISOString() })
    await tamper('delete from audit_log')
  }
})

test('the public numbers count what moderators do since they do it, and nothing else', async () => {
  await record(db, { at, actor: 'command', action: 'make_admin', subject: 'profile x' })
  expect(await readTransparency(db)).toMatchObject({ since: null, removed: 0, appeals: 0 })
  for (const [n, action] of acts.entries()) {
    for (let times = 0; times <= n; times += 1) {
      await record(db, { at: later, actor: 'keeper', action, subject: 'post 7' })
    }
  }
  expect(await readTransparency(db)).toEqual({
    since: later.toISOString(),
    reports: 0,
    approved: 1,
    removed: 2,
    warned: 3,
    suspended: 4,
    banned: 5,
    appeals: 13,
    upheld: 6,
    seal: (await readAudit(db)).lines[0]?.hash,
  })
})

test('the latest fifty lines are shown, with the name of the person who did it where it was one', async () => {
  await record(db, { at, actor: 'ai_system', action: 'open', subject: 'post 8', details: { n: 1 } })
  await record(db, { actor: 'command', action: 'restore_backup', subject: 'site' })
  const { lines, count, brokenAt } = await readAudit(db)
  expect([count, brokenAt]).toEqual([39, null])
  expect(lines[0]).toMatchObject({ id: 39, actor: 'command', action: 'restore_backup' })
  expect(Date.now() - Date.parse(lines[0]?.at ?? '')).toBeLessThan(600_000)
  expect(lines[1]).toEqual({
    id: 38,
    at: at.toISOString(),
    actor: 'ai_scout',
    action: 'open',
    subject: 'post 8',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  for (let n = 0; n < 20; n += 1) {
    await record(db, { at, actor: 'keeper', action: 'close', subject: `post ${n}` })
  }
  expect((await readAudit(db)).lines.map(({ id }) => id)).toEqual(
    Array.from({ length: 50 }, (_, n) => 59 - n),
  )
  const { rows } = await database.pool.query('select details from audit_log where id in (38, 39)')
  expect(rows).toEqual([{ details: { n: 1 } }, { details: {} }])
})

test('two who write at one moment follow one another', async () => {
  const act = { at, actor: 'keeper', action: 'close', subject: 'post 9' }
  await Promise.all(
    Array.from({ length: 8 }, () => db.transaction().execute((trx) => record(trx, act))),
  )
  expect(await readAudit(db)).toMatchObject({ count: 67, brokenAt: null })
})

test('a line that is changed, slipped in or taken out is found, and it is the first', async () => {
  await tamper(`update audit_log set actor = 'nobody' where id = 50`)
  expect(await findBreak(db)).toBe(50)
  expect(await readAudit(db)).toMatchObject({ brokenAt: 50 })
  await tamper('update audit_log as line set hash = audit_hash(line) where id = 50')
  expect(await findBreak(db)).toBe(51)
  await tamper('delete from audit_log where id = 1')
  expect(await findBreak(db)).toBe(2)
})
