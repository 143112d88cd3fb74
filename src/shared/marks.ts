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

/** A quote or a list around a block: the blocks of one have the same number, and those of one item of a list the same item. */
export const container = z
  .object({
    kind: z.enum(['quote', 'bullets', 'numbers']),
    number: z.number(),
    item: z.number(),
    /** Of a numbered list: its first number. */
    start: z.number().optional(),
  })
  .meta({ id: 'Container' })
export type Container = z.infer<typeof container>

/** A paragraph, or lines of code, and what it stands in, from the outside in. */
export const block = z
  .object({ isCode: z.boolean(), within: z.array(container), runs: z.array(run) })
  .meta({ id: 'Block' })
export type Block = z.infer<typeof block>

/** A text with marks (Markdown: bold, italic, code, quotes, lists) as it is to be drawn, never as HTML. */
export const marked = z.array(block)
export type Marked = z.infer<typeof marked>

/** Whether a text may have marks; most have none, and are not looked at any further. */
export const mayHaveMarks = (text: string): boolean =>
  /[*_`]|^ {0,3}(?:>|[-+] |\d{1,9}[.)] )/m.test(text)

const longest = 10_000

export const previewWords = endpoint('POST', '/api/words/preview', {
  summary: 'How a text with marks (Markdown: bold, italic, code, quotes, lists) will look',
  body: z.object({ content: optionalText('Words', longest) }),
  /** null: it has no marks, and looks as it was typed. */
  answer: z.object({ marked: marked.nullable() }),
})
