import { sql } from 'kysely'
import { announce } from '../../changes/announce.ts'
import type { Engine } from '../speaking/engine.ts'
import type { Thread } from './thread.ts'
import { silence } from './pass-reasons.ts'
import { transact } from '../../db/transact.ts'

/** Panels a day for one person's posts. */
const most = { usually: 20, onFirstDay: 10 } as const

/** How many panels this post's author may have a day, where they have had them; else null. */
export const threadLimit = async (
  { db, env, clock }: Pick<Engine, 'db' | 'env' | 'clock'>,
  { post }: Thread,
): Promise<number | null> => {
  if (post.isScouts) return null
  const dayAgo = new Date(clock().getTime() - 86_400_000)
  const { rows } = await sql<{ count: number; isNew: boolean }>`
    select u.created_at > ${dayAgo} as "isNew", (
      select count(*)::int from posts p
      where p.user_id = u.id and p.id < ${post.id} and p.created_at > ${dayAgo} and exists (
        select from replies r where r.post_id = p.id and r.why ->> 'fault' is distinct from 'limit'
      )
    ) as count
    from users u where u.id = ${post.userId}
  `.execute(db)
  const [had] = rows
  if (!had) return null
  const limit = Math.floor((had.isNew ? most.onFirstDay : most.usually) * env.RATE_LIMIT_SCALE)
  return had.count >= limit ? limit : null
}

/** The character that would have opened passes instead, and says why: the author sees it in the thread, live. */
export const tellOfLimit = async (
  { db }: Pick<Engine, 'db'>,
  { post }: Thread,
  wished: readonly { characterId: string; isForced: boolean }[],
  limit: number | null,
): Promise<void> => {
  const first = wished.find(({ isForced }) => !isForced)
  if (limit === null || !first) return
  const { code, about } = silence('panels_spent', String(limit))
  await transact(db, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into replies (post_id, character_id, wave, why, state, reason, reason_about, settled_at)
      values (${post.id}, ${first.characterId}, 1, '{"fault": "limit"}', 'passed',
        ${code}, ${about}, now())
      on conflict (post_id, coalesce(cause_comment_id, 0), wave, character_id) do nothing
      returning id
    `.execute(trx)
    for (const { id } of rows) await announce(trx, { kind: 'pass', postId: post.id, replyId: id })
  })
}
