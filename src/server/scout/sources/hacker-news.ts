import { z } from 'zod'
import { hostOf, jsonOf, linkOf, momentOf, plainTitle } from './parse-answer.ts'
import { type Source, every, findingsMost } from './source.ts'

const page = z.object({
  hits: z
    .array(
      z.object({
        objectID: z.string(),
        title: z.string(),
        url: z.string().nullish(),
        points: z.number(),
        created_at: z.string(),
      }),
    )
    .min(1),
})

/** "Ask HN:" and the like name the place, not the topic. */
const opening = /^(?:ask|tell|show|launch) hn:\s*/i
const year = /(?<!\s)\s*\(\d{4}\)$/

/** The front page. Its index is not in the order of the page, so points make the ranks. */
export const hackerNews: Source = {
  id: 'hacker-news',
  name: 'Hacker News',
  url: () => 'https://hn.algolia.com/api/v1/search?tags=front_page&hitsPerPage=50',
  everyMs: every(10),
  weight: 2,
  isOnByDefault: true,
  read: (answer, now) =>
    jsonOf(answer, page)
      .hits.toSorted((a, b) => b.points - a.points)
      .slice(0, findingsMost)
      .flatMap(({ objectID, title, url, points, created_at }, at) => {
        const own = `https://news.ycombinator.com/item?id=${encodeURIComponent(objectID)}`
        const link = linkOf(url) ?? own
        const clean = plainTitle(title).replace(opening, '').replace(year, '')
        if (clean === '') return []
        return {
          kind: 'headline' as const,
          title: clean,
          url: link,
          publisher: link === own ? 'Hacker News' : hostOf(link),
          rank: at + 1,
          at: momentOf(created_at, now),
          magnitude: points,
          story: null,
        }
      }),
}
