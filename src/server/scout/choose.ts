import type { Report } from '#shared/trending.ts'
import { scoutId } from '#shared/users.ts'
import { writePost } from '../posts/posts.ts'
import { listSpellings } from '../topics/spellings.ts'
import type { Ground } from './ground.ts'
import { newsPost } from './opening.ts'
import { openLibrary } from '../library/library.ts'
import { debateFor } from './covered.ts'
import { worstOf } from './safety.ts'
import type { StoryItem, Weighed } from './weigh.ts'

/** From this score on a story is worth a discussion. */
const opensAt = 0.35
const leastDebatable = 0.4
/** As like to what was discussed in the last week, it is the same discussion. */
const sameAt = 0.5
const perCategory = 6

type Openable = Weighed & { question: string; hashtag: string }

/** Has a question, a name and a cause, whatever its score. */
const isOpenable = (story: Weighed): story is Openable =>
  story.question !== null && story.hashtag !== null

const deserves = (story: Weighed): boolean =>
  story.score >= opensAt &&
  story.debatability >= leastDebatable &&
  story.similarity < sameAt &&
  story.isBacked

const verdictOf = ({ items }: Weighed) => worstOf(items.map(({ verdict }) => verdict))

/** What deserves a discussion but is about a war, an election or a trial waits for a person. */
export const queueForReview = async (
  { db, clock }: Ground,
  weighed: readonly Weighed[],
): Promise<void> => {
  const ids = weighed
    .filter((story) => story.state === 'found' && isOpenable(story) && deserves(story))
    .filter((story) => verdictOf(story) === 'review')
    .map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .updateTable('scout_topics')
    .set({ state: 'review', queued_at: clock() })
    .where('id', 'in', ids)
    .where('state', '=', 'found')
    .execute()
}

type Taken = (category: string | null) => number

type Choosing = {
  taken: Taken
  /** Whether the characters could say something about it. */
  isSpoken: (headline: string) => boolean
}

/** The one to open now: what a person approved, else the highest score whose category has room. */
export const chooseStory = (
  weighed: readonly Weighed[],
  { taken, isSpoken }: Choosing,
): Openable | null =>
  weighed
    .filter(isOpenable)
    .filter((story) => verdictOf(story) !== 'denied')
    .filter(
      (story) =>
        story.state === 'approved' ||
        (story.state === 'found' && deserves(story) && verdictOf(story) === 'fine'),
    )
    .filter(({ category }) => taken(category) < perCategory)
    .filter(({ title }) => isSpoken(title))
    .toSorted(
      (a, b) =>
        Number(b.state === 'approved') - Number(a.state === 'approved') ||
        b.score - a.score ||
        a.id - b.id,
    )[0] ?? null

/** The story is marked as opened first: a crash in between loses a story, never opens it twice. */
export const openStory = async (ground: Ground, story: Openable): Promise<number | null> => {
  const { db, env, clock, roll } = ground
  const at = clock()
  const hashtag = await knownSpelling(ground, story.hashtag)
  const claimed = await db
    .updateTable('scout_topics')
    .set({ state: 'opened', hashtag, decided_at: at })
    .where('id', '=', story.id)
    .where('state', 'in', ['found', 'approved'])
    .returning('id')
    .executeTakeFirst()
  if (!claimed) return null
  const content = newsPost(
    {
      ...story,
      headline: story.title,
      hashtag,
      reports: reportsOf(story.items),
      debate: debateFor(openLibrary(env.DATA_DIR), story.title),
    },
    roll,
  )
  const post = await writePost(db, {
    author: { id: scoutId },
    content,
    aiSeats: 'panel',
    source: 'news',
    at,
  })
  await db
    .updateTable('scout_topics')
    .set({ post_id: post.id })
    .where('id', '=', story.id)
    .execute()
  return post.id
}

/** The headlines of a story, those first that stand highest. */
const reportsOf = (items: readonly StoryItem[]): Report[] =>
  items
    .filter(({ kind }) => kind === 'headline')
    .map(({ title, url, publisher }) => ({ title, url, publisher }))

/** A tag that is in use already for the same words: #4DayWeek stays #4DayWeek. */
const knownSpelling = async ({ db }: Ground, hashtag: string): Promise<string> =>
  (await listSpellings(db, hashtag))[0]?.hashtag ?? hashtag
