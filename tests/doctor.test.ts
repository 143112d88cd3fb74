import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { examineAnswer } from '#server/doctor/address.ts'
import { examineClock } from '#server/doctor/clock.ts'
import { examineMemory } from '#server/doctor/memory.ts'
import type { Seen } from '#server/doctor/seen.ts'
import { startIssuer } from './support/issuer.ts'
import { openMailServer } from './support/mail-server.ts'
import { postmasterOf } from './support/processes.ts'
import { startServer, temporaryFolder } from './support/server.ts'
import { type TestSite, testSite } from './support/site.ts'

const script = join(import.meta.dirname, '../scripts/doctor.ts')

const doctor = async (env: Record<string, string>): Promise<{ code: number; said: string }> => {
  const run = promisify(execFile)(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env },
  })
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }) => ({ code, said: stdout }),
  )
}

const folderOf = (name: string) => {
  const { folder, remove } = temporaryFolder(name)
  onTestFinished(remove)
  return folder
}

describe('npm run doctor', () => {
  let site: TestSite | undefined
  afterEach(async () => {
    await site?.close()
    site = undefined
  })

  const aboutSite = async (more: Record<string, string> = {}) => {
    site ??= await testSite()
    const { DATA_DIR, DATABASE_URL } = site.services.env
    const PORT = new URL(site.url).port
    return doctor({ DATA_DIR, DATABASE_URL: DATABASE_URL!, PORT, ...more })
  }

  test('finds no fault in a site that runs, and says what is still to be done', async () => {
    const { code, said } = await aboutSite()
    expect(said).not.toContain('FAULT')
    expect(code).toBe(0)
    expect(said).toMatch(/ok +database +PostgreSQL \d+/)
    expect(said).toContain('all migrations have run')
    expect(said).toMatch(/ok +address +the site runs for this machine alone/)
    expect(said).toMatch(
      /warning +keys +there is no administrator\n +→ Run `npm run admin -- create/,
    )
  })

  test('asks the issuer of sign-ins where there is one', async () => {
    const issuer = await startIssuer()
    onTestFinished(issuer.stop)
    expect((await aboutSite(issuer.env)).said).toMatch(/ok +sign-in +localhost:\d+ says how/)
    const away = await aboutSite({ ...issuer.env, OIDC_ISSUER: 'http://127.0.0.1:1' })
    expect(away.said).toMatch(/FAULT +sign-in +nobody can sign in at 127.0.0.1:1: .*ECONNREFUSED/)
  })

  test('beside an embedded database that runs leaves it alone, and one that does not is stopped again', async () => {
    const DATA_DIR = folderOf('doctor')
    const server = await startServer({ DATA_DIR })
    onTestFinished(() => void server.stop('SIGKILL'))
    const { port: PORT } = new URL(server.url)
    const beside = await doctor({ DATA_DIR, PORT })
    expect(beside).toMatchObject({ code: 0, said: expect.stringContaining('the site runs') })
    expect(await fetch(`${server.url}/readyz`)).toMatchObject({ status: 200 })
    expect(await server.stop()).toBe(0)

    const files = readdirSync(DATA_DIR)
    const { code, said } = await doctor({ DATA_DIR, PORT })
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('does not run') })
    expect(said).toContain('all migrations have run')
    expect(postmasterOf(DATA_DIR)).toBeUndefined()
    expect(readdirSync(DATA_DIR)).toEqual(files)
  })

  test('makes nothing where no site was ever started', async () => {
    const folder = folderOf('doctor-none')
    expect(await doctor({ DATA_DIR: join(folder, 'none') })).toMatchObject({
      code: 1,
      said: expect.stringContaining('there is no such folder\n'),
    })
    const empty = await doctor({ DATA_DIR: folder })
    expect(empty.code).toBe(1)
    expect(empty.said).toMatch(/FAULT +database +there is none in/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('names a setting that is wrong', async () => {
    const { code, said } = await doctor({ PORT: 'many' })
    expect(code).toBe(1)
    expect(said).toMatch(/FAULT +settings +PORT is "many", but takes a whole number/)
  })

  test('names a database that cannot be reached, without its password', async () => {
    const DATABASE_URL = 'postgres://me:sesame@127.0.0.1:1/none'
    const { code, said } = await aboutSite({ DATABASE_URL })
    expect(code).toBe(1)
    expect(said).toMatch(/FAULT +database +DATABASE_URL cannot be reached: connect ECONNREFUSED/)
    expect(said).not.toContain('sesame')
  })

  test('tells a database that is behind this version, and one that is ahead', async () => {
    site = await testSite()
    await site.pool.query(`delete from migrations where name = '0035-following.sql'`)
    expect((await aboutSite()).said).toContain('1 migrations have not run, from 0035-following.sql')
    await site.pool.query(`insert into migrations (name) values ('9999-later.sql')`)
    expect((await aboutSite()).said).toContain('a newer version of Symposia has changed it')
  })

  test('tells a mail server that takes mails from one that does not', async () => {
    const { url } = await openMailServer()
    expect((await aboutSite({ SMTP_URL: url })).said).toMatch(/ok +mail +127\.0\.0\.1:\d+ takes/)
    const { code, said } = await aboutSite({ SMTP_URL: 'smtp://me:sesame@127.0.0.1:1' })
    expect(code).toBe(1)
    expect(said).toMatch(/FAULT +mail +127\.0\.0\.1:1 takes no mails: .*ECONNREFUSED/)
    expect(said).not.toContain('sesame')
  })

  test('looks whether the public address leads to the site', async () => {
    site = await testSite()
    const well = await aboutSite({ SITE_URL: site.url })
    expect(well.said).toContain(`${site.url} leads here`)
    const deaf = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void deaf.close())
    const SITE_URL = `http://127.0.0.1:${(deaf.address() as { port: number }).port}`
    const { code, said } = await aboutSite({ SITE_URL })
    expect(code).toBe(1)
    expect(said).toMatch(/FAULT +address +\S+ is not reached: /)
  })

  test('says which command closes a secret that others may read', async () => {
    site = await testSite()
    const path = join(site.services.env.DATA_DIR, 'secret')
    expect(existsSync(path)).toBe(true)
    chmodSync(path, 0o644)
    const { code, said } = await aboutSite()
    expect(code).toBe(1)
    expect(said).toContain(`→ Run: chmod 600 ${path}`)
  })

  test('tells a key that was sealed with another secret', async () => {
    site = await testSite()
    const voice = { provider: 'openai', baseUrl: null, model: 'm', sealedKey: 'c2VhbGVk' }
    const value = JSON.stringify({ voice })
    await site.pool.query(`insert into settings (key, value) values ('ai', $1)`, [value])
    expect((await aboutSite()).said).toContain('key was sealed with another secret')
  })
})

const levels = (findings: { level: string }[]) => findings.map(({ level }) => level)
const megabyte = 1024 ** 2

test('memory is a fault before the system ends processes', () => {
  const total = 4_096 * megabyte
  expect(levels(examineMemory({ total, available: 2_000 * megabyte }))).toEqual(['ok'])
  expect(levels(examineMemory({ total, available: 100 * megabyte }))).toEqual(['warning'])
  expect(levels(examineMemory({ total, available: 20 * megabyte }))).toEqual(['fault'])
  const small = { total: 512 * megabyte, available: 400 * megabyte }
  expect(levels(examineMemory(small))).toEqual(['warning'])
})

describe('the clock', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  const seen = (time: Partial<Seen['time']>, latest: Date | null = null) =>
    ({ time: { here: now, there: now, ...time }, latest }) as Seen
  const examine = async (
    one: Seen | null,
    { date = null, kept = true }: { date?: Date | null; kept?: boolean | null } = {},
  ) => levels(await examineClock(one, { date, now }, () => Promise.resolve(kept)))

  test('may be a minute from the database’s, and no more', async () => {
    expect(await examine(seen({ there: after(59) }))).toEqual(['ok'])
    expect(await examine(seen({ there: after(-61) }))).toEqual(['fault'])
  })

  test('that was set back is seen by what is already written', async () => {
    expect(await examine(seen({}, after(-5)))).toEqual(['ok'])
    expect(await examine(seen({}, after(3_600)))).toEqual(['warning'])
  })

  test('is compared with the public address’s, and must be kept right where that is known', async () => {
    expect(await examine(null, { date: after(200) })).toEqual(['warning'])
    expect(await examine(null, { kept: false })).toEqual(['warning'])
    expect(await examine(null, { kept: null })).toEqual(['ok'])
  })
})

test('the public address wants encryption, a trusted proxy and a certificate that lasts', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const level = (SITE_URL: string, TRUST_PROXY: number | false, ends: string | null = null) =>
    examineAnswer({ SITE_URL, TRUST_PROXY }, ends === null ? null : new Date(ends), now).level
  expect(level('https://talk.example', 1, '2027-01-28')).toBe('ok')
  expect(level('https://talk.example', 1, '2026-12-02')).toBe('warning')
  expect(level('https://talk.example', false, '2027-01-28')).toBe('warning')
  expect(level('http://talk.example', 1)).toBe('warning')
  expect(level('http://127.0.0.1:3000', false)).toBe('ok')
})
