import { parse } from 'node-html-parser'
import { z } from 'zod'
import { htmlTitle, jsonOf, linkOf, plainTitle } from './parse-answer.ts'
import { type Finding, type Source, every, findingsMost } from './source.ts'

const article = z.object({
  titles: z.object({ normalized: z.string() }),
  content_urls: z.object({ desktop: z.object({ page: z.string() }) }),
})
/** Early in a day the list of the most read is not there yet. */
const day = z.object({
  mostread: z
    .object({ articles: z.array(article.extend({ views: z.number(), rank: z.number() })) })
    .optional(),
  news: z.array(z.object({ story: z.string(), links: z.array(article) })),
})

/** What is in the news by Wikipedia's own words, and which articles are read most. */
export const wikipedia: Source = {
  id: 'wikipedia',
  name: 'Wikipedia',
  url: (now) =>
    `https://en.wikipedia.org/api/rest_v1/feed/featured/${now.toISOString().slice(0, 10).replaceAll('-', '/')}`,
  everyMs: every(30),
  weight: 1.5,
  isOnByDefault: true,
  read: (answer) => {
    const { news, mostread } = jsonOf(answer, day)
    return [
      ...news.slice(0, findingsMost).flatMap(toHeadline),
      ...(mostread?.articles ?? []).slice(0, findingsMost).flatMap(toSignal),
    ]
  },
}

type Day = z.output<typeof day>

/** The bold link is the one that the story is about; its comment names the day. */
const toHeadline = ({ story, links }: Day['news'][number], at: number): Finding[] => {
  const root = parse(story.slice(0, 4_000))
  const about = root.querySelector('b a')?.getAttribute('href')
  const url =
    linkOf(about, 'https://en.wikipedia.org/wiki/') ?? linkOf(links[0]?.content_urls.desktop.page)
  const title = htmlTitle(story.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, ''))
  if (!url || !title) return []
  return [
    {
      kind: 'headline',
      title,
      url,
      publisher: 'Wikipedia',
      rank: at + 1,
      at: null,
      magnitude: null,
      story: null,
    },
  ]
}

const toSignal = (
  { titles, content_urls, views }: NonNullable<Day['mostread']>['articles'][number],
  at: number,
): Finding[] => {
  const url = linkOf(content_urls.desktop.page)
  const title = plainTitle(titles.normalized)
  if (!url || !title) return []
  const shared = { publisher: 'Wikipedia', at: null, magnitude: views, story: null }
  return [{ kind: 'signal', title, url, rank: at + 1, ...shared }]
}
