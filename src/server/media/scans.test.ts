import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { costlyJpeg } from '../../../tests/support/costly-jpeg.ts'
import { scansIn, scansMost } from './scans.ts'

const raw = { width: 300, height: 200, channels: 3 } as const
const picture = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })

test('what programs make has few scans, also where its data or a part of the file looks like one', async () => {
  const plain = await picture.clone().jpeg().toBuffer()
  const progressive = await picture.clone().jpeg({ progressive: true, mozjpeg: true }).toBuffer()
  const scan = Buffer.from([0xff, 0xda, 0, 4, 0, 0])
  const film = Buffer.concat([plain, ...Array.from({ length: 50 }, () => scan)])
  expect(scansIn(plain)).toBe(1)
  expect(scansIn(film)).toBe(1)
  expect(scansIn(progressive)).toBeGreaterThan(1)
  expect(scansIn(progressive)).toBeLessThanOrEqual(scansMost)
  expect(scansIn(await picture.clone().png().toBuffer())).toBe(0)
})

test('each scan of a file that was made to be slow is counted, and a broken file ends the count', async () => {
  expect(scansIn(costlyJpeg(800, 43))).toBe(43)
  expect(scansIn(costlyJpeg(800, 43).subarray(0, 2_000))).toBeLessThan(43)
  expect(scansIn(Buffer.from([0xff, 0xd8, 0xff, 0xda]))).toBe(0)
})
