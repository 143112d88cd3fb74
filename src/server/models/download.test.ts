import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { catalogue } from '#shared/models.ts'
import { startModelHost, ways } from '../../../tests/support/model-host.ts'
import { download } from './download.ts'
import { findInstalled, partsOf } from './folder.ts'

const content = randomBytes(300_000)
const [model] = catalogue
const hash = createHash('sha256').update(content).digest('hex')
const quick = { stall: 300, pause: 5 }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const setUp = async (file = content) => {
  const host = await startModelHost(file)
  const folder = mkdtempSync(join(tmpdir(), 'symposia-models-'))
  open.push(host.stop, () => rmSync(folder, { recursive: true, force: true }))
  const progress: number[] = []
  const bring = ({ signal = new AbortController().signal, from = host.url } = {}) =>
    download({
      model,
      folder,
      signal,
      host: from,
      patience: quick,
      onProgress: (bytes) => progress.push(bytes),
    })
  const fetched = () => readFileSync(join(folder, model.file))
  const starts = () =>
    host.asked.flatMap((line) => (line.includes('/stored/') ? [Number(line.split(' ')[2])] : []))
  return { host, folder, bring, progress, fetched, starts }
}

test('a model comes whole, with its revision and its hash, and nothing else stays', async () => {
  const { bring, folder, fetched, progress } = await setUp()
  const note = await bring()
  expect(note).toMatchObject({
    id: model.id,
    hash,
    bytes: content.length,
    revision: 'a'.repeat(40),
  })
  expect(fetched().equals(content)).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual([model.file, `${model.id}.json`].toSorted())
  expect(findInstalled(folder, model)).toEqual(note)
  expect(progress.at(-1)).toBe(content.length)
})

const { status, stalls, cuts, garbles, knowsNoRanges, liesAboutLength, sendsMore, whole } = ways

test.each([
  ['stalls', [stalls(50_000), stalls(50_000)]],
  ['cuts the connection', [cuts(50_000), cuts(1), cuts(100_000)]],
  ['has a fault of its own for a while', [status(500), status(503), status(429)]],
  ['knows no ranges', [cuts(90_000), knowsNoRanges]],
  ['sends other bytes once', [garbles]],
  ['lies about the length once', [liesAboutLength]],
  ['sends more than it announced, once', [sendsMore]],
])('it comes whole from a host that %s', async (_, behaviour) => {
  const { host, bring, fetched } = await setUp()
  host.next(...behaviour)
  expect((await bring()).hash).toBe(hash)
  expect(fetched().equals(content)).toBe(true)
})

test('what has come is gone on with, after a kill as well', async () => {
  const { host, bring, folder, starts, fetched } = await setUp()
  const enough = new AbortController()
  host.next(stalls(120_000))
  const first = bring({ signal: enough.signal })
  first.catch(() => undefined)
  while (
    (readdirSync(folder).includes(`${model.file}.part`)
      ? readFileSync(partsOf(folder, model).part).length
      : 0) < 120_000
  )
    await new Promise((resolve) => setTimeout(resolve, 5))
  enough.abort(new Error('killed'))
  await expect(first).rejects.toThrow('killed')
  await bring()
  expect(starts().at(-1)).toBe(120_000)
  expect(fetched().equals(content)).toBe(true)
})

test('a part of another revision is thrown away', async () => {
  const { host, bring, folder, fetched } = await setUp()
  host.next(status(403))
  await expect(bring()).rejects.toMatchObject({ fault: 'host_refused' })
  writeFileSync(partsOf(folder, model).part, content.subarray(0, 100_000))
  const other = randomBytes(200_000)
  host.change(other)
  expect((await bring()).revision).toBe('b'.repeat(40))
  expect(fetched().equals(other)).toBe(true)
})

test('a host that has another file in the middle of it is noticed, and asked for that one from its beginning', async () => {
  const { host, bring, fetched, starts } = await setUp()
  const other = randomBytes(content.length)
  host.next((ask) => {
    host.change(other)
    stalls(100_000)(ask)
  })
  expect(await bring()).toMatchObject({
    revision: 'b'.repeat(40),
    hash: createHash('sha256').update(other).digest('hex'),
  })
  expect(fetched().equals(other)).toBe(true)
  expect(starts()).toEqual([100_000, 0])
})

test.each([
  ['host_refused', [status(403)]],
  ['host_refused', [status(404)]],
  ['host_failed', Array.from({ length: 12 }, () => status(500))],
  ['stalled', Array.from({ length: 12 }, () => stalls(0))],
  ['wrong_hash', [garbles, garbles]],
  ['changed', [liesAboutLength, liesAboutLength]],
] as const)('%s ends it, and no file is there', async (fault, behaviour) => {
  const { host, bring, folder } = await setUp()
  host.next(...behaviour)
  await expect(bring()).rejects.toMatchObject({ fault })
  expect(readdirSync(folder)).not.toContain(model.file)
  expect(findInstalled(folder, model)).toBeNull()
})

test('a host that does not say what the file should be is not believed', async () => {
  const { host, bring } = await setUp()
  host.keepSilentAboutHash()
  await expect(bring()).rejects.toMatchObject({ fault: 'not_announced' })
})

test('where nobody is at the address it says so', async () => {
  const { bring, host } = await setUp()
  await host.stop()
  await expect(bring()).rejects.toMatchObject({ fault: 'no_network' })
})
void whole
