import { type Layout, type Place, postPlace } from './layout.ts'

/** Where a key leads from a place, as the picture lies; the same place where there is nothing further. */
export const stepFrom = (
  { isAcross, places }: Layout,
  from: number,
  key: string,
): number | null => {
  const at = places.findIndex(({ id }) => id === from)
  const here = places[at]
  if (!here) return null
  const column = isAcross ? places.filter(({ depth }) => depth === here.depth) : places
  const row = column.indexOf(here)
  const found: Record<string, Place | undefined> = {
    ArrowUp: column[row - 1],
    ArrowDown: column[row + 1],
    ArrowLeft: places.find(({ id }) => id === here.answers),
    ArrowRight: places.find(({ answers }) => answers === here.id),
    Home: places.find(({ id }) => id === postPlace),
    End: places.at(-1),
  }
  return key in found ? (found[key] ?? here).id : null
}
