import { hashtags, tagKey } from '#shared/text.ts'
import type { Debate } from '../../library/debate.ts'
import type { Library } from '../../library/library.ts'
import { categoriesOf } from '../../topics/categories.ts'
import type { Category } from '../persona.ts'
import type { ThreadPost } from './thread.ts'

/** What a post is about, as far as rules can tell. */
export type Topic = {
  /** The same for all posts about one thing: stances are kept under it. */
  key: string
  /** The written debate that covers it; null: none does. */
  debate: Debate | null
  /** One that only comes near, where none covers it: it may be another question altogether. */
  neighbour: Debate | null
  category: Category | null
}

type Post = Pick<ThreadPost, 'id' | 'content' | 'binding'>

/** A topic is a written debate, else a first hashtag, else the post itself. */
export const topicOf = (
  { debates }: Pick<Library, 'debates'>,
  { id, content, binding }: Post,
): Topic => {
  const debate = debates.get(binding?.debateId ?? '') ?? null
  const neighbour = debate ? null : (debates.get(binding?.relatedId ?? '') ?? null)
  const [tag] = hashtags(content)
  const key = debate ? `debate:${debate.id}` : tag ? `tag:${tagKey(tag)}` : `post:${id}`
  return { key, debate, neighbour, category: debate?.category ?? categoriesOf(content)[0] ?? null }
}
