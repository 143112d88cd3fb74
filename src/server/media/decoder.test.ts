import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { costlyJpeg } from '../../../tests/support/costly-jpeg.ts'
import { costlyPng } from '../../../tests/support/costly-png.ts'
import { childrenOf, until } from '../../../tests/support/processes.ts'
import { openDecoder } from './decoder.ts'

const sizes = { widths: [300, 100], shape: undefined, pixelsMost: 50_000_000 }
const enough = { withinMs: 60_000, mostBytes: 1_000_000_000 }
const photo = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#336699' },
})
  .jpeg()
  .toBuffer()
const widths = async (decode: ReturnType<typeof openDecoder>, file: Buffer = photo) =>
  (await decode(file, sizes)).map(({ width }) => width)

test('a picture that takes too long ends its process, and the next one is drawn', async () => {
  const decode = openDecoder({ ...enough, withinMs: 2_000 })
  expect(await widths(decode)).toEqual([300, 100])
  await expect(decode(costlyJpeg(7_000, 400), sizes)).rejects.toMatchObject({ fault: 'too_costly' })
  expect(await widths(decode)).toEqual([300, 100])
})

test('one that takes too much memory does, too, and this process keeps nothing of it', async () => {
  const decode = openDecoder(enough)
  const before = process.memoryUsage.rss()
  await expect(decode(costlyPng(100), sizes)).rejects.toMatchObject({ fault: 'too_costly' })
  expect(process.memoryUsage.rss() - before).toBeLessThan(400_000_000)
  expect(await widths(decode)).toEqual([300, 100])
})

test('two at once are drawn by two processes, and each answer is of its own picture', async () => {
  const decode = openDecoder(enough)
  const red = await sharp({ create: { width: 40, height: 80, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const both = await Promise.all([widths(decode), widths(decode, red), widths(decode)])
  expect(both).toEqual([
    [300, 100],
    [40, 40],
    [300, 100],
  ])
})

test.each(['unreadable', 'too_many_pixels'])('%s is said as such', async (fault) => {
  const decode = openDecoder(enough)
  const file = fault === 'unreadable' ? photo.subarray(0, 200) : photo
  const small = { ...sizes, pixelsMost: fault === 'unreadable' ? sizes.pixelsMost : 1_000 }
  await expect(decode(file, small)).rejects.toMatchObject({ fault })
})

const folder = mkdtempSync(join(tmpdir(), 'symposia-decoder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const kept = (name: string, file: Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, file)
  return path
}
const program = resolve(import.meta.dirname, '../../../tests/support/decode-one.ts')

test('a process that ends for another reason is no fault of the picture: another one draws it', async () => {
  const known = childrenOf(process.pid)
  const started = () =>
    childrenOf(process.pid).filter((pid) => !known.includes(pid) && isDecoder(pid))
  const decode = openDecoder(enough)
  const drawn = widths(decode, costlyJpeg(7_000, 20))
  await until(() => started().length === 1, 'a decoder starts')
  process.kill(started()[0]!, 'SIGTERM')
  expect(await drawn).toEqual([300, 100])
})

test('a decoder ends with the site, also when that is killed while it decodes', async () => {
  const site = spawn(process.execPath, [program, kept('costly', costlyJpeg(7_000, 400))])
  const decoders = () => childrenOf(site.pid!).filter(isDecoder)
  await until(() => decoders().length === 1, 'a decoder starts')
  const [decoder] = decoders()
  await until(() => ticksOf(decoder!) > 50, 'it decodes')
  site.kill('SIGKILL')
  await until(() => !isDecoder(decoder!), 'the decoder ends', 5_000)
})

test('where no process can be had the machine is said to be busy, not the picture to be bad', async () => {
  const command = `ulimit -n 64; exec "$0" "$@"`
  const site = spawn('sh', ['-c', command, process.execPath, program, kept('photo', photo), 'full'])
  expect(await text(site.stdout)).toBe('no_process')
})

test('a process that has grown large ends, and the next picture has a new one', async () => {
  const known = childrenOf(process.pid)
  const ours = () => childrenOf(process.pid).filter((pid) => !known.includes(pid) && isDecoder(pid))
  const decode = openDecoder(enough)
  expect(await widths(decode, costlyPng(15))).toEqual([1, 1])
  await until(() => ours().length === 0, 'it ends', 5_000)
  expect(await widths(decode)).toEqual([300, 100])
  expect(ours()).toHaveLength(1)
})

/** Linux: what it was started with; false once it is gone. */
const isDecoder = (pid: number): boolean => readOf(pid, 'cmdline').includes('decoder-process')
/** Of the processor, for the program itself. */
const ticksOf = (pid: number): number => Number(readOf(pid, 'stat').split(') ')[1]?.split(' ')[11])
const readOf = (pid: number, what: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
