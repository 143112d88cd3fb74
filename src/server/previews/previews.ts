import { createHash } from 'node:crypto'
import type { ImageCache } from '../images/cache.ts'
import { type Card, drawCard } from './draw.ts'

export type Previews = { read: (card: Card) => Promise<Buffer> }

/** Raised when cards are drawn differently: what lies on the disk is then drawn anew. */
const look = 2

/**
 * Pictures of cards. One that says the same is drawn once; one at a time, because drawing takes the
 * processor some 100 ms.
 */
export const openPreviews = (cache: ImageCache): Previews => {
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  const draw = async (key: string, card: Card) => {
    const known = await cache.find(key)
    if (known) return known
    const turn = last.then(() => drawCard(card))
    last = turn.catch(() => undefined)
    const picture = await turn
    await cache.keep(key, picture)
    return picture
  }
  return {
    read: (card) => {
      const key = createHash('sha256')
        .update(JSON.stringify([look, card]))
        .digest('hex')
      const known = drawing.get(key)
      if (known) return known
      const drawn = draw(key, card).finally(() => drawing.delete(key))
      drawing.set(key, drawn)
      return drawn
    },
  }
}
