import { hashtags, tagKey } from '#shared/text.ts'
import type { Category } from './persona.ts'
import { readPost } from './voices/builtin/frame.ts'
import type { Pack } from './voices/builtin/pack.ts'
import { routePack } from './voices/builtin/route.ts'

/** What a post is about, as far as rules can tell. */
export type Topic = {
  /** The same for all posts about one thing: stances are kept under it. */
  key: string
  /** null: no pack knows it. */
  pack: Pack | null
  category: Category | null
}

/** A topic is a pack, else a first hashtag, else the post itself. */
export const topicOf = (post: { id: number; content: string }): Topic => {
  const { pack } = routePack(readPost(post.content))
  if (pack.id !== 'open') return { key: `pack:${pack.id}`, pack, category: pack.category }
  const [tag] = hashtags(post.content)
  return { key: tag ? `tag:${tagKey(tag)}` : `post:${post.id}`, pack: null, category: null }
}
