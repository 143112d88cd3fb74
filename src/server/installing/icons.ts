import { readFile } from 'node:fs/promises'
import type sharp from 'sharp'

/** `size` in pixels; `isFull`: the ground reaches the edges, since the device cuts the shape itself. */
type IconKind = { size: number; isFull: boolean }

export const iconKinds = new Map<string, IconKind>([
  ['192', { size: 192, isFull: false }],
  ['512', { size: 512, isFull: false }],
  ['maskable', { size: 512, isFull: true }],
  ['apple', { size: 180, isFull: true }],
])

/** A device may cut away all but a circle of four fifths: the mark and its corners stay inside. */
const safeShare = 0.7

const mark = new URL('../../web/public/favicon.svg', import.meta.url)
/** By name: the few above and that of favicon.ico. */
const drawn = new Map<string, Promise<Buffer>>()

/** The site's mark as a PNG, drawn at its first use. */
export const drawIcon = (name: string, kind: IconKind): Promise<Buffer> => {
  const known = drawn.get(name)
  if (known) return known
  const drawing = draw(kind)
  drawn.set(name, drawing)
  drawing.catch(() => drawn.delete(name))
  return drawing
}

const draw = async ({ size, isFull }: IconKind): Promise<Buffer> => {
  const { default: open } = await import('sharp')
  const svg = await readFile(mark)
  if (!isFull) return markOf(open, svg, size).png({ palette: true }).toBuffer()
  const inside = await markOf(open, svg, Math.round(size * safeShare))
    .png()
    .toBuffer()
  return open({ create: { width: size, height: size, channels: 3, background: groundOf(svg) } })
    .composite([{ input: inside, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer()
}

/** 72 dots per inch draw an SVG at its own size. */
const markOf = (open: typeof sharp, svg: Buffer, size: number) =>
  open(svg, { density: (72 * size) / 32 }).resize(size, size)

/** What the mark is painted on first. */
const groundOf = (svg: Buffer): string =>
  /fill="(#[\da-f]{6})"/i.exec(String(svg))?.[1] ?? '#1d1b2e'
