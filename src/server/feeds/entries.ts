import { sql } from 'kysely'
import type { Language } from '#shared/languages.ts'
import { type Comment, type Post, pageSize } from '#shared/posts.ts'
import { displayName, onOneLine, truncate } from '#shared/text.ts'
import { category } from '#shared/trending.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { readProfile } from '../people/profiles.ts'
import { viewPostsOf } from '../people/lists.ts'
import { listPostIds, viewComments, viewPosts } from '../posts/feed.ts'
import { listCategoryPostIds, listTopicPostIds, readTopicName } from '../topics/topics.ts'
import type { FeedWords } from './feed-texts.ts'

/** Something that a feed tells of. `path` is its address on this site. */
export type Entry = {
  path: string
  title: string
  text: string
  /** With the mark of what no person wrote. */
  author: string
  /** Written by a character or the Scout, not by a person. */
  isAi: boolean
  /** A language model found the words. */
  isByModel: boolean
  tags: string[]
  at: Date
  updatedAt: Date
}

/** What can be subscribed to, newest first. `path` is the page that shows the same. */
export type Channel = {
  title: string
  description: string
  path: string
  language: Language
  entries: Entry[]
}

/** Whose feed it is, and in which language. */
export type Frame = { site: string; words: FeedWords }

const most = pageSize.feed
const commentsMost = 50
const titleLength = 90

/** The newest discussions of the site. */
export const readHome = async (trx: Trx, { site, words }: Frame): Promise<Channel> => ({
  title: site,
  description: words.home,
  language: words.language,
  path: '/',
  entries: (await viewPosts(trx, await listPostIds(trx, { limit: most }), null)).map((post) =>
    ofPost(words, post),
  ),
})

/** The newest discussions of a hashtag. 404 where there is none. */
export const readTopicFeed = async (
  trx: Trx,
  { site, words }: Frame,
  tag: string,
): Promise<Channel> => {
  const name = await readTopicName(trx, tag)
  const ids = await listTopicPostIds(trx, tag, { order: 'newest', limit: most, offset: 0 })
  return {
    title: `#${name} · ${site}`,
    description: words.topic(name),
    language: words.language,
    path: `/topic/${encodeURIComponent(name)}`,
    entries: (await viewPosts(trx, ids, null)).map((post) => ofPost(words, post)),
  }
}

/** The newest discussions of a category. 404 where there is none of that name. */
export const readCategoryFeed = async (
  trx: Trx,
  { site, words }: Frame,
  asked: string,
): Promise<Channel> => {
  const known = category.safeParse(asked)
  if (!known.success) throw notFound('Category')
  const { name, description } = words.category(known.data)
  const page = { order: 'newest', limit: most, offset: 0 } as const
  const ids = await listCategoryPostIds(trx, known.data, page)
  return {
    title: `${name} · ${site}`,
    description,
    language: words.language,
    path: `/category/${known.data}`,
    entries: (await viewPosts(trx, ids, null)).map((post) => ofPost(words, post)),
  }
}

/** What somebody wrote last. 404 when there is nobody. */
export const readProfileFeed = async (
  trx: Trx,
  { site, words }: Frame,
  userId: string,
): Promise<Channel> => {
  const person = await readProfile(trx, userId)
  const posts = await viewPostsOf(trx, { userId, viewerId: null, limit: most })
  return {
    title: `${displayName(person)} · ${site}`,
    description: words.person(person.username),
    language: words.language,
    path: `/profile/${userId}`,
    entries: posts.map((post) => ofPost(words, post)),
  }
}

/** A discussion: its latest responses, and the post itself. 404 when it is gone. */
export const readThreadFeed = async (
  trx: Trx,
  { site, words }: Frame,
  id: number,
): Promise<Channel> => {
  const [post] = await viewPosts(trx, [id], null)
  if (!post) throw notFound('Post')
  const { rows } = await sql<{ id: number }>`
    select id from comments where post_id = ${id} and deleted_at is null
    order by id desc limit ${commentsMost}
  `.execute(trx)
  const comments = await viewComments(
    trx,
    rows.map((row) => row.id),
    null,
  )
  const start = ofPost(words, post)
  return {
    title: `${start.title} · ${site}`,
    description: words.thread,
    language: words.language,
    path: start.path,
    entries: [...comments.toReversed().map((one) => ofComment(words, one)), start],
  }
}

const titleOf = (text: string) => truncate(onOneLine(text), titleLength)

const ofPost = (words: FeedWords, post: Post): Entry => {
  const isAi = post.userId === scoutId
  return {
    path: `/post/${post.id}`,
    title: titleOf(post.content),
    text: post.content,
    author: isAi ? words.ai(words.scout) : displayName(post.author),
    isAi,
    isByModel: false,
    tags: post.tags,
    at: new Date(post.createdAt),
    updatedAt: new Date(post.updatedAt),
  }
}

const ofComment = (words: FeedWords, comment: Comment): Entry => {
  const author = comment.aiCharacter?.name ?? displayName(comment.author)
  return {
    path: `/post/${comment.postId}#comment-${comment.id}`,
    title: titleOf(`${author}: ${comment.content}`),
    text: comment.content,
    author: comment.isAiResponse ? words.ai(author) : author,
    isAi: comment.isAiResponse,
    isByModel: comment.isByModel,
    tags: [],
    at: new Date(comment.createdAt),
    updatedAt: new Date(comment.updatedAt),
  }
}
