import { LRUCache } from 'lru-cache'

/** Markup as it is sent: UTF-8. */
export type Bytes = Uint8Array

export type Store = {
  /** The markup of a key, drawn when it is not there. */
  read: (key: string, draw: () => string) => Bytes
}

/** Of what a feed of twenty posts takes, some four hundred. */
const bytesMost = 16 * 1024 * 1024
const encoder = new TextEncoder()

/** Keeps what was drawn, the longest unread first to go; `most` counts bytes of keys and markup. */
export const openStore = (most = bytesMost): Store => {
  const kept = new LRUCache<string, Bytes>({
    maxSize: most,
    sizeCalculation: (markup, key) => key.length + markup.length,
  })
  return {
    read: (key, draw) => {
      const known = kept.get(key)
      if (known) return known
      const markup = encoder.encode(draw())
      kept.set(key, markup)
      return markup
    },
  }
}
