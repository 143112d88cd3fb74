/** One thing that a source tells of. Never the text of an article. */
export type Finding = {
  kind: 'headline' | 'signal'
  title: string
  /** http or https. */
  url: string
  /** Who reports it, for people. */
  publisher: string
  /** 1 is the first. */
  rank: number
  /** When it was published, where the source says so. */
  at: Date | null
  /** Searches, points or uses, in the source's own measure. */
  magnitude: number | null
  /** Findings of one answer that the source itself puts together. */
  story: string | null
}

export type Answer = {
  /** As HTTP names it; '' where the answer does not say. */
  contentType: string
  body: Buffer
}

export type Source = {
  /** A name, or for a feed its address. */
  id: string
  name: string
  /** What it is asked under; Wikipedia has an address for every day. */
  url: (now: Date) => string
  /** How long it is left alone after an answer. */
  everyMs: number
  /** w of the score; 1 where people merely talk of it. */
  weight: number
  isOnByDefault: boolean
  /** Throws ShapeError when the answer is not of the known form. */
  read: (answer: Answer, now: Date) => Finding[]
}

/** The answer has not the form that the adapter knows. */
export class ShapeError extends Error {
  override name = 'ShapeError'
}

/** No source is listened to beyond its first hundred. */
export const findingsMost = 100

/** A little less than so many minutes, so that the round of that minute finds the source due. */
export const every = (minutes: number): number => minutes * 60_000 - 20_000
