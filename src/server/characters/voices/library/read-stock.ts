import { sql } from 'kysely'
import type { Trx } from '../../../db/outbox.ts'
import type { Library } from '../../../library/library.ts'
import type { Played, Stock } from './stock.ts'

/** How long a text rests before it is heard again on a site; readings and ways to pass are more general. */
const restDays = { debate: 60, reading: 14 } as const
/** And never twice among so many of the newest posts. */
const feedPage = 20

type Wish = { postId: number; debateId: string | null; now: Date }

/** What may be said in a discussion now: one statement. What its own turns are about to say does not count: casting may run twice. */
export const readStock = async (
  trx: Trx,
  library: Library,
  { postId, debateId, now }: Wish,
): Promise<Stock> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql<{ played: Played[]; spent: string[] }>`
    select
      (
        select coalesce(json_agg(json_build_object('textId', text_id, 'commentId', comment_id)
          order by comment_id), '[]')
        from spoken_texts where post_id = ${postId}
      ) as played,
      array(
        select text_id from spoken_texts
        where text_id >= ${`${debateId}/`} and text_id < ${`${debateId}0`}
          and spoken_at > ${daysAgo(restDays.debate)}
        union
        select text_id from spoken_texts
        where (text_id like 'reading:%' or text_id like 'pass:%')
          and (spoken_at > ${daysAgo(restDays.reading)}
            or post_id in (select id from posts order by id desc limit ${feedPage}))
        union
        select why ->> 'textId' from replies
        where state in ('planned', 'speaking') and why ? 'textId' and post_id <> ${postId}
          and why ->> 'textId' is not null
        union
        select text_id from library_switches
      ) as spent
  `.execute(trx)
  const { played = [], spent = [] } = rows[0] ?? {}
  const debate = debateId === null ? null : (library.debates.get(debateId) ?? null)
  const off = new Set(spent)
  return { library, debate: debate && off.has(debate.id) ? null : debate, played, spent: off }
}
