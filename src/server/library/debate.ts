import { z } from 'zod'
import { categories } from '#shared/trending.ts'

/**
 * The shape of library/debates/<id>.yaml and library/readings/<id>.yaml. Unknown fields are faults:
 * a misspelt one would be lost without a word.
 */

/** Characters are named by their handles, so that a text stays true when somebody renames one. */
export const speakers = [
  'logic',
  'heart',
  'data',
  'spark',
  'terra',
  'skeptic',
  'future',
  'history',
] as const
export const speaker = z.enum(speakers)
export type Speaker = z.infer<typeof speaker>

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'takes lower-case words joined by hyphens')
const prose = z.string().trim().min(1)
const line = z.string().trim().min(2).max(300)
const stance = z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)])

/** What an answer does to the reply above it. */
export const answerActs = [
  'challenge',
  'counterexample',
  'extend',
  'concede',
  'evidence',
  'precedent',
  'propose',
  'forecast',
  'reframe',
  'steelman',
  'ask',
  'answer',
] as const

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'takes a day as 2028-01-31')

const told = {
  id: slug,
  text: prose,
  /** Facts whose numbers or events it names; of `facts`. */
  facts: z.array(slug).default([]),
  /** Numbers in the text that only serve as an example, word for word. */
  examples: z.array(prose).default([]),
}

const spoken = {
  ...told,
  by: speaker,
  /** What it expects, and the day on which that can be judged. */
  forecast: z.strictObject({ says: prose, by: day }).optional(),
}

/** A comment that people write under a text, as several of them word it, and what the speaker of the text answers. */
const foreseenComment = z.strictObject({ ...told, heard: z.array(line).min(3) })

/** Of fewer nobody can tell which one a comment is. */
const foreseenLeast = 6

/** What the speaker of a text says to people who comment on it, where it is their own case or reason that it meets. */
const meeting = {
  comments: z
    .array(foreseenComment)
    .refine(({ length }) => length === 0 || length >= foreseenLeast, {
      error: `it takes at least ${foreseenLeast} comments that people write there, or none`,
    })
    .default([]),
}

/** The point that it makes; one of `points`. */
const making = { point: slug.optional() }

const answered = {
  ...spoken,
  ...making,
  ...meeting,
  act: z.enum(answerActs),
  /** Words of the reply above, exactly. */
  quote: prose,
  /** Where the speaker stands; left out, it stands where its opening does. */
  stance: stance.optional(),
  /** A step that the speaker takes from where it stood. */
  moves: z.union([z.literal(-1), z.literal(1)]).optional(),
  /** What the speaker says to a person who asks why, or contradicts; an opening always has both. */
  why: prose.optional(),
  contradicted: prose.optional(),
}

const lastAnswer = z.strictObject(answered)
const answer = z.strictObject({ ...answered, answers: z.array(lastAnswer).default([]) })

const opening = z.strictObject({
  ...spoken,
  ...making,
  ...meeting,
  stance,
  act: z
    .enum(['open', 'evidence', 'precedent', 'reframe', 'ask', 'propose', 'forecast', 'steelman'])
    .default('open'),
  /** What part of the matter it looks at, in the words of somebody who asks about that part. */
  angle: prose.optional(),
  /** It is spoken only under a post that holds one of these lines (docs/library.md says how a line is read). */
  needs: z.array(line).default([]),
  /** It is not spoken under a post that holds one of these lines. */
  not: z.array(line).default([]),
  /** What the speaker says to a person who asks why, or for more. */
  why: prose,
  /** What the speaker says to a person who contradicts. */
  contradicted: prose,
  answers: z.array(answer).default([]),
})

/** A reply to a person who makes a point. */
const pointReply = z.strictObject({
  ...spoken,
  /** Characters that would say the same, word for word: whom a person addresses answers if it is one of them. */
  also: z.array(speaker).default([]),
  act: z.enum(answerActs).default('answer'),
  moves: z.union([z.literal(-1), z.literal(1)]).optional(),
})

const point = z.strictObject({
  side: z.enum(['for', 'against', 'neither']),
  says: prose,
  heard: z.array(line),
  /** Words that give the point away in a comment, as library/signs.yaml has them for questions. */
  signs: z
    .strictObject({ sure: z.array(line).default([]), hint: z.array(line).default([]) })
    .default({ sure: [], hint: [] }),
})

const fact = z.strictObject({
  says: prose,
  source: prose,
  /** Whether the writer of the debate had the source open. */
  opened: z.boolean().default(false),
})

/** Ids that must all have been spoken; or several such groups, one of which must have been. */
const rests = z.union([z.array(slug).min(1), z.array(z.array(slug).min(1)).min(1)])
const resting = z.strictObject({ says: prose, rests })

export const debateShape = z.strictObject({
  id: slug,
  depth: z.enum(['full', 'short']),
  /** A new site opens with this debate: strangers have read each sentence of its `ownThread`. */
  opensSite: z.boolean().default(false),
  /** The openings and answers that an editor chose for the debate's own question. Empty: casting chooses among all. */
  ownThread: z.array(slug).default([]),
  /** Left out for everyday matters that belong to none of the site's categories. */
  category: z.enum(categories).optional(),
  hashtag: z.string().regex(/^[A-Z][A-Za-z0-9]{2,23}$/, 'takes 3 to 24 letters, LikeThis'),
  question: z.string().trim().max(140).endsWith('?'),
  sides: z.strictObject({ for: prose, against: prose }),
  asked: z.strictObject({
    for: z.array(line),
    against: z.array(line),
    open: z.array(line),
    not: z.array(line).default([]),
  }),
  facts: z.record(slug, fact).default({}),
  points: z.record(slug, point),
  openings: z.array(opening),
  replies: z.record(slug, z.array(pointReply)),
  /** To a person who asks something of which there is no point. */
  asides: z.strictObject({ asked: z.array(pointReply).default([]) }).default({ asked: [] }),
  cross: z.strictObject({
    crux: resting,
    agreed: z.array(resting).default([]),
    open: z.array(prose).default([]),
    change: z.partialRecord(speaker, prose).default({}),
    steelman: z.partialRecord(speaker, prose).default({}),
  }),
  closings: z
    .array(z.strictObject({ id: slug, by: speaker, rests, text: prose, examples: spoken.examples }))
    .default([]),
})
export type Debate = z.infer<typeof debateShape>
export type Opening = Debate['openings'][number]
export type Answer = z.infer<typeof answer>
export type Rests = z.infer<typeof rests>
