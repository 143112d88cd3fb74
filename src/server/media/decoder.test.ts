import sharp from 'sharp'
import { expect, test } from 'vitest'
import { costlyJpeg } from '../../../tests/support/costly-jpeg.ts'
import { costlyPng } from '../../../tests/support/costly-png.ts'
import { openDecoder } from './decoder.ts'

const sizes = { widths: [300, 100], shape: undefined, pixelsMost: 50_000_000 }
const enough = { withinMs: 60_000, mostBytes: 1_000_000_000 }
const photo = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#336699' },
})
  .jpeg()
  .toBuffer()
const widths = async (decode: ReturnType<typeof openDecoder>, file = photo) =>
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
