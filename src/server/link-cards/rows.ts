import { sql } from 'kysely'
import type { LinkCard } from '#shared/link-cards.ts'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { type Hidden, isHidden } from '../hiding/hidden.ts'
import { cardPicturePath } from './picture.ts'

/** A card as a statement selects it beside its post; `version`: seconds since 1970 at which it was made. */
export type CardRow = {
  id: number
  url: string
  title: string
  site: string | null
  hasImage: boolean
  version: number
}

/** The card of `post` as a value: a CardRow, or null. A post without a link costs no look. */
export const cardOf = sql`
  case when post.link_url is not null then (
    select json_build_object('id', card.id, 'url', card.url, 'title', card.title,
      'site', card.site, 'hasImage', card.image_url is not null,
      'version', extract(epoch from card.fetched_at)::bigint)
    from link_cards as card where card.url = post.link_url and card.state = 'ready'
  ) end`

/** A page is read again for a post that is written so long after; one that could not be read sooner. */
const fresh = { ready: sql`interval '7 days'`, failed: sql`interval '1 day'` }

const again = sql`
  on conflict (url) do update set asked_at = excluded.asked_at
    where link_cards.asked_at < excluded.asked_at - case link_cards.state
      when 'failed' then ${fresh.failed} else ${fresh.ready} end`

type Linking = { linkUrl: string | null; at: Date }

/** Has the links of posts get cards. In order, so that none waits for the other in a ring. */
export const askForCards = async (trx: Trx, links: readonly Linking[]): Promise<void> => {
  const rows = links.flatMap(({ linkUrl, at }) => (linkUrl === null ? [] : [{ url: linkUrl, at }]))
  if (rows.length > 0) await ask(trx, rows)
}

const ask = statementOfMany(
  { url: 'text', at: 'timestamptz' },
  (given) => sql`
    insert into link_cards (url, asked_at)
    select url, max(at) from (${given}) as given group by url order by url
    ${again}`,
)

/** A card as the API has it. It always names the host that the link leads to: a page may call itself anything. */
export const presentCard = (row: CardRow | null): { linkCard?: LinkCard } => {
  if (!row) return {}
  const { id, url, title, site, hasImage, version } = row
  const { hostname } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  const imageUrl = hasImage ? `${cardPicturePath}/${id}?v=${version}` : null
  return { linkCard: { url, title, site, host, imageUrl } }
}

/** Words that somebody muted are kept from them in a card, too; the post stays. */
export const withoutMutedCard = <Row extends { linkCard: CardRow | null }>(
  hidden: Hidden,
  row: Row,
): Row => (row.linkCard && isCardMuted(hidden, row.linkCard) ? { ...row, linkCard: null } : row)

export const isCardMuted = (
  hidden: Hidden,
  { title, site }: Pick<LinkCard, 'title' | 'site'>,
): boolean => isHidden(hidden, { authorId: null, content: `${title}\n${site ?? ''}` })
