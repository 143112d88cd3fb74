import { z } from 'zod'
import { jsonOf, linkOf, momentOf, plainTitle } from './parse-answer.ts'
import { type Finding, type Source, every, findingsMost } from './source.ts'

const page = z.object({
  articles: z.array(
    z.object({
      url: z.string(),
      title: z.string(),
      seendate: z.string(),
      domain: z.string(),
      language: z.string(),
    }),
  ),
})

const query = new URLSearchParams({
  query: '(policy OR law OR ban OR reform) sourcelang:english',
  mode: 'artlist',
  format: 'json',
  maxrecords: '75',
  timespan: '2h',
  sort: 'hybridrel',
})

/** Off until somebody wants it: it limits how often it may be asked, and by whom. */
export const gdelt: Source = {
  id: 'gdelt',
  name: 'GDELT',
  url: () => `https://api.gdeltproject.org/api/v2/doc/doc?${query.toString()}`,
  everyMs: every(30),
  weight: 1,
  isOnByDefault: false,
  read: (answer, now) =>
    jsonOf(answer, page)
      .articles.slice(0, findingsMost)
      .flatMap(({ url, title, seendate, domain, language }, at): Finding[] => {
        const link = linkOf(url)
        const clean = plainTitle(title).replaceAll(/ ([,.:;?!’'])/g, '$1')
        if (!link || !clean || language !== 'English') return []
        const said = { title: clean, url: link, publisher: domain, magnitude: null, story: null }
        return [{ kind: 'headline', ...said, rank: at + 1, at: momentOf(isoOf(seendate), now) }]
      }),
}

/** 20261121T101500Z has neither hyphens nor colons. */
const isoOf = (compact: string): string =>
  compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
