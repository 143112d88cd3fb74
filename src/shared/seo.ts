import { z } from 'zod'
import { endpoint, idParam, typedText, wholeNumber } from './endpoint.ts'
import { pagePath } from './pages.ts'

/** Offered when a keyword is added; any other word is taken as well. */
export const keywordCategories = [
  'AI',
  'Technology',
  'Social Media',
  'News',
  'Environment',
  'Marketing',
] as const
export const defaultCategory = 'General'
/** Characters of an imported file; the largest exports of the keyword tools have a few thousand rows. */
export const importMost = 2_000_000
/** Performance is that of so many days. */
export const measuredDays = 30

export const seoKeyword = z
  .object({
    id: z.number(),
    keyword: z.string(),
    category: z.string(),
    /** Searches a month; null where nobody has said. */
    searchVolume: z.number().nullable(),
    trend: z.enum(['rising', 'falling', 'steady']).nullable(),
    /** 0 to 100; null where nobody has said. */
    difficulty: z.number().nullable(),
  })
  .meta({ id: 'SeoKeyword' })
export type SeoKeyword = z.infer<typeof seoKeyword>

/** Rates are percentages. null: nothing to measure yet, or Search Console was never imported. */
export const seoPerformance = z
  .object({
    id: z.number(),
    keyword: z.string(),
    organicTraffic: z.number(),
    clickThroughRate: z.number().nullable(),
    impressions: z.number().nullable(),
    clicks: z.number().nullable(),
    bounceRate: z.number().nullable(),
    /** Seconds. */
    avgTimeOnPage: z.number().nullable(),
    conversionRate: z.number().nullable(),
  })
  .meta({ id: 'SeoPerformance' })
export type SeoPerformance = z.infer<typeof seoPerformance>

export const seoRecommendation = z
  .object({
    id: z.number(),
    priority: z.enum(['high', 'medium', 'low']),
    type: z.string(),
    recommendation: z.string(),
    currentValue: z.string(),
    suggestedValue: z.string(),
    estimatedImpact: z.string(),
    isImplemented: z.boolean(),
  })
  .meta({ id: 'SeoRecommendation' })
export type SeoRecommendation = z.infer<typeof seoRecommendation>

export const listKeywords = endpoint('GET', '/api/seo/keywords', {
  who: 'administrator',
  summary: 'The keywords that are tracked',
  answer: z.array(seoKeyword),
})

export const addKeyword = endpoint('POST', '/api/seo/keywords', {
  who: 'confirmedAdministrator',
  summary: 'Track a keyword',
  status: 201,
  body: z.object({
    keyword: typedText('Keyword', 100),
    category: typedText('Category', 50).default(defaultCategory),
  }),
  answer: seoKeyword,
})

export const importAnswer = z
  .object({
    /** Whose export it was. */
    source: z.enum(['keyword tool', 'Search Console']),
    updated: z.number(),
    added: z.number(),
    /** Rows about keywords that are not tracked. */
    ignored: z.number(),
  })
  .meta({ id: 'SeoImport' })
export type ImportAnswer = z.infer<typeof importAnswer>

export const removeKeyword = endpoint('DELETE', '/api/seo/keywords/{id}', {
  who: 'confirmedAdministrator',
  summary: 'Track a keyword no longer; its figures go with it',
  status: 204,
  params: idParam,
})

export const importKeywords = endpoint('POST', '/api/seo/import', {
  who: 'confirmedAdministrator',
  summary:
    'Take volume and difficulty from an export of Google Keyword Planner, Ahrefs or Semrush, or impressions and clicks from one of Search Console',
  body: z.object({
    csv: z
      .string({ error: 'The file is required' })
      .min(1, 'The file is empty')
      .max(importMost, `The file must have at most ${importMost} characters`),
    /** Track what the file names and is not tracked yet. */
    addMissing: z.boolean().default(false),
  }),
  answer: importAnswer,
})

export const listPerformance = endpoint('GET', '/api/seo/performance', {
  who: 'administrator',
  summary: `How each tracked keyword did in the last ${measuredDays} days`,
  answer: z.array(seoPerformance),
})

export const listRecommendations = endpoint('GET', '/api/seo/recommendations', {
  who: 'administrator',
  summary: 'What an audit of the site’s own pages found, most important first',
  answer: z.array(seoRecommendation),
})

export const implementRecommendation = endpoint('POST', '/api/seo/recommendations/{id}/implement', {
  who: 'confirmedAdministrator',
  summary: 'Mark a recommendation as done',
  params: idParam,
  answer: seoRecommendation,
})

/** Half an hour in one report; what is longer was left open. */
const secondsMost = 1_800

export const reportVisit = endpoint('POST', '/api/seo/visits', {
  who: 'anyone',
  summary:
    'Sent by a page that a search engine led to: what this visit adds to the day’s counts. Nobody is identified',
  status: 204,
  body: z.object({
    /** The page that the visit came to. */
    path: z
      .string()
      .max(300)
      .refine((path) => pagePath(path) !== null, 'That is no page'),
    /** The first report of a visit. */
    isLanding: z.boolean(),
    /** Since the last report the visit has become more than a glance. */
    isEngaged: z.boolean(),
    /** Since the last report somebody has signed in or up. */
    isConverted: z.boolean(),
    /** In view since the last report. */
    seconds: wholeNumber('seconds').transform((seconds) => Math.min(seconds, secondsMost)),
  }),
})
