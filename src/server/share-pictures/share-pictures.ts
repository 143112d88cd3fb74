import { createHash } from 'node:crypto'
import { openQueue } from '../bounded-queue.ts'
import type { ImageCache } from '../image-proxy/cache.ts'
import { type Card, drawCard } from './draw.ts'

/** `whose`: who asks for it, as an address. */
export type Previews = { read: (card: Card, whose: string) => Promise<Buffer> }

/** Raised when cards are drawn differently: what lies on the disk is then drawn anew. */
const look = 2

const waitingMost = 12
const busy = 'Many of these pictures are being drawn right now. Please try again.'

/**
 * Pictures of cards. One that says the same is drawn once; one at a time and in fair turns, because drawing
 * takes the processor some 100 ms. Where too many wait it is refused with 503.
 */
export const openPreviews = (cache: ImageCache): Previews => {
  const drawing = new Map<string, Promise<Buffer>>()
  const inTurn = openQueue({ running: 1, waiting: waitingMost, busy })

  const draw = async (key: string, card: Card, whose: string) => {
    const known = await cache.find(key)
    if (known) return known
    const picture = await inTurn(() => drawCard(card), whose)
    await cache.keep(key, picture)
    return picture
  }
  return {
    read: (card, whose) => {
      const key = createHash('sha256')
        .update(JSON.stringify([look, card]))
        .digest('hex')
      const known = drawing.get(key)
      if (known) return known
      const drawn = draw(key, card, whose).finally(() => drawing.delete(key))
      drawing.set(key, drawn)
      return drawn
    },
  }
}
