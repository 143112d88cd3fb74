import { sql } from 'kysely'
import type { Ground } from './ground.ts'
import { type Vector, cosine, middleOf, rarityAmong, vectorOf } from './vectors.ts'

const daysMs = 7 * 24 * 60 * 60_000
const postsMost = 1_000
/** A post says what it is about in its first line. */
const lettersRead = 240

type Told = { id: number; postId: number | null; titles: string[] }

/**
 * How much headlines are like what was discussed here in the last seven days, 0 to 1: posts by
 * their beginnings, the Scout's own also by the headlines that led to them.
 */
export const readDiscussions = async (
  { db }: Pick<Ground, 'db'>,
  now: Date,
  stories: readonly { items: readonly { title: string }[] }[],
) => {
  const since = new Date(now.getTime() - daysMs)
  const { rows: posts } = await sql<{ id: number; words: string }>`
    select id, left(split_part(content, ${'\n'}, 1), ${lettersRead}) as words from posts
    where created_at > ${since} and deleted_at is null order by id desc limit ${postsMost}
  `.execute(db)
  const { rows: told } = await sql<Told>`
    select topic.id, post_id as "postId", 
      array_agg(item.title order by source_id, key) as titles
    from scout_topics as topic join scout_items as item on item.topic_id = topic.id
    where state = 'opened' and decided_at > ${since} and kind = 'headline' group by topic.id
  `.execute(db)
  const rarity = rarityAmong([
    ...stories.flatMap(({ items }) => items.map(({ title }) => title)),
    ...posts.map(({ words }) => words),
  ])
  const middle = (titles: readonly string[]): Vector =>
    middleOf(titles.map((title) => vectorOf(title, rarity)))
  const discussed = [
    ...posts.map(({ id, words }) => ({
      storyId: null,
      postId: id,
      vector: vectorOf(words, rarity),
    })),
    ...told.map(({ id, postId, titles }) => ({ storyId: id, postId, vector: middle(titles) })),
  ]
  return (story: { id: number; postId: number | null }, titles: readonly string[]): number => {
    const own = middle(titles)
    return discussed
      .filter(
        ({ storyId, postId }) =>
          storyId !== story.id && (postId === null || postId !== story.postId),
      )
      .reduce((most, { vector }) => Math.max(most, cosine(own, vector)), 0)
  }
}
