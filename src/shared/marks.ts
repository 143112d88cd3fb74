import { z } from 'zod'
import { endpoint, optionalText } from './endpoint.ts'

/** Words in a row that look alike. */
export const run = z
  .object({
    text: z.string(),
    /** Left out: plain words. */
    marks: z.array(z.enum(['bold', 'italic', 'code'])).optional(),
  })
  .meta({ id: 'Run' })
export type Run = z.infer<typeof run>

/** A quote or a list around blocks. */
export const container = z
  .object({
    kind: z.enum(['quote', 'bullets', 'numbers']),
    /** Of a numbered list: its first number. */
    start: z.number().optional(),
  })
  .meta({ id: 'Container' })
export type Container = z.infer<typeof container>

/** A paragraph, or lines of code. */
export const block = z
  .object({
    isCode: z.literal(true).optional(),
    /** What it stands in, from the outside in: the place of a container in `containers`, and which of its items. */
    within: z.array(z.array(z.number()).length(2)).optional(),
    runs: z.array(run),
  })
  .meta({ id: 'Block' })
export type Block = z.infer<typeof block>

/** A text with marks (Markdown: bold, italic, code, quotes, lists) as it is to be drawn, never as HTML. */
export const marked = z
  .object({ containers: z.array(container), blocks: z.array(block) })
  .meta({ id: 'Marked' })
export type Marked = z.infer<typeof marked>

/** Whether a text may have marks; most have none, and are not looked at any further. */
export const mayHaveMarks = (text: string): boolean =>
  /[*_`]|^ {0,3}(?:>|[-+] |\d{1,9}[.)] )/m.test(text)

const longest = 10_000

export const previewWords = endpoint('POST', '/api/words/preview', {
  who: 'member',
  summary:
    'How a text with marks (Markdown: bold, italic, code, quotes, lists) will look, and whether its links let it wait',
  body: z.object({ content: optionalText('Words', longest) }),
  answer: z.object({
    /** null: it has no marks, and looks as it was typed. */
    marked: marked.nullable(),
    /** Whether a moderator will look at it first, because of the other sites to which it leads. */
    waitsForLinks: z.boolean(),
  }),
})
