import { sql } from 'kysely'
import { type Category } from '#shared/trending.ts'
import { categoriesOf } from '../topics/categories.ts'
import { debatability } from './debatability.ts'
import type { Ground } from './ground.ts'
import { hashtagFor } from './hashtag.ts'
import { questionFrom } from './question.ts'
import { type Verdict, worstOf } from './safety.ts'
import { baselineAfter, observed, scoreOf } from './score.ts'
import { hostOf } from './sources/parse-answer.ts'
import { readDiscussions } from './discussions.ts'
import { knowsOf } from './covered.ts'

const hourMs = 60 * 60_000
const activeMs = 48 * hourMs

export type StoryItem = {
  id: number
  kind: 'headline' | 'signal'
  title: string
  url: string
  publisher: string
  sourceId: string
  rank: number
  weight: number
  topRounds: number
  verdict: Verdict
  isRecent: boolean
}

export type State = 'found' | 'review' | 'approved' | 'rejected' | 'denied' | 'opened'

type Story = {
  id: number
  state: State
  baseline: number
  weighedAt: Date | null
  firstSeenAt: Date
  postId: number | null
  /** The highest first; where that decides nothing, by source, so that chance never does. */
  items: StoryItem[]
}

export type Weighed = {
  id: number
  state: State
  observed: number
  /** As it was when the score was made. */
  baseline: number
  score: number
  debatability: number
  similarity: number
  publishers: number
  /** The headline that makes the best question, and that question. */
  title: string
  question: string | null
  hashtag: string | null
  category: Category | null
  /** More than one source tells it, or one has put it on top twice running. */
  isBacked: boolean
  items: StoryItem[]
}

/** Scores every story that was seen in the last two days, and keeps what came out. */
export const weighStories = async (ground: Ground, now: Date): Promise<Weighed[]> => {
  const stories = await readStories(ground, now)
  const likeness = await readDiscussions(ground, now, stories)
  const weighed = stories.map((story) => weigh(story, { now, likeness, knows: knowsOf(ground) }))
  await keep(ground, weighed, now)
  return weighed
}

const readStories = async ({ db }: Ground, now: Date): Promise<Story[]> => {
  const { rows } = await sql<Story>`
    select topic.id, state, baseline, weighed_at as "weighedAt",
      topic.first_seen_at as "firstSeenAt", post_id as "postId",
      jsonb_agg(jsonb_build_object('id', item.id, 'kind', kind, 'title', item.title, 'url', url,
        'publisher', publisher, 'sourceId', source_id, 'rank', rank, 'weight', weight,
        'topRounds', top_rounds, 'verdict', verdict,
        'isRecent', item.last_seen_at > ${new Date(now.getTime() - hourMs)}
      )) as items
    from scout_topics as topic join scout_items as item on item.topic_id = topic.id
    where topic.last_seen_at > ${new Date(now.getTime() - activeMs)}
    group by topic.id order by topic.id
  `.execute(db)
  return rows.map((story) => ({ ...story, items: story.items.toSorted(byPlace) }))
}

const byPlace = (a: StoryItem, b: StoryItem): number =>
  a.rank - b.rank ||
  b.weight - a.weight ||
  (`${a.sourceId} ${a.url}` < `${b.sourceId} ${b.url}` ? -1 : 1)

type Likeness = (story: Pick<Story, 'id' | 'postId'>, titles: readonly string[]) => number

type Scales = { now: Date; likeness: Likeness; knows: (title: string) => boolean }

const weigh = (story: Story, { now, likeness, knows }: Scales): Weighed & { next: number } => {
  const recent = story.items.filter(({ isRecent }) => isRecent)
  const headlines = story.items.filter(({ kind }) => kind === 'headline')
  const titles = headlines.map(({ title }) => title)
  const sightings = recent.map((item) => ({ ...item, publisher: voiceOf(item) }))
  const measures = {
    observed: observed(sightings),
    baseline: story.baseline,
    publishers: new Set(sightings.map(({ publisher }) => publisher)).size,
    ageHours: (now.getTime() - story.firstSeenAt.getTime()) / hourMs,
    similarity: 0,
    debatability: debatability(titles, knows),
  }
  // only what has a score at all is compared and named: both take time
  const isAlive = scoreOf(measures) > 0 && headlines.length > 0
  const similarity = isAlive ? likeness(story, titles) : 0
  const hours = story.weighedAt ? (now.getTime() - story.weighedAt.getTime()) / hourMs : 0
  return {
    id: story.id,
    state: story.state,
    ...measures,
    similarity,
    score: headlines.length > 0 ? scoreOf({ ...measures, similarity }) : 0,
    next: baselineAfter(story.baseline, measures.observed, hours),
    ...(isAlive || isAwaited(story) ? nameOf(headlines) : nameless),
    isBacked:
      new Set(recent.map(({ sourceId }) => sourceId)).size > 1 ||
      recent.some(({ topRounds }) => topRounds >= 2),
    items: story.items,
  }
}

/** A headline is its publisher's, no matter who passed it on; a signal is that of the place itself. */
const voiceOf = ({ kind, url, sourceId }: StoryItem): string =>
  kind === 'headline' ? hostOf(url).split('.').slice(-3).join('.') : sourceId

/** A person decides about it, however quiet it has become. */
const isAwaited = ({ state }: Story): boolean => state === 'review' || state === 'approved'

const nameless = { title: '', question: null, hashtag: null, category: null }

/** A long story has hundreds of headlines; to name it a dozen are enough. */
const headlinesRead = 12

const nameOf = (all: readonly StoryItem[]) => {
  const headlines = all
    // never by id: that is the order in which the sources happened to answer
    .toSorted((a, b) => Number(b.isRecent) - Number(a.isRecent) || byPlace(a, b))
    .slice(0, headlinesRead)
  const titles = headlines.map(({ title }) => title)
  const asked = headlines
    .map(({ title }) => ({ title, question: questionFrom(title) }))
    .toSorted((a, b) => clarity(b.question) - clarity(a.question))[0]
  return {
    title: asked?.title ?? titles[0] ?? '',
    question: asked?.question ?? null,
    hashtag: hashtagFor(titles),
    category: categoriesOf(titles.join('\n'))[0] ?? null,
  }
}

/** A plain "Should …?" is clearer than a headline that is held up for judgement. */
const clarity = (question: string | null): number => {
  if (question === null) return 0
  return question.endsWith('right or wrong?') ? 1 : 2
}

const keep = async (
  { db }: Ground,
  weighed: readonly (Weighed & { next: number })[],
  now: Date,
): Promise<void> => {
  const rows = weighed.map(({ items, next, ...row }) => ({
    ...row,
    baseline: next,
    isDenied: worstOf(items.map(({ verdict }) => verdict)) === 'denied',
    isSeen: items.some(({ isRecent }) => isRecent),
  }))
  await sql`
    update scout_topics as topic set
      title = case when row.title = '' then topic.title else row.title end,
      hashtag = coalesce(row.hashtag, topic.hashtag),
      category = coalesce(row.category, topic.category), observed = row.observed,
      baseline = row.baseline, score = row.score, debatability = row.debatability,
      similarity = row.similarity, publishers = row.publishers, weighed_at = ${now},
      last_seen_at = case when row."isSeen" then ${now} else last_seen_at end,
      state = case when row."isDenied" and state = 'found' then 'denied' else state end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      id bigint, title text, hashtag text, category text, observed real, baseline real, score real,
      debatability real, similarity real, publishers int, "isSeen" bool, "isDenied" bool
    )
    where topic.id = row.id
  `.execute(db)
}
