/** Markup as it is sent: UTF-8. */
export type Bytes = Uint8Array

export type Store = {
  /** The markup of a key, drawn when it is not there. */
  read: (key: string, draw: () => string) => Bytes
}

/** Of what a feed of twenty posts takes, some four hundred. */
const bytesMost = 16 * 1024 * 1024

/** Keeps what was drawn, the longest unread first to go; `most` counts bytes of keys and markup. */
export const openStore = (most = bytesMost): Store => {
  const kept = new Map<string, Bytes>()
  let bytes = 0
  const keep = (key: string, markup: Bytes) => {
    kept.set(key, markup)
    bytes += key.length + markup.length
    for (const [oldest, its] of kept) {
      if (bytes <= most) break
      kept.delete(oldest)
      bytes -= oldest.length + its.length
    }
  }
  return {
    read: (key, draw) => {
      const known = kept.get(key)
      if (known === undefined) {
        const markup = encoder.encode(draw())
        keep(key, markup)
        return markup
      }
      kept.delete(key)
      kept.set(key, known)
      return known
    },
  }
}

const encoder = new TextEncoder()
