export type Store = {
  /** The markup of a key, drawn when it is not there. */
  read: (key: string, draw: () => string) => string
}

/** Of what a feed of twenty posts takes, some four hundred. */
const lettersMost = 16 * 1024 * 1024

/** Keeps what was drawn, the longest unread first to go; `most` counts letters of keys and markup. */
export const openStore = (most = lettersMost): Store => {
  const kept = new Map<string, string>()
  let letters = 0
  const keep = (key: string, markup: string) => {
    kept.set(key, markup)
    letters += key.length + markup.length
    for (const [oldest, its] of kept) {
      if (letters <= most) break
      kept.delete(oldest)
      letters -= oldest.length + its.length
    }
  }
  return {
    read: (key, draw) => {
      const known = kept.get(key)
      if (known === undefined) {
        const markup = flat(draw())
        keep(key, markup)
        return markup
      }
      kept.delete(key)
      kept.set(key, known)
      return known
    },
  }
}

/** React gives a text that holds on to the thousands of pieces that it was joined from. */
const flat = (text: string): string => decoder.decode(encoder.encode(text))
const encoder = new TextEncoder()
const decoder = new TextDecoder()
