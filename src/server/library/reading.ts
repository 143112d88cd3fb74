import { z } from 'zod'
import { speaker } from './debate.ts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'takes lower-case words joined by hyphens')
const prose = z.string().trim().min(1)
/** A pattern; longer than any that somebody can read. */
const cue = z.string().trim().min(1).max(4_000)

const spoken = {
  id: slug,
  by: speaker,
  text: prose,
}

/**
 * A situation that the words of a text show whatever its subject, and what characters say to it.
 * `{quote}` in a text stands for the span that the finder of the reading returns.
 */
export const readingShape = z.strictObject({
  id: slug,
  /** For people: when it fits. */
  when: prose,
  /** For people: what the quoted span is; left out where nothing is quoted. */
  finds: prose.optional(),
  /** Patterns of words that show it; the group `quote` is what may be quoted. */
  cues: z.array(cue).max(200).default([]),
  /** Subjects of posts; a comment on the same subject is about something else. */
  isForPosts: z.boolean().default(false),
  /** It fits so much that it is spoken only where no other reading fits. */
  isGeneral: z.boolean().default(false),
  /** It is for texts under which nobody should argue; these are found without patterns. */
  gravity: z.enum(['crisis', 'grief', 'disaster', 'hostile']).optional(),
  /** Patterns: a text that holds one does not show the situation. */
  not: z.array(cue).max(200).default([]),
  openings: z
    .array(
      z.strictObject({
        ...spoken,
        /** It is spoken only under a text that holds one of these lines, and never under one that holds one of those. */
        needs: z.array(prose).default([]),
        not: z.array(prose).default([]),
        answers: z.array(z.strictObject({ ...spoken, quote: prose })).default([]),
      }),
    )
    .min(1),
})
export type Reading = z.infer<typeof readingShape>

/** A person's comment, a post; a comment that agrees, thanks, or tells a case; a point to which another character has a reply. */
export const passKinds = ['comment', 'post', 'agreed', 'thanked', 'told', 'handover'] as const
export type PassKind = (typeof passKinds)[number]

/**
 * What a character says where no text answers: that it has no answer, thanks for agreement, or that another has one, who is
 * `{next}` in the text.
 */
export const passesShape = z.strictObject({
  by: speaker,
  passes: z
    .array(
      z
        .strictObject({
          id: slug,
          to: z.enum(passKinds),
          text: prose,
        })
        .refine(({ to, text }) => (to === 'handover') === text.includes('{next}'), {
          message: 'names {next} where it hands over, and only there',
        }),
    )
    .min(1),
})
export type Passes = z.infer<typeof passesShape>
