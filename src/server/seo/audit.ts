import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SeoKeyword, SeoRecommendation } from '#shared/seo.ts'
import { truncate } from '#shared/text.ts'
import { countMentions, mentions } from './mentions.ts'
import type { PageFacts } from './pages.ts'

/** Something that could be better; the same fault of the same page has the same key. */
export type Finding = Omit<SeoRecommendation, 'id' | 'isImplemented'> & { key: string }

type Tracked = Pick<SeoKeyword, 'keyword' | 'searchVolume'>

/** What search engines show in full; characters. */
const titleLength = { min: 15, max: 60 } as const
const descriptionLength = { min: 50, max: 160 } as const
/** Words under which a page seldom answers a question. */
const thinWords = 120
const slowMs = 800
const heavyBytes = 250_000

/** What would help people find these pages, the most important first. */
export const audit = async (pages: PageFacts[], keywords: Tracked[]): Promise<Finding[]> =>
  [
    ...(await inTurns(keywords, (keyword) => keywordFindings(pages, keyword))),
    ...pages.flatMap(pageFindings),
    ...duplicateTitles(pages),
    ...lonelyPages(pages),
  ].toSorted((a, b) => rank[a.priority] - rank[b.priority])

/** Each keyword is looked for on every page: others have their turn between two. */
const inTurns = async <T>(all: readonly T[], find: (one: T) => Finding[]): Promise<Finding[]> => {
  const found: Finding[] = []
  for (const one of all) {
    found.push(...find(one))
    await nextTurn()
  }
  return found
}

const rank = { high: 0, medium: 1, low: 2 } as const

const keywordFindings = (pages: PageFacts[], { keyword, searchVolume }: Tracked): Finding[] => {
  if (pages.some(({ title }) => mentions(title, keyword))) return []
  const impact = searchVolume
    ? `${searchVolume.toLocaleString('en')} searches a month are for these words`
    : 'Pages are found for the words of their titles first'
  const best = pageAbout(pages, keyword)
  if (!best) {
    return [
      {
        key: `uncovered:${keyword.toLowerCase()}`,
        priority: 'high',
        type: 'Missing content',
        recommendation: `No audited page speaks of “${keyword}”. Open a discussion about it.`,
        currentValue: '0 pages',
        suggestedValue: `A post whose first words name “${keyword}”`,
        estimatedImpact: impact,
      },
    ]
  }
  return [
    {
      key: `title-keyword:${keyword.toLowerCase()}`,
      priority: searchVolume ? 'high' : 'medium',
      type: 'Keyword in title',
      recommendation: `${best.path} speaks of “${keyword}”, but no title does.`,
      currentValue: best.title,
      suggestedValue: truncate(`${keyword}: ${best.title}`, titleLength.max),
      estimatedImpact: impact,
    },
  ]
}

/** The page that speaks of it most often. */
const pageAbout = (pages: PageFacts[], keyword: string): PageFacts | undefined =>
  pages
    .map((page) => ({ page, count: countMentions(page.text, keyword) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)[0]?.page

const pageFindings = (page: PageFacts): Finding[] =>
  [titleFinding, descriptionFinding, headingFinding, thinFinding, speedFinding, weightFinding]
    .map((judge) => judge(page))
    .filter((finding) => finding !== null)

const titleFinding = ({ path, title }: PageFacts): Finding | null => {
  const { length } = title
  if (length >= titleLength.min && length <= titleLength.max) return null
  const isLong = length > titleLength.max
  return {
    key: `title-length:${path}`,
    priority: isLong ? 'low' : 'medium',
    type: 'Title length',
    recommendation: `The title of ${path} is ${isLong ? 'longer than search engines show' : 'too short to say what the page is about'}.`,
    currentValue: `${length} characters: ${title || '(none)'}`,
    suggestedValue: isLong
      ? truncate(title, titleLength.max)
      : `${titleLength.min} to ${titleLength.max} characters`,
    estimatedImpact: 'More clicks from results that already show this page',
  }
}

const descriptionFinding = ({ path, description, text }: PageFacts): Finding | null => {
  const { length } = description
  if (length >= descriptionLength.min && length <= descriptionLength.max) return null
  const isMissing = length === 0
  return {
    key: `description-length:${path}`,
    priority: isMissing ? 'high' : 'low',
    type: 'Description',
    recommendation: isMissing
      ? `${path} has no description; search engines pick words of their own.`
      : `The description of ${path} is ${length < descriptionLength.min ? 'short' : 'longer than search engines show'}.`,
    currentValue: isMissing ? 'None' : `${length} characters`,
    suggestedValue: truncate(
      (length > descriptionLength.max ? description : text).replace(/\s+/g, ' ').trim(),
      descriptionLength.max,
    ),
    estimatedImpact: 'More clicks from results that already show this page',
  }
}

const headingFinding = ({ path, title, hasHeading }: PageFacts): Finding | null =>
  hasHeading
    ? null
    : {
        key: `heading:${path}`,
        priority: 'medium',
        type: 'Heading',
        recommendation: `${path} has no main heading.`,
        currentValue: 'No <h1>',
        suggestedValue: title,
        estimatedImpact: 'Search engines and screen readers learn what the page is about',
      }

const thinFinding = ({ path, text }: PageFacts): Finding | null => {
  const words = text.split(/\s+/).filter(Boolean).length
  if (words >= thinWords) return null
  return {
    key: `thin:${path}`,
    priority: 'medium',
    type: 'Thin content',
    recommendation: `${path} has little to read. Ask a question there, or answer one.`,
    currentValue: `${words} words`,
    suggestedValue: `At least ${thinWords} words`,
    estimatedImpact: 'Thin pages are often left out of the index',
  }
}

const speedFinding = ({ path, took }: PageFacts): Finding | null =>
  took <= slowMs
    ? null
    : {
        key: `slow:${path}`,
        priority: 'medium',
        type: 'Speed',
        recommendation: `${path} took long to make when it was audited.`,
        currentValue: `${took} ms`,
        suggestedValue: `At most ${slowMs} ms`,
        estimatedImpact: 'Fewer people leave before they see it',
      }

const weightFinding = ({ path, bytes }: PageFacts): Finding | null =>
  bytes <= heavyBytes
    ? null
    : {
        key: `heavy:${path}`,
        priority: 'low',
        type: 'Page size',
        recommendation: `${path} is heavy for phones.`,
        currentValue: `${Math.round(bytes / 1000)} KB of HTML`,
        suggestedValue: `At most ${heavyBytes / 1000} KB`,
        estimatedImpact: 'Faster on slow connections',
      }

const duplicateTitles = (pages: PageFacts[]): Finding[] =>
  [...Map.groupBy(pages, ({ title }) => title).entries()]
    .filter(([title, same]) => title !== '' && same.length > 1)
    .map(([title, same]) => ({
      key: `duplicate-title:${title}`,
      priority: 'high',
      type: 'Duplicate title',
      recommendation: `${same.length} pages have the same title and compete with each other: ${same
        .map(({ path }) => path)
        .join(', ')}.`,
      currentValue: title,
      suggestedValue: 'A title of its own for each',
      estimatedImpact: 'Each page can be found for what only it says',
    }))

const lonelyPages = (pages: PageFacts[]): Finding[] => {
  const linked = new Set(
    pages.flatMap(({ path, links }) => links.filter((link) => link !== path).map(plain)),
  )
  return pages
    .filter(({ path }) => path !== '/' && !linked.has(plain(path)))
    .map(({ path }) => ({
      key: `unlinked:${path}`,
      priority: 'medium',
      type: 'Internal links',
      recommendation: `None of the other audited pages links to ${path}.`,
      currentValue: '0 links',
      suggestedValue: 'A link from a discussion of the same subject',
      estimatedImpact: 'Search engines find and rank what is linked',
    }))
}

/** One address in two spellings is one page. */
const plain = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
