import type { Hub } from './events.ts'
import type { Announcement } from './outbox.ts'
import { onPoke } from './wake.ts'

export type KeptUntil<T> = { read: () => Promise<T>; close: () => void }

type Ground<T> = {
  hub: Hub
  read: () => Promise<T>
  /** After this what was read is no longer true. */
  ends: (announcement: Announcement) => boolean
}

/** Keeps what is read often and hardly ever changes, until something is told that ends it. */
export const keptUntil = <T>({ hub, read, ends }: Ground<T>): KeptUntil<T> => {
  let kept: Promise<T> | undefined
  const readAnew = (): Promise<T> => {
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
  const absorb = (announcement: Announcement) => {
    // What is being read may be from before: whoever asked gets it, nobody later does.
    if (ends(announcement)) kept = undefined
  }
  const forget = [
    onPoke((committed) => committed && absorb(committed)),
    hub.subscribe((events) => {
      for (const { announcement } of events) absorb(announcement)
    }),
  ]
  return {
    read: () => kept ?? readAnew(),
    close: () => {
      for (const end of forget) end()
    },
  }
}
