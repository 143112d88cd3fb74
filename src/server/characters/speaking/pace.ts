/** How long a person would take; milliseconds, before AI_PACE scales them. */
const readingMsPerWord = 40
const typingMsPerWord = 70
const bounds = { least: 3_000, most: 45_000 } as const
/** A person who asked by name hears within 8 s, reading and typing together. */
const forcedMost = 7_000

type Pacing = { pace: number; isForced: boolean }

/** From the cause to the first keystroke; speakers of one wave begin one after the other. */
export const readingMs = (words: number, position: number, { pace, isForced }: Pacing): number => {
  const reading = bounds.least / 2 + words * readingMsPerWord + position * 2_500
  return pace * Math.min(isForced ? forcedMost / 2 : bounds.most / 3, reading)
}

/** For one sentence of a reply that has `total` words in all. */
export const typingMs = (words: number, total: number, { pace, isForced }: Pacing): number => {
  const whole = Math.max(bounds.least / 2, total * typingMsPerWord)
  const most = isForced ? forcedMost / 2 : (bounds.most * 2) / 3
  return pace * Math.min(most, whole) * (total > 0 ? words / total : 0)
}

/** So many discussions a site begins with, before anybody has asked for a page. */
export const firstDiscussions = 11

/**
 * AI_PACE, but none in the discussions that a site begins with: the first visitor finds them whole, with the times at
 * which they really took place. `id`: a new site counts from 1.
 */
export const paceOf = (pace: number, { id, isScouts }: { id: number; isScouts: boolean }): number =>
  isScouts && id <= firstDiscussions ? 0 : pace

/** A discussion of the Scout that nobody has joined unfolds over a minute; people come first. */
const idleMs = 60_000

/** `roll`: 0 ≤ n < 1. */
export const idlingMs = (roll: number, pace: number): number => pace * idleMs * roll
