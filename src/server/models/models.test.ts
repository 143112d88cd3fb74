import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import type { AiState } from '#shared/ai.ts'
import { catalogue, type ModelsState } from '#shared/models.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { carTexts } from '../../../tests/support/model-file.ts'
import { startModelHost, ways } from '../../../tests/support/model-host.ts'
import { until } from '../../../tests/support/processes.ts'
import { bringIn, browserOf } from '../../../tests/support/roles.ts'
import { testSite } from '../../../tests/support/site.ts'
import { tinyModel } from '../../../tests/support/tiny-model.ts'
import { ensureCast } from '../characters/cast.ts'
import { startWorker } from '../tasks.ts'
import { download } from './download.ts'
import {
  chooseFile,
  folderOf,
  partsOf,
  readAnswer,
  readDownload,
  sizeOf,
  writeJson,
} from './folder.ts'
import { getModel } from './get.ts'
import { greet } from './greeting.ts'
import { askHost } from './host.ts'
import { freeMemory, lacksFor, recommend } from './machine.ts'
import { offer } from './terminal.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const content = tinyModel(carTexts)
const [model] = catalogue
const path = `/api/admin/ai/models/${model.id}`
const never = new AbortController().signal

const openSite = async (file = content, env: Record<string, string> = {}) => {
  const host = await startModelHost(file)
  const site = await testSite({ env: { MODEL_MIRROR: host.url, ...env } })
  open.push(site.close, host.stop)
  const admin = browserOf(site, await bringIn(site, 'admin'))
  const read = async () => (await admin.get('/api/admin/ai/models')).body as ModelsState
  const shown = async () => (await read()).models.find(({ id }) => id === model.id)
  const becomes = (state: string) =>
    until(async () => (await read()).download?.state === state, `the download is ${state}`)
  return { host, site, admin, read, shown, becomes, env: site.services.env }
}

test('one press brings a model, it speaks with nothing else chosen, and one press takes it away for good', async () => {
  const { site, admin, shown, becomes, env } = await openSite()
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.unshift(worker.stop)
  const voice = async () => ((await admin.get('/api/admin/ai')).body as AiState).voice
  expect(await voice()).toMatchObject({ provider: 'builtin', source: 'builtin' })

  expect((await admin.post(`${path}/download`, {})).status).toBe(200)
  await becomes('done')
  expect((await shown())?.installed).toMatchObject({
    bytes: content.length,
    revision: 'a'.repeat(40),
  })
  expect(await voice()).toMatchObject({ provider: 'local', model: model.name })

  const write = async (words: string) => {
    const ann = await site.signUp()
    const { id } = (await ann.post('/api/posts', { content: words })).body as Post
    await worker.drain()
    return ((await ann.get(`/api/posts/${id}`)).body as Thread).comments
  }
  await write('Is it fair to leave a party without a word?')
  const isReady = async () =>
    ((await admin.get('/api/admin/ai/models')).body as ModelsState).voice?.state === 'ready'
  await until(isReady, 'it speaks', 60_000)
  const said = await write('Should cities ban cars from their centres? #Mobility')
  expect(said.some(({ content: words }) => carTexts.includes(words))).toBe(true)

  expect((await admin.send(path, { method: 'DELETE' })).status).toBe(200)
  expect((await shown())?.installed).toBeNull()
  expect(readdirSync(folderOf(env)).filter((name) => name.includes('gguf'))).toEqual([])
  expect(await voice()).toMatchObject({ provider: 'builtin' })
  expect(readAnswer(folderOf(env))).toBe('removed')
})

test('a download is cancelled, goes on where it was, and the changes are written down', async () => {
  const { host, admin, read, becomes } = await openSite()
  host.next(ways.stalls(200_000))
  await admin.post(`${path}/download`, {})
  await until(async () => ((await read()).download?.bytes ?? 0) >= 200_000, 'some of it is here')
  expect((await read()).download).toMatchObject({ state: 'running', total: content.length })
  await admin.send(`${path}/download`, { method: 'DELETE' })
  await becomes('cancelled')
  await admin.post(`${path}/download`, {})
  await becomes('done')
  expect(host.asked.at(-1)).toMatch(/ 200000$/)
  const { changes } = (await admin.get('/api/admin/ai')).body as AiState
  expect(changes.map(({ what }) => what)).toMatchObject([
    { kind: 'model', act: 'downloaded', name: model.name },
    { act: 'cancelled' },
    { act: 'downloaded' },
  ])
})

test('what a host refuses is said in the panel, and nothing else changes', async () => {
  const { host, admin, read, becomes } = await openSite()
  host.next(ways.status(403))
  await admin.post(`${path}/download`, {})
  await becomes('failed')
  expect((await read()).download).toMatchObject({ id: model.id, fault: 'host_refused' })
  expect(((await admin.get('/api/admin/ai')).body as AiState).voice.provider).toBe('builtin')
})

test('a model that is not here cannot be chosen', async () => {
  const { admin } = await openSite()
  const { status, body } = await admin.put('/api/admin/ai/voice', {
    provider: 'local',
    model: model.id,
  })
  expect([status, body]).toMatchObject([400, { issues: [{ path: 'model' }] }])
})

test('a disk that is full ends the download at once, and what came stays', async () => {
  const { host, env } = await openSite()
  const folder = folderOf(env)
  const { part, announced } = partsOf(folder, model)
  writeJson(announced, await askHost(host.url, model, never))
  symlinkSync('/dev/full', part)
  const order = { model, folder, host: host.url, signal: never, onProgress: () => undefined }
  await expect(download(order)).rejects.toMatchObject({ fault: 'disk_full' })
  expect(host.asked.filter((line) => line.includes('/stored/'))).toHaveLength(1)
})

test('a machine that does not suffice is told what it lacks', () => {
  const machine = {
    cores: 4,
    memoryBytes: 8e9,
    diskBytes: 20e9,
    libc: 'glibc',
    system: 'linux x64',
  } as const
  expect(lacksFor(model, machine)).toEqual([])
  expect(lacksFor(model, { ...machine, cores: 1, memoryBytes: 1e9 })).toEqual(['cores', 'memory'])
  expect(lacksFor(model, { ...machine, diskBytes: 2e9 })).toEqual(['disk'])
  expect(lacksFor(model, { ...machine, diskBytes: 2e9 }, 1e9)).toEqual([])
  expect(lacksFor(model, { ...machine, libc: 'musl' })).toEqual(['libc'])
  expect(lacksFor(model, { ...machine, system: 'freebsd x64' })).toEqual(['system'])
  expect(recommend(catalogue, machine)?.id).toBe('gemma-4-e2b')
  expect(recommend(catalogue, { ...machine, cores: 2 })?.id).toBe('qwen3.5-2b')
  expect(recommend(catalogue, { ...machine, memoryBytes: 1e9 })).toBeNull()
})

test.each([
  ['a machine', {}, 8e9],
  ['a container', { 'memory.max': '4000000000', 'memory.current': '1000000000' }, 3e9],
  [
    'a container that has read files',
    {
      'memory.max': '4000000000',
      'memory.current': '3000000000',
      'memory.stat': 'anon 1\ninactive_file 1500000000\n',
    },
    2.5e9,
  ],
  ['a container without a limit', { 'memory.max': 'max', 'memory.current': '1000000000' }, 8e9],
  [
    'a container of an older system',
    { 'memory/memory.limit_in_bytes': '2000000000', 'memory/memory.usage_in_bytes': '500000000' },
    1.5e9,
  ],
])('of the memory of %s as much counts as a program can still have', (_, files, bytes) => {
  const root = mkdtempSync(join(tmpdir(), 'symposia-memory-'))
  open.push(() => rmSync(root, { recursive: true }))
  const group = join(root, 'sys/fs/cgroup')
  for (const folder of [join(group, 'memory'), join(root, 'proc')])
    mkdirSync(folder, { recursive: true })
  writeFileSync(join(root, 'proc/meminfo'), `MemTotal: 9 kB\nMemAvailable: ${8e9 / 1024} kB\n`)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(group, name), text)
  expect(freeMemory(root)).toBe(bytes)
})

/** A terminal that types this. */
const terminalOf = (typed: string, isTTY = true) => {
  const output = Object.assign(new PassThrough(), { isTTY })
  let said = ''
  output.setEncoding('utf8').on('data', (text: string) => (said += text))
  const input = new PassThrough()
  input.end(typed)
  return { input, output, signal: never, said: () => said }
}

test('without a terminal nothing is asked, and AI_MODEL_DOWNLOAD=yes brings a model all the same', async () => {
  const quiet = await openSite()
  const nobody = terminalOf('', false)
  await greet(quiet.site.services, nobody)
  expect([nobody.said(), quiet.host.asked]).toEqual(['', []])

  const willing = await openSite(content, { AI_MODEL_DOWNLOAD: 'yes' })
  await greet(willing.site.services, terminalOf('', false))
  expect(chooseFile(willing.env, null)).toMatchObject({ name: 'Qwen3.5-2B' })
})

test('what was deleted stays away', async () => {
  const { site, env, host } = await openSite(content, { AI_MODEL_DOWNLOAD: 'yes' })
  await getModel(env, { model })
  const { removeModel } = await import('./remove.ts')
  removeModel(env, model.id)
  const before = host.asked.length
  await greet(site.services, terminalOf('', false))
  expect(host.asked).toHaveLength(before)
})

test('a terminal is told who speaks and the shortest way to a model', async () => {
  const { site } = await openSite()
  const terminal = terminalOf('')
  await greet(site.services, terminal)
  expect(terminal.said()).toMatch(/^The characters speak from the written library.*\n.+\n$/)
})

test('an operator who says yes gets a model, one who says no is not asked again', async () => {
  const { env, site, host } = await openSite()
  const refusing = terminalOf('n\n')
  await offer(env, model, refusing)
  expect(refusing.said()).toMatch(
    /^Download a language model.* Qwen3.5-2B, 1.3 GB, Apache-2.0 \[Y\/n\] $/,
  )
  expect(readAnswer(folderOf(env))).toBe('no')
  const again = terminalOf('\n')
  await greet(site.services, again)
  expect([again.said().includes('[Y/n]'), host.asked]).toEqual([false, []])
  const willing = terminalOf('\n')
  await offer(env, model, willing)
  expect(willing.said()).toContain('Qwen3.5-2B is here')
  expect(readAnswer(folderOf(env))).toBe('yes')
})

/** `npm run model` in a process of its own. */
const runModel = (env: Record<string, string>, ...args: string[]) => {
  const script = join(import.meta.dirname, '../../../scripts/model.ts')
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said })) }
}

test('npm run model goes on where it was killed, and says in one line why it cannot', async () => {
  const { host, env } = await openSite()
  const folder = folderOf(env)
  const given = { DATA_DIR: env.DATA_DIR, MODEL_MIRROR: host.url }
  host.next(ways.stalls(200_000))
  const killed = runModel(given, '--yes')
  await until(() => (sizeOf(partsOf(folder, model).part) ?? 0) >= 200_000, 'some of it is here')
  expect(readDownload(folder)?.state).toBe('running')
  killed.child.kill('SIGKILL')
  await killed.ended
  expect(readDownload(folder)?.state).toBe('interrupted')
  const { code, said } = await runModel(given, '--yes').ended
  expect([code, host.asked.at(-1)]).toEqual([0, expect.stringMatching(/ 200000$/)])
  expect(said).toContain('Qwen3.5-2B is here')
  expect((await runModel(given, 'list').ended).said).toMatch(
    /^qwen3.5-2b: .* is here \(not tried by us\)$/m,
  )
  await runModel(given, 'remove', 'qwen3.5-2b').ended
  host.next(ways.status(403))
  const refused = await runModel(given, '--yes').ended
  expect(refused).toEqual({
    code: 1,
    said: 'The host does not give the file. MODEL_MIRROR names another. (The host answers 403)\n',
  })
})

test('a download whose process was killed is shown as interrupted', async () => {
  const { env } = await openSite()
  const folder = folderOf(env)
  const far = { id: model.id, bytes: 7, total: 9, fault: null }
  writeFileSync(
    join(folder, 'download.json'),
    JSON.stringify({
      ...far,
      state: 'running',
      at: Date.now() - 60_000,
      by: { host: 'another', pid: 1 },
    }),
  )
  expect(readDownload(folder)).toEqual({ ...far, state: 'interrupted' })
})
