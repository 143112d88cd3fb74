import type { Stance } from '#shared/characters.ts'
import type { categories } from '#shared/trending.ts'

/**
 * What the built-in voice knows about one topic. docs/packs.md says how to write one; packs.test.ts
 * checks every rule that a machine can check. "The idea" is the one thing that a pack is about, put as something
 * that can be done: a stance of +2 is firmly for the idea, −2 firmly against it.
 */
export type Pack = {
  /** Kebab-case, as in the file's name. */
  id: string
  title: string
  /** null: private life, which is nobody's field. */
  category: Category | null
  /** Arguments without facts, for whatever no pack knows: commonplace.ts. */
  isCommonplace?: true
  /** Without '#'. */
  hashtags: string[]
  /** Grief, violence, illness, identity: no playful words. */
  isSensitive: boolean
  /** Singular noun phrase with its article: "a car-free centre". */
  idea: string
  /** Gerund phrase, singular as a subject: "keeping private cars out of the centre". */
  doing: string
  cues: Cues
  aspects: Aspect[]
  facts: Fact[]
  /** What happened before, elsewhere: complete sentences like a fact's. */
  precedents: Precedent[]
  /** Clauses about what is likely to come: "the ring road becomes the new edge of the city". */
  futures: string[]
  /** Verb phrases in the base form, fit for "I would …": "run it on two streets for one summer". */
  proposals: string[]
  /** One person each, a singular noun phrase: "a carer who drives to six clients a day". */
  scenes: string[]
  /** Clauses about land, air, water, energy, materials or animals. */
  nature: string[]
  examples: Example[]
}

export type Category = (typeof categories)[number]

/**
 * Lower-case words or phrases; plurals need no entry of their own. "a + b" means both in one sentence. One strong cue
 * routes a post here, weak ones only three together; a `never` cue keeps it away.
 */
export type Cues = { strong: string[]; weak: string[]; never?: string[] }

export type Aspect = {
  id: string
  /** Noun phrase that takes a singular verb: "trade on the closed streets". */
  label: string
  /** Cues without one of which this is beside the point; only in a commonplace. */
  only?: string[]
  /** Clauses that speak for the idea. pro[n] and con[n] answer each other. */
  pro: [string, string]
  /** Clauses that speak against it. */
  con: [string, string]
  /** Plural noun phrase: "shopkeepers just outside the zone". */
  affected: string
  /** Clause that takes no side: how the cause works. */
  mechanism: string
  /** What is given up and what is got for it: two noun phrases. */
  tradeOff: { give: string; get: string }
  /** Noun phrase, something that can be counted, singular verb: "the number of empty shopfronts". */
  measure: string
  /** One direct question that starts with a capital and ends with "?". */
  question: string
}

export type Fact = {
  id: string
  /** Ids of the aspects it speaks to. */
  aspects: string[]
  /** Whether it speaks for the idea (1), against it (−1) or neither. */
  leans: -1 | 0 | 1
  /** A complete sentence without its full stop. */
  text: string
  /** Who says so: "Statistics Norway", "Card and Krueger, American Economic Review". */
  source: string
  year: number
}

export type Precedent = { text: string; source: string; year: number }

/** A line as people write it; `leans` null: looks like this topic but is not. */
export type Example = { text: string; leans: -1 | 0 | 1 | null }

/** No topic at all: where nothing is known, a character has only its own way of asking. */
export const openPack: Pack = {
  id: 'open',
  title: 'Anything else',
  category: 'Innovation',
  hashtags: [],
  isSensitive: false,
  idea: 'this',
  doing: 'doing this',
  cues: { strong: [], weak: [] },
  aspects: [],
  facts: [],
  precedents: [],
  futures: [],
  proposals: [],
  scenes: [],
  nature: [],
  examples: [],
}

export const sideOf = (stance: Stance): -1 | 0 | 1 => Math.sign(stance) as -1 | 0 | 1
