import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { postLength } from './posts.ts'

/** So many texts of one person wait at most. */
export const draftsMost = 50
/** Characters of each that a list shows. */
export const draftExcerpt = 280

const id = z.number().int().positive()
const content = typedText('Draft', postLength)

/** Where a draft is to stand: it starts a discussion, or answers one, or a comment in it. */
const place = {
  postId: id.nullable().default(null),
  parentId: id.nullable().default(null),
}

/** A draft as it was last kept. `version` says which one somebody has read who writes over it. */
export const keptDraft = z.object({ id: z.number(), version: z.number() }).meta({ id: 'KeptDraft' })
export type KeptDraft = z.infer<typeof keptDraft>

const shownDraft = z.object({
  id: z.number(),
  version: z.number(),
  postId: z.number().nullable(),
  parentId: z.number().nullable(),
  updatedAt: moment,
})

export const listedDraft = shownDraft
  .extend({
    /** Its beginning. */
    excerpt: z.string(),
    /** The beginning of what it answers; null: it answers nothing, or nothing that one is to see. */
    about: z.string().nullable(),
    /** What it answers is not there any more: it starts a discussion instead. */
    isGone: z.boolean(),
  })
  .meta({ id: 'ListedDraft' })
export type ListedDraft = z.infer<typeof listedDraft>

export const draft = shownDraft.extend({ content: z.string() }).meta({ id: 'Draft' })
export type Draft = z.infer<typeof draft>

export const listDrafts = endpoint('GET', '/api/user/drafts', {
  who: 'member',
  summary: 'What one has begun to write, the latest first',
  answer: z.array(listedDraft),
})

export const readDraft = endpoint('GET', '/api/user/drafts/{id}', {
  who: 'ownOnly',
  summary: 'A draft of one’s own, whole',
  params: idParam,
  answer: draft,
})

export const keepDraft = endpoint('POST', '/api/user/drafts', {
  who: 'member',
  summary: 'Keep a text that has just been begun',
  status: 201,
  body: z.object({ content, ...place }),
  answer: keptDraft,
})

export const saveDraft = endpoint('PUT', '/api/user/drafts/{id}', {
  who: 'ownOnly',
  summary: 'Keep a draft as it stands now, unless it was changed elsewhere meanwhile',
  params: idParam,
  body: z.object({ content, version: z.number().int().positive() }),
  answer: keptDraft,
})

export const removeDraft = endpoint('DELETE', '/api/user/drafts/{id}', {
  who: 'ownOnly',
  summary: 'Delete a draft',
  status: 204,
  params: idParam,
})
