import { encode } from 'uqr'

/** A QR code: its modules in a row, and the dark ones as the path of an SVG with one unit each. */
export const drawQr = (text: string): { size: number; path: string } => {
  const { size, data } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) =>
    runs(row).map(({ x, width }) => `M${x} ${y}h${width}v1H${x}z`),
  )
  return { size, path: path.join('') }
}

/** The dark stretches of a row. */
const runs = (row: boolean[]) => {
  const found: { x: number; width: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1)
    if (!isDark) continue
    if (last && last.x + last.width === x) last.width += 1
    else found.push({ x, width: 1 })
  }
  return found
}
