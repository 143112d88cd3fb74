import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

/** Where this site serves the pictures of cards. Only what stands in a card is fetched, so nothing is signed. */
export const cardPicturePath = '/img/card'

/** The picture of a card, and who shows it; undefined: no post that is there shows it. */
export const findCardPicture = async (
  db: Trx,
  id: number,
): Promise<{ url: string; userId: string } | undefined> => {
  const { rows } = await sql<{ url: string; userId: string }>`
    select card.image_url as url, shown.user_id as "userId"
    from link_cards as card cross join lateral (
      select user_id from posts where link_url = card.url and deleted_at is null
      order by id desc limit 1
    ) as shown
    where card.id = ${id} and card.state = 'ready' and card.image_url is not null
  `.execute(db)
  return rows[0]
}
