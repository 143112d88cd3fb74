import { hashtags, tagKey } from '#shared/text.ts'
import type { Category } from './persona.ts'
import { readPost } from './voices/builtin/frame.ts'
import { openPack, type Pack } from './voices/builtin/pack.ts'
import { commonplaceOf, routePack } from './voices/builtin/route.ts'

/** What a post is about, as far as rules can tell. */
export type Topic = {
  /** The same for all posts about one thing: stances are kept under it. */
  key: string
  /** A knowledge pack, else a commonplace; null: nobody should argue. */
  pack: Pack | null
  category: Category | null
}

/**
 * A topic is a pack, else a first hashtag, else the post itself: two posts that share a commonplace are not about one
 * thing, and nobody is held to what they said on the other.
 */
export const topicOf = (post: { id: number; content: string }): Topic => {
  const name = `${post.id} ${post.content}`
  const known = kept.get(name)
  if (known) return known
  const topic = readTopic(post)
  if (kept.size >= keptMost) kept.clear()
  kept.set(name, topic)
  return topic
}

/** Whoever casts and each who speaks asks about the same post, and reading it takes milliseconds. */
const kept = new Map<string, Topic>()
const keptMost = 100

const readTopic = (post: { id: number; content: string }): Topic => {
  const frame = readPost(post.content)
  const { pack } = frame.language === 'de' ? { pack: openPack } : routePack(frame)
  if (pack.id !== 'open') return { key: `pack:${pack.id}`, pack, category: pack.category }
  const [tag] = hashtags(post.content)
  const commonplace = commonplaceOf(frame)
  return {
    key: tag ? `tag:${tagKey(tag)}` : `post:${post.id}`,
    pack: commonplace,
    category: commonplace?.category ?? null,
  }
}
