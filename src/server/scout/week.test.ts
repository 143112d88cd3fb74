import { expect, test } from 'vitest'
import { type Headline, answer, openPress, rss } from '../../../tests/support/press.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type Told, week } from './recorded/week.ts'
import { scoutRound } from './scout.ts'

const hourMs = 60 * 60_000
const start = new Date('2026-11-09T00:00:00Z')
const outlets = ['feeds.bbci.co.uk', 'www.theguardian.com', 'feeds.npr.org']
const known = /\b(?:phones?|tuition|rents?|nuclear|four-day|facial|robots?)\b/i

/** A week of rounds every two hours; somebody is on the site all the while. */
test(
  'a week of news becomes the expected discussions, none twice, none that must not be, scores as golden',
  { timeout: 300_000 },
  async () => {
    let now = start
    const site = await testSite({ clock: () => now, env: { SCOUT_SOURCES: 'bbc,guardian,npr' } })
    const press = await openPress(() => now)
    const ann = await site.signUp()
    const opened: (string | number)[][] = []
    const hourOf = (at: Date) => (at.getTime() - start.getTime()) / hourMs
    for (const [at, host] of outlets.entries())
      press.plays.set(host, (request, response) =>
        // now one outlet answers first and now another: nothing may hang on that
        setTimeout(
          () => answer(rss(headlinesOf(at, host, hourOf(now))))(request, response),
          Math.random() * 3,
        ),
      )

    for (let hour = 0; hour < 7 * 24; hour += 2) {
      now = new Date(start.getTime() + hour * hourMs)
      if (hour % 20 === 0) await ann.post('/api/posts', { content: `Good morning, hour ${hour}` })
      await scoutRound(site.services, {
        ...press.ground,
        hasModel: true,
        knows: (title) => known.test(title),
      })
      opened.push(...(await readOpened(site.db, now)).map((row) => [hour, ...row]))
    }
    const waiting = await site.db
      .selectFrom('scout_topics')
      .innerJoin('scout_items', 'topic_id', 'scout_topics.id')
      .select('url')
      .distinct()
      .where('state', '=', 'review')
      .execute()
    await press.close()
    await site.close()

    const ids = opened.map(([, id]) => id)
    const never = week.filter(({ never: why }) => why !== undefined).map(({ id }) => id)
    expect(never.filter((id) => ids.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(waiting.map(({ url }) => storyOf(url)))).toEqual(
      new Set(week.filter(({ never: why }) => why === 'review').map(({ id }) => id)),
    )
    const lines = [
      'hour story publishers observed baseline similarity score',
      ...opened.map((row) => row.join(' ')),
    ]
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('recorded/week.golden.txt')
  },
)

const storyOf = (text: string): string => /https:\/\/[^/]+\/([\w-]+)/.exec(text)?.[1] ?? ''
const round = (value: number): number => Math.round(value * 100) / 100

/** What was opened at this moment, and what it was weighed by. */
const readOpened = async (db: TestSite['db'], at: Date) => {
  const rows = await db
    .selectFrom('scout_topics')
    .innerJoin('posts', 'posts.id', 'post_id')
    .select(['content', 'observed', 'baseline', 'publishers', 'similarity', 'score'])
    .where('decided_at', '=', at)
    .execute()
  return rows.map(({ content, publishers, ...row }) => [
    storyOf(content),
    publishers,
    round(row.observed),
    round(row.baseline),
    round(row.similarity),
    round(row.score),
  ])
}

/** The newest on top, as outlets have it; each tells a story under an address of its own. */
const headlinesOf = (outlet: number, host: string, hour: number): Headline[] =>
  week
    .filter(
      ({ hour: from, lasts, titles }) => hour >= from && hour < from + lasts && titles[outlet],
    )
    .toSorted((a, b) => b.hour - a.hour)
    .map(({ id, titles, hour: from }: Told) => ({
      title: titles[outlet] ?? '',
      link: `https://${host}/${id}`,
      at: new Date(start.getTime() + from * hourMs),
    }))
