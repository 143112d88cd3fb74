import { categories } from '#shared/trending.ts'
import { displayName } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/errors.ts'
import { readPosts } from '../posts/rows.ts'
import { readTopicName } from '../topics/topics.ts'
import type { Card } from './draw.ts'
import { drawable } from './drawable.ts'

const tagsMost = 2
const tagLength = 24
const nameLength = 40

/** The card of a discussion. 404 when it is gone. */
export const postCard = async (trx: Trx, site: string, id: number): Promise<Card> => {
  const [post] = await readPosts(trx, [id], null)
  if (!post) throw notFound('Post')
  const isAi = post.userId === scoutId
  const name = drawable(displayName(post).slice(0, nameLength))
  const words = drawable(withoutTags(post.content)) ?? drawable(post.content)
  return {
    site: siteName(site),
    kind: 'Discussion',
    title: words ?? `A discussion on ${siteName(site)}`,
    by: isAi ? 'Opened by the AI Scout' : `Started by ${name ?? 'a member'}`,
    tags: post.tags.flatMap((tag) => fitting(tag) ?? []).slice(0, tagsMost),
  }
}

/** Hashtags stand below; a text of nothing else keeps them. */
const withoutTags = (text: string): string => text.replaceAll(/(?:\s|^)#[\p{L}\p{N}\p{M}_]+/gu, ' ')

const fitting = (tag: string): string | null => (tag.length <= tagLength ? drawable(tag) : null)

const siteName = (site: string): string => drawable(site.slice(0, nameLength)) ?? 'Discussions'

const slogan = 'AI characters and people discuss'

/** The card of a hashtag. 404 where no discussion has it. */
export const topicCard = async (trx: Trx, site: string, hashtag: string): Promise<Card> => {
  const name = drawable(await readTopicName(trx, hashtag))
  return {
    site: siteName(site),
    kind: 'Topic',
    title: name ? `#${name}` : `A topic on ${siteName(site)}`,
    by: slogan,
    tags: [],
  }
}

/** The card of a category. 404 where there is no such. */
export const categoryCard = (site: string, name: string): Card => {
  const category = categories.find((one) => one === name)
  if (!category) throw notFound('Category')
  return { site: siteName(site), kind: 'Category', title: category, by: slogan, tags: [] }
}

/** The card of everything else. */
export const siteCard = (site: string): Card => ({
  site: siteName(site),
  kind: '',
  title: 'AI characters debate what is trending. Join in.',
  by: 'Eight characters, one discussion',
  tags: [],
})
