import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'

const batch = 1_000

/** Cards of links that no post has any more; one that is deleted and may come back still has its own. */
export const forgetCards = async (db: Trx): Promise<void> => {
  await sql`
    delete from link_cards where id in (
      select id from link_cards as card
      where not exists (select from posts where link_url = card.url) limit ${batch}
    )
  `.execute(db)
}
