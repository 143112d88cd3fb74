import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNameServer } from '../../../../tests/support/name-server.ts'
import { guardedFetch } from './fetch.ts'
import { openResolve, type Resolve } from './resolve.ts'

const folder = mkdtempSync(join(tmpdir(), 'symposia-hosts-'))
const hostsFile = join(folder, 'hosts')
let names: Awaited<ReturnType<typeof startNameServer>>
let resolve: Resolve
beforeAll(async () => {
  writeFileSync(
    hostsFile,
    '127.0.0.1 vault vault.example # not trick.example\n::1\tvault.example\n',
  )
  names = await startNameServer({
    'open.example': ['93.184.215.14', '93.184.215.15'],
    'vault.example': ['93.184.215.16'],
    'trick.example': ['93.184.215.14', '127.0.0.1'],
    'nobody.example': [],
  })
  resolve = openResolve({ servers: [names.server], hostsFile, withinMs: 200 })
})
afterAll(async () => {
  await names.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['a name that the server knows', 'open.example', ['93.184.215.14', '93.184.215.15']],
  ['a name of the hosts file, whatever the server says', 'Vault.example.', ['127.0.0.1', '::1']],
  ['a short name of the hosts file', 'vault', ['127.0.0.1']],
  ['a remark of the hosts file, which is none', 'trick.example', ['93.184.215.14', '127.0.0.1']],
  ['this machine', 'localhost', ['127.0.0.1', '::1']],
  ['this machine by another name', 'a.localhost.', ['127.0.0.1', '::1']],
  ['a name that nobody has', 'nobody.example', []],
  ['a name about which the server is silent', 'silent.example', []],
])('%s', async (_what, name, addresses) => {
  expect(await resolve(name)).toEqual(addresses)
})

const rules = { schemes: ['http:'], types: ['image/png'], mostBytes: 10, withinMs: 10_000 } as const

test.each(['vault.example', 'trick.example', 'localhost'])('%s is not knocked at', async (host) => {
  const asked = guardedFetch(`http://${host}/`, { ...rules, resolve })
  await expect(asked).rejects.toThrow('is not on the open internet')
})

test('a silent name ends as one that cannot be found', async () => {
  const asked = guardedFetch('http://silent.example/', { ...rules, resolve })
  await expect(asked).rejects.toThrow('silent.example cannot be found')
  expect(names.silences()).toBeGreaterThan(0)
})

test('no name takes one of the threads that files and other names are read with', async () => {
  const over = new AbortController()
  const asked = guardedFetch('http://nobody.invalid/', rules)
  asked.catch(() => over.abort())
  const seen = new Set<string>()
  while (!over.signal.aborted) {
    for (const resource of process.getActiveResourcesInfo()) seen.add(resource)
    await turn()
  }
  expect([...seen]).not.toContain('GetAddrInfoReqWrap')
})
