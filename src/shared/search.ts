import { z } from 'zod'
import { commentCharacter } from './characters.ts'
import { endpoint, moment, wholeNumber } from './endpoint.ts'
import { hashtags } from './text.ts'
import { trendingTopic } from './trending.ts'
import { author } from './users.ts'

export const searchLength = 200
export const searchShown = { page: 10, some: 3, topics: 6, suggestions: 4 } as const
/** The newest matches that are ranked; further ones are not found by relevance. */
export const rankedMost = 100

/** A piece of a text; `isHit` where it is what was searched for. Never markup. */
export const snippet = z
  .array(z.object({ text: z.string(), isHit: z.boolean() }))
  .meta({ id: 'Snippet' })
export type Snippet = z.infer<typeof snippet>

const hit = z.object({
  id: z.number(),
  author,
  createdAt: moment,
  likesCount: z.number(),
  snippet,
})

export const postHit = hit
  .extend({
    tags: z.array(z.string()),
    commentsCount: z.number(),
    /** Opened by the AI Scout. */
    isAi: z.boolean(),
  })
  .meta({ id: 'PostHit' })
export type PostHit = z.infer<typeof postHit>

export const commentHit = hit
  .extend({
    postId: z.number(),
    isAiResponse: z.boolean(),
    aiCharacter: commentCharacter.nullable(),
    /** The first words of the post that it is under. */
    postText: z.string(),
  })
  .meta({ id: 'CommentHit' })
export type CommentHit = z.infer<typeof commentHit>

export const searchKinds = ['all', 'posts', 'comments', 'people', 'topics'] as const
export const searchKind = z.enum(searchKinds)
export type SearchKind = z.infer<typeof searchKind>

/** Who wrote it. */
export const writers = ['anyone', 'people', 'ai'] as const
export const writer = z.enum(writers)
/** What an empty field of a form sends says nothing. */
const orNothing = <S extends z.ZodType>(schema: S) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional()

const words = (name: string) =>
  z
    .string()
    .max(searchLength, `${name} must be at most ${searchLength} characters`)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed().trim())

export const searchQuery = z.object({
  q: words('q'),
  kind: orNothing(searchKind),
  by: orNothing(writer),
  /** A username or a character's handle, with or without '@'. */
  author: orNothing(words('author').overwrite((name) => name.replace(/^@/, ''))),
  /** With or without '#'. */
  tag: orNothing(words('tag').overwrite((tag) => hashtags(`#${tag.replace(/^#/, '')}`)[0] ?? tag)),
  /** Days (UTC), both included. */
  from: orNothing(z.iso.date()),
  to: orNothing(z.iso.date()),
  order: orNothing(z.enum(['best', 'newest'])),
  /** Best: where the page begins. Newest: the id of the last one read. */
  offset: wholeNumber('offset', { max: rankedMost }).optional(),
  before: wholeNumber('before').optional(),
})
export type SearchQuery = z.output<typeof searchQuery>

export const found = z
  .object({
    /** What was searched for in place of it, where nothing was found as it was typed. */
    corrected: z.string().nullable(),
    topics: z.array(trendingTopic),
    characters: z.array(commentCharacter),
    people: z.array(author),
    posts: z.array(postHit),
    comments: z.array(commentHit),
    /** How the next page of a single kind is asked for; null: this was the last. */
    next: z.object({ offset: z.number().optional(), before: z.number().optional() }).nullable(),
  })
  .meta({ id: 'Found' })
export type Found = z.infer<typeof found>

export const search = endpoint('GET', '/api/search', {
  who: 'anyone',
  summary: 'Posts, comments, people, characters and topics; the last word may be unfinished',
  query: searchQuery,
  answer: found,
})

export const suggestions = z
  .object({
    words: z.array(z.string()),
    topics: z.array(z.string()),
    characters: z.array(commentCharacter),
    people: z.array(author),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof suggestions>

export const suggest = endpoint('GET', '/api/search/suggestions', {
  who: 'anyone',
  summary: 'What somebody who types this may be looking for',
  query: z.object({ q: words('q') }),
  answer: suggestions,
})
