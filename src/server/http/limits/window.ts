/** At most `most` in any stretch of `seconds`, by the sliding-window estimate. */
export type Rule = { most: number; seconds: number }

/** Hits in the window that began at `start` (ms) and in the one before it. */
export type Window = { start: number; current: number; previous: number }

export const windowStart = (now: number, { seconds }: Rule): number =>
  Math.floor(now / (seconds * 1000)) * seconds * 1000

/** The window as it stands now: after its end the current one becomes the previous one. */
export const roll = (window: Window | undefined, now: number, rule: Rule): Window => {
  const start = windowStart(now, rule)
  if (window?.start === start) return window
  const isNext = window?.start === start - rule.seconds * 1000
  return { start, current: 0, previous: isNext ? window.current : 0 }
}

/**
 * Seconds until one more hit fits; 0: it fits now. The previous window counts by the part of it
 * that the last `seconds` still overlap.
 */
export const secondsToWait = (window: Window, now: number, { most, seconds }: Rule): number => {
  const into = (now - window.start) / 1000
  if (window.current + 1 <= most)
    return fadeBelow(window.previous, most - window.current - 1, into, seconds)
  return seconds - into + fadeBelow(window.current, most - 1, 0, seconds)
}

/** How long after `into` the fading `hits * (1 - into / seconds)` falls to `room`. */
const fadeBelow = (hits: number, room: number, into: number, seconds: number): number =>
  hits === 0 ? 0 : Math.max(0, seconds * (1 - room / hits) - into)

/** Which rule refuses, and for how many seconds. */
export type Refusal = { rule: Rule; seconds: number }

/** Of two rules the one that makes wait longer; null while neither does. */
export const longer = (one: Refusal | null, other: Refusal): Refusal | null =>
  other.seconds > (one?.seconds ?? 0) ? other : one
