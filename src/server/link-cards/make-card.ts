import { sql } from 'kysely'
import { cardLengths } from '#shared/link-cards.ts'
import { truncate } from '#shared/text.ts'
import { announce } from '../changes/announce.ts'
import { FetchError, type FetchRules, guardedFetch } from '../http/egress/fetch.ts'
import { userAgent } from '../http/egress/user-agent.ts'
import { imageRules } from '../image-proxy/images.ts'
import { hasPictureSignature } from '../media/signature.ts'
import { soundsLikeSpam } from '../moderation/screening-rules.ts'
import { hasNetwork } from '../scout/configured.ts'
import type { Services } from '../services.ts'
import { decodePage } from './decode-page.ts'
import { readHead } from './read-head.ts'
import { transact } from '../db/transact.ts'

type Ground = Services & {
  /** Other rules of fetching: for tests, which play the other site. */
  rules?: Partial<FetchRules>
}
type Card = { title: string; site: string | null; image_url: string | null }
type Outcome = Card | { failure: string }

/** Reads the page behind a link, and has it shown where the link stands. Only what a post that is there has is read. */
export const makeCard = async (ground: Ground, cardId: number): Promise<void> => {
  const url = await findUrl(ground, cardId)
  if (url === undefined) return
  const outcome = await readPage(ground, url)
  await keep(ground, { id: cardId, url }, outcome)
}

const findUrl = async ({ db }: Ground, id: number): Promise<string | undefined> => {
  const { rows } = await sql<{ url: string }>`
    select url from link_cards where id = ${id} and exists (
      select from posts where link_url = link_cards.url and deleted_at is null)
  `.execute(db)
  return rows[0]?.url
}

const pageRules = (isProduction: boolean): FetchRules => ({
  schemes: ['https:', 'http:'],
  types: ['text/html', 'application/xhtml+xml'],
  mostBytes: 512 * 1024,
  mayBeCut: true,
  withinMs: 8_000,
  hasUsualPort: isProduction,
})

const readPage = async (ground: Ground, address: string): Promise<Outcome> => {
  const { env, rules } = ground
  if (!rules && !hasNetwork(env)) return { failure: 'This site fetches nothing' }
  if (env.SITE_URL && URL.parse(env.SITE_URL)?.host === new URL(address).host)
    return { failure: 'It is on this site' }
  const headers = { 'user-agent': userAgent(env, 'Links') }
  const isProduction = env.NODE_ENV === 'production'
  try {
    const page = await guardedFetch(address, { ...pageRules(isProduction), headers, ...rules })
    const { title, site, image } = readHead(decodePage(page.body, page.contentType))
    if (title === null) return { failure: 'Its page has no title' }
    if (soundsLikeSpam(`${title}\n${site ?? ''}`)) return { failure: 'Its words are doubtful' }
    return {
      title: truncate(title, cardLengths.title),
      site: site && truncate(site, cardLengths.site),
      image_url: image && (await checkedImage(ground, URL.parse(image, page.url)?.href)),
    }
  } catch (error) {
    if (error instanceof FetchError) return { failure: error.message }
    throw error
  }
}

const longestImage = 2_000

/** A picture that is not there, or is none, would be a hole in the card. */
const checkedImage = async (
  { env, rules }: Ground,
  url: string | undefined,
): Promise<string | null> => {
  if (url === undefined || url.length > longestImage) return null
  const headers = { 'user-agent': userAgent(env, 'Links') }
  const own = imageRules(env.NODE_ENV === 'production')
  try {
    const { body } = await guardedFetch(url, { ...own, headers, ...rules, ...limitsOf(own) })
    return hasPictureSignature(body) ? url : null
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

const limitsOf = ({ types, mostBytes }: FetchRules) => ({ types, mostBytes })

/** So many posts with the same link get it at once; the others have it when they are read the next time. */
const toldMost = 20

type Kept = { id: number; url: string }

/** What could not be read again stays as it was. */
const keep = ({ db, clock }: Ground, { id, url }: Kept, outcome: Outcome): Promise<void> =>
  transact(db, async (trx) => {
    const isCard = 'title' in outcome
    const { rows } = isCard
      ? await sql`
          update link_cards set state = 'ready', failure = null, title = ${outcome.title},
            site = ${outcome.site}, image_url = ${outcome.image_url}, fetched_at = ${clock()}
          where id = ${id} and (state <> 'ready' or
            (title, site, image_url) is distinct from
              (${outcome.title}, ${outcome.site}::text, ${outcome.image_url}::text))
          returning id
        `.execute(trx)
      : await sql`
          update link_cards set state = case state when 'ready' then 'ready' else 'failed' end,
            failure = ${outcome.failure}
          where id = ${id}
        `.execute(trx)
    if (!isCard || rows.length === 0) return
    const { rows: posts } = await sql<{ id: number }>`
      select id from posts where link_url = ${url} and deleted_at is null
      order by id desc limit ${toldMost}
    `.execute(trx)
    for (const post of posts) await announce(trx, { kind: 'post_edit', postId: post.id })
  })
