import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQr } from './qr.ts'

test('a QR code has a quiet border and its three corners', async () => {
  const { size, path } = drawQr('otpauth://totp/Symposia:ann?secret=MZXW6')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  const isDark = (x: number, y: number) => (pixels[y * size + x] ?? 255) < 128
  const row = (y: number, from: number, count: number) =>
    Array.from({ length: count }, (_, at) => (isDark(from + at, y) ? '#' : '.')).join('')
  expect(row(3, 0, size)).toBe('.'.repeat(size))
  const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect(corner.map((_, y) => row(top + y, left, 7))).toEqual(corner)
  }
})
