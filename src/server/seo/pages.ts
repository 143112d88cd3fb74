import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pagePath } from '#shared/pages.ts'
import type { Trx } from '../db/outbox.ts'
import { inProcessHeader } from '../http/limits/limits.ts'
import { namingOf } from '../topics/spellings.ts'
import { textOfMarkup } from './markup-text.ts'
import { screens } from './screens.ts'

/** Behind the head so many letters of markup are read: a thread may have millions, and parsing holds up others. */
const markupMost = 300_000

/** A page as a search engine reads it, from its beginning. */
export type PageFacts = {
  path: string
  title: string
  description: string
  /** What stands between header and footer. */
  text: string
  hasHeading: boolean
  /** Pages of this site that it links to. */
  links: string[]
  /** Milliseconds until it was there, and its size in bytes, uncompressed. */
  took: number
  bytes: number
}

export type ReadPage = (path: string) => Promise<PageFacts | null>

/** Reads pages of this site as a visitor gets them; null for what is no page or not shown. */
export const openPages = (app: FastifyInstance): ReadPage => {
  const open = openMarkup(app)
  return async (asked) => {
    const began = performance.now()
    const page = await open(asked)
    if (!page) return null
    const took = Math.round(performance.now() - began)
    const { path, html, bytes } = page
    return { path, took, bytes, ...(await readMarkup(beginningOf(html))) }
  }
}

/** What a page of this site says; null for what is no page or not shown. */
export type ReadText = (path: string) => Promise<string | null>

export const openTexts = (app: FastifyInstance): ReadText => {
  const open = openMarkup(app)
  return async (asked) => {
    const page = await open(asked)
    return page && textOfMarkup(page.html)
  }
}

const openMarkup = (app: FastifyInstance) => async (asked: string) => {
  const path = pagePath(asked)
  if (path === null) return null
  const headers = { [inProcessHeader]: app.inProcessKey }
  const answer = await app.inject({ url: path, headers })
  if (answer.statusCode !== 200 || !isHtml(answer.headers['content-type'])) return null
  return { path, html: answer.payload, bytes: answer.rawPayload.length }
}

const isHtml = (type: unknown) => typeof type === 'string' && type.startsWith('text/html')

const beginningOf = (html: string): string => html.slice(0, html.indexOf('<main') + markupMost)

const readMarkup = async (html: string) => {
  const { parse } = await import('node-html-parser')
  // what is cut off leaves open what it stands in
  const page = parse(html, { parseNoneClosedTags: true })
  const main = page.querySelector('main')
  return {
    title: page.querySelector('title')?.text.trim() ?? '',
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    text: main?.structuredText ?? '',
    hasHeading: page.querySelector('h1') !== null,
    links: page
      .querySelectorAll('a[href^="/"]')
      .map((link) => (link.getAttribute('href') ?? '').split(/[?#]/, 1)[0] ?? ''),
  }
}

const auditedMost = { newest: 15, discussed: 15, topics: 10 }
/** The most discussed are looked for among so many of the newest. */
const recentPosts = 1_000

/** The pages worth auditing: every screen, and the newest and liveliest discussions and topics. */
export const pathsToAudit = async (trx: Trx): Promise<string[]> => {
  const recent = await trx
    .selectFrom('posts')
    .select(['id', 'comments_count'])
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(recentPosts)
    .execute()
  const { rows: topics } = await sql<{ hashtag: string }>`
    with hot as (
      select key, trend_score from tags order by trend_score desc limit ${auditedMost.topics}
    )
    select naming.hashtag from hot cross join lateral ${namingOf(sql`hot.key`)} as naming
    order by trend_score desc
  `.execute(trx)
  const discussed = recent.toSorted((a, b) => b.comments_count - a.comments_count)
  return [
    ...new Set([
      ...screens,
      ...recent.slice(0, auditedMost.newest).map(({ id }) => `/post/${id}`),
      ...discussed.slice(0, auditedMost.discussed).map(({ id }) => `/post/${id}`),
      ...topics.map(({ hashtag }) => `/topic/${encodeURIComponent(hashtag)}`),
    ]),
  ]
}
