import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { checkSize, countOf, hostOf, htmlTitle, linkOf, momentOf, textOf } from './parse-answer.ts'
import {
  type Answer,
  type Finding,
  ShapeError,
  type Source,
  every,
  findingsMost,
} from './source.ts'

const text = z.union([z.string(), z.number()]).transform(String)
const newsItem = z.object({
  'ht:news_item_title': text,
  'ht:news_item_url': text,
  'ht:news_item_source': text.optional(),
})
const trend = z.object({
  title: text,
  pubDate: text.optional(),
  'ht:approx_traffic': text,
  'ht:news_item': z.array(newsItem).default([]),
})
const feed = z.object({
  rss: z.object({ channel: z.object({ item: z.array(trend).min(1) }) }),
})

/** Entities are left as they are: a document's own ones could be a bomb, and htmlTitle knows the rest. */
const parser = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  isArray: (name) => name === 'item' || name === 'ht:news_item',
})

/** What people search for, each with the headlines that made them: fields that feed parsers drop. */
export const googleTrends: Source = {
  id: 'google-trends',
  name: 'Google Trends',
  url: () => 'https://trends.google.com/trending/rss?geo=US',
  everyMs: every(15),
  weight: 2,
  isOnByDefault: true,
  read: (answer, now) => parse(answer).flatMap((found, at) => findingsOf(found, at + 1, now)),
}

/** Ten times what the list has; beyond it the parser would take 60 MB to find nothing. */
const lettersMost = 1_000_000

const parse = (answer: Answer) => {
  const text = textOf(answer)
  if (text.length > lettersMost) throw new ShapeError('It is too long for a list of trends')
  const parsed = feed.safeParse(toObject(checkSize(text)))
  if (!parsed.success) throw new ShapeError('It is not a list of trends with their ht: fields')
  return parsed.data.rss.channel.item.slice(0, findingsMost)
}

const toObject = (xml: string): unknown => {
  try {
    return parser.parse(xml)
  } catch {
    throw new ShapeError('The answer is not XML')
  }
}

const findingsOf = (found: z.output<typeof trend>, rank: number, now: Date): Finding[] => {
  const title = htmlTitle(found.title)
  const shared = {
    rank,
    at: momentOf(found.pubDate, now),
    magnitude: countOf(found['ht:approx_traffic']),
    story: title.toLowerCase(),
  }
  const url = `https://trends.google.com/trending?geo=US&q=${encodeURIComponent(title)}`
  const signal: Finding = { ...shared, kind: 'signal', title, url, publisher: 'Google Trends' }
  const headlines = found['ht:news_item'].slice(0, 5).flatMap((news): Finding[] => {
    const link = linkOf(htmlTitle(news['ht:news_item_url']))
    const headline = htmlTitle(news['ht:news_item_title'])
    if (!link || !headline) return []
    const publisher = htmlTitle(news['ht:news_item_source'] ?? '') || hostOf(link)
    return [{ ...shared, kind: 'headline', title: headline, url: link, publisher }]
  })
  return title ? [signal, ...headlines] : headlines
}
