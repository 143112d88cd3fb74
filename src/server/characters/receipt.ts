import { sql } from 'kysely'
import type { Receipt } from '#shared/characters.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import type { Plan } from './speaking/brief.ts'

type Row = Omit<Receipt, 'act' | 'facts' | 'debate' | 'createdAt'> & {
  plan: Pick<Plan, 'act'> & {
    written?: { question: string; facts: Receipt['facts'] } | null
  }
  createdAt: Date
}

/** Why a character spoke, and what it was given. 404 for a person's comment as for none. */
export const findReceipt = async (db: Trx, commentId: number): Promise<Receipt> => {
  const { rows } = await sql<Row>`
    select r.comment_id as "commentId", c.post_id as "postId", r.why, r.plan, r.provider, r.model,
      c.is_degraded as "isDegraded", c.unchecked, r.seen_comment_ids as "seenCommentIds",
      r.input_tokens as "inputTokens", r.output_tokens as "outputTokens",
      r.cost_microusd as "costMicrousd", r.model_hash as "modelHash",
      r.tokens_per_second as "tokensPerSecond", r.duration_ms as "durationMs", r.created_at as "createdAt",
      case when c.quote is not null and (parent.id is not null or c.parent_id is null) then
        json_build_object('commentId', parent.id, 'quote', c.quote,
          'handle', coalesce(v.persona ->> 'handle', users.username))
      end as answers
    from receipts r
    join comments c on c.id = r.comment_id and c.deleted_at is null
    join posts on posts.id = c.post_id and posts.deleted_at is null
    left join comments parent on parent.id = c.parent_id and parent.deleted_at is null
    left join characters k on k.id = parent.character_id
    left join character_versions v on v.character_id = k.id and v.version = k.version
    left join users on users.id = coalesce(parent.user_id, case when c.parent_id is null then posts.user_id end)
    where r.comment_id = ${commentId}
  `.execute(db)
  const [row] = rows
  if (!row) throw notFound('Receipt')
  const { plan, createdAt, ...rest } = row
  const { act, written } = plan
  return {
    ...rest,
    act,
    debate: written?.question ?? null,
    facts: written?.facts ?? [],
    createdAt: createdAt.toISOString(),
  }
}
