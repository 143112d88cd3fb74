import { z } from 'zod'
import { act, commentCharacter, stance } from './characters.ts'
import { offsetMost, pageSize } from './constants.ts'
import { endpoint, idParam, moment, typedText, wholeNumber } from './endpoint.ts'
import { linkCard } from './link-cards.ts'
import { marked } from './marks.ts'
import { attached, newAttachments } from './media.ts'
import { passReason } from './passes.ts'
import { newPoll, poll } from './polls.ts'
import { category } from './trending.ts'
import { author } from './users.ts'

export const postLength = 10_000
export const commentLength = 5_000
export { pageSize } from './constants.ts'
/** Comments that a post carries in a list, and alone. */
export const commentsShown = { inList: 20, alone: 500 } as const
/** Bytes of their texts after which no more follow; ordinary discussions have a quarter of that. */
export const commentBytes = { inList: 32 * 1024, alone: 256 * 1024 } as const

/** Who among the characters may answer: all, those mentioned, or none. */
export const aiSeats = z.enum(['panel', 'on_call', 'humans_only'])
export type AiSeats = z.infer<typeof aiSeats>

/** It waits for a moderator's look and is not on the site; its id will be another. */
const held = z.literal(true).optional()

/** The words that a comment answers, and whose they are. */
export const target = z
  .object({
    commentId: z.number().nullable(),
    name: z.string(),
    handle: z.string(),
    quote: z.string(),
  })
  .meta({ id: 'Target' })

export const comment = z
  .object({
    id: z.number(),
    postId: z.number(),
    parentId: z.number().nullable(),
    content: z.string(),
    createdAt: moment,
    updatedAt: moment,
    likesCount: z.number(),
    isLiked: z.boolean(),
    author,
    isAiResponse: z.boolean(),
    aiCharacter: commentCharacter.nullable(),
    act: act.nullable(),
    stance: stance.nullable(),
    target: target.nullable(),
    isDegraded: z.boolean(),
    /** A language model found its words, now or in advance; false: a person did, or the rules of an earlier version. */
    isByModel: z.boolean(),
    /** Figures as they stand in `content` that a model named without a source; left out: none. */
    unchecked: z.array(z.string()).optional(),
    /** A person answers what the discussion turns on; left out: no. */
    answersCrux: z.literal(true).optional(),
    /** Its words are gone; only its place in the thread is left. */
    isDeleted: z.boolean(),
    isHeld: held,
    /** Left out: it has none. */
    pictures: z.array(attached).optional(),
    /** How its words are to be drawn; left out: as they stand in `content`. */
    marked: marked.optional(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

/** A character that had a turn and used it to say nothing, and why. */
export const pass = z
  .object({ id: z.number(), character: commentCharacter, reason: passReason, createdAt: moment })
  .meta({ id: 'Pass' })
export type Pass = z.infer<typeof pass>

export const post = z
  .object({
    id: z.number(),
    content: z.string(),
    userId: z.string(),
    author,
    createdAt: moment,
    updatedAt: moment,
    tags: z.array(z.string()),
    /** What it is about, the surest first. */
    categories: z.array(category),
    isTrending: z.boolean(),
    likesCount: z.number(),
    sharesCount: z.number(),
    commentsCount: z.number(),
    isLiked: z.boolean(),
    imageUrl: z.string().nullable(),
    aiSeats,
    isEvergreen: z.boolean(),
    isHeld: held,
    /** Left out: it has none. */
    poll: poll.optional(),
    /** Left out: it has none. */
    pictures: z.array(attached).optional(),
    /** How its words are to be drawn; left out: as they stand in `content`. */
    marked: marked.optional(),
    /** What its first link leads to; left out: it has none, or nothing is known of it. */
    linkCard: linkCard.optional(),
    comments: z.array(comment),
  })
  .meta({ id: 'Post' })
export type Post = z.infer<typeof post>

/** What the written library has on a post; only while no model is connected. */
export const libraryNote = z
  .object({
    /** A debate is played that covers it; nothing covers it; it is in another language; all that was written on it was said lately. */
    kind: z.enum(['covered', 'uncovered', 'foreign', 'spent', 'related']),
    /** The question that the characters debate under it; null: none, or the post itself asks it. */
    debate: z.object({ id: z.string(), question: z.string() }).nullable(),
    /** A question that is near, with the latest discussion of it here; null: none. */
    related: z.object({ question: z.string(), postId: z.number() }).nullable(),
  })
  .meta({ id: 'LibraryNote' })
export type LibraryNote = z.infer<typeof libraryNote>

/** A post by itself, with the turns that characters let pass. */
export const thread = post
  .extend({
    passes: z.array(pass),
    note: libraryNote.nullable(),
    /** A moderator has closed it to characters. */
    isClosed: z.boolean(),
    /** The comment after which a long discussion goes on (`commentsAfter`); null: there are no more. */
    moreAfter: z.number().nullable(),
  })
  .meta({ id: 'Thread' })
export type Thread = z.infer<typeof thread>

/** The draft of one's own that is sent with this, and is none afterwards. */
const draftId = z.number().int().positive().optional()

export const newPost = z.object({
  content: typedText('Post', postLength),
  aiSeats: aiSeats.default('panel'),
  poll: newPoll.optional(),
  pictures: newAttachments.optional(),
  draftId,
})
export const newComment = z.object({
  content: typedText('Comment', commentLength),
  parentId: z.number().int().positive().optional(),
  pictures: newAttachments.optional(),
  /** It answers what the discussion turns on; no matter where no crux has come out. */
  answersCrux: z.boolean().optional(),
  draftId,
})

export const listPosts = endpoint('GET', '/api/posts', {
  who: 'anyone',
  summary: 'Posts, newest first, each with its latest comments',
  hasVersion: true,
  query: z.object({
    limit: wholeNumber('limit', { min: 1, max: pageSize.most }).default(pageSize.feed),
    offset: wholeNumber('offset', { max: offsetMost }).default(0),
    before: wholeNumber('before').optional(),
  }),
  answer: z.array(post),
})

export const readPost = endpoint('GET', '/api/posts/{id}', {
  who: 'anyone',
  summary: 'One post with its comments',
  hasVersion: true,
  params: idParam,
  query: z.object({ commentsAfter: wholeNumber('commentsAfter').optional() }),
  answer: thread,
})

export const writePost = endpoint('POST', '/api/posts', {
  who: 'author',
  summary: 'Start a discussion',
  status: 201,
  takesKey: true,
  body: newPost,
  answer: post,
})

export const writeComment = endpoint('POST', '/api/posts/{id}/comments', {
  who: 'author',
  summary: 'Answer a post or a comment on it',
  status: 201,
  takesKey: true,
  params: idParam,
  body: newComment,
  answer: comment,
})

export const likeAnswer = z
  .object({ liked: z.boolean(), likesCount: z.number() })
  .meta({ id: 'Like' })

export const like = endpoint('POST', '/api/interactions/like', {
  who: 'writer',
  summary: 'Like a post or comment, or take the like back',
  body: z.object({
    targetType: z.enum(['post', 'comment']),
    targetId: wholeNumber('targetId'),
    liked: z.boolean().default(true),
  }),
  answer: likeAnswer,
})

export const toggleLike = endpoint('POST', '/api/posts/{id}/like', {
  who: 'writer',
  summary: 'Like a post, or take the like back, whichever it is not now',
  params: idParam,
  answer: likeAnswer,
})
