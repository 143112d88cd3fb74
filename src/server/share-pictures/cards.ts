import { categories } from '#shared/trending.ts'
import { displayName } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { readPosts } from '../posts/rows.ts'
import { readTopicName } from '../topics/topics.ts'
import type { Card } from './draw.ts'
import { drawable } from './drawable.ts'
import type { CardWords } from './card-texts.ts'

const tagsMost = 2
const tagLength = 24
const nameLength = 40

/** Whose picture it is, and in which language. */
export type Frame = { site: string; words: CardWords }

/** The card of a discussion. 404 when it is gone. */
export const postCard = async (trx: Trx, { site, words }: Frame, id: number): Promise<Card> => {
  const [post] = await readPosts(trx, [id], null)
  if (!post) throw notFound('Post')
  const isAi = post.userId === scoutId
  const name = drawable(displayName(post).slice(0, nameLength))
  const said = drawable(withoutTags(post.content)) ?? drawable(post.content)
  return {
    site: siteName(site),
    kind: words.discussion,
    title: said ?? words.discussionOn(siteName(site)),
    by: isAi ? words.byScout : words.by(name ?? words.member),
    tags: post.tags.flatMap((tag) => fitting(tag) ?? []).slice(0, tagsMost),
  }
}

/** Hashtags stand below; a text of nothing else keeps them. */
const withoutTags = (text: string): string => text.replaceAll(/(?:\s|^)#[\p{L}\p{N}\p{M}_]+/gu, ' ')

const fitting = (tag: string): string | null => (tag.length <= tagLength ? drawable(tag) : null)

const siteName = (site: string): string => drawable(site.slice(0, nameLength)) ?? 'Discussions'

/** The card of a hashtag. 404 where no discussion has it. */
export const topicCard = async (
  trx: Trx,
  { site, words }: Frame,
  hashtag: string,
): Promise<Card> => {
  const name = drawable(await readTopicName(trx, hashtag))
  return {
    site: siteName(site),
    kind: words.topic,
    title: name ? `#${name}` : words.topicOn(siteName(site)),
    by: words.slogan,
    tags: [],
  }
}

/** The card of a category. 404 where there is no such. */
export const categoryCard = ({ site, words }: Frame, name: string): Card => {
  const category = categories.find((one) => one === name)
  if (!category) throw notFound('Category')
  const title = words.nameOf(category)
  return { site: siteName(site), kind: words.category, title, by: words.slogan, tags: [] }
}

/** The card of everything else. */
export const siteCard = ({ site, words }: Frame): Card => ({
  site: siteName(site),
  kind: '',
  title: words.site,
  by: words.cast,
  tags: [],
})
