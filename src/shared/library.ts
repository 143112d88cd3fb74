import { z } from 'zod'
import { endpoint, moment } from './endpoint.ts'

/** A debate or a reading, as the panel lists it. */
export const libraryItem = z
  .object({
    /** The debate's id, or "reading:" and the reading's. */
    id: z.string(),
    kind: z.enum(['debate', 'reading']),
    /** The question, or the situation. */
    title: z.string(),
    textsCount: z.number(),
    isOff: z.boolean(),
  })
  .meta({ id: 'LibraryItem' })
export type LibraryItem = z.infer<typeof libraryItem>

/** One text that a character may speak. */
export const libraryText = z
  .object({
    /** "debate/text" or "reading:id/text". */
    id: z.string(),
    /** The handle of the character that speaks it. */
    by: z.string(),
    text: z.string(),
    isOff: z.boolean(),
    /** When it was heard last on this site; null: never. */
    spokenAt: moment.nullable(),
  })
  .meta({ id: 'LibraryText' })
export type LibraryText = z.infer<typeof libraryText>

const textId = z
  .string()
  .max(140)
  .regex(/^(?:reading:)?[a-z0-9-]+(?:\/[a-z0-9.-]+)?$/, 'That is not the id of a text')

export const readLibrary = endpoint('GET', '/api/admin/library', {
  who: 'administrator',
  summary:
    'The written debates and readings, what is switched off, and files that could not be taken',
  answer: z.object({ items: z.array(libraryItem), skipped: z.array(z.string()) }),
})

export const readLibraryTexts = endpoint('GET', '/api/admin/library/texts', {
  who: 'administrator',
  summary: 'Every text of one debate or reading',
  query: z.object({ of: textId }),
  answer: z.array(libraryText),
})

export const switchLibrary = endpoint('PUT', '/api/admin/library/switches', {
  who: 'confirmedAdministrator',
  summary: 'Never speak a text, a debate or a reading again, or speak it again',
  body: z.object({ id: textId, isOff: z.boolean() }),
  answer: z.object({ id: z.string(), isOff: z.boolean() }),
})
