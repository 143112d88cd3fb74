import type { FastifyInstance } from 'fastify'
import { type Receipt, listCharacters, readReceipt } from '#shared/characters.ts'
import type { Db } from '../db/outbox.ts'
import { notFound } from '../http/errors.ts'
import { sendVersion } from '../http/etag.ts'
import { anyone } from '../http/guard.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import type { Plan } from './brief.ts'
import { readCast, toCharacter } from './persona.ts'

export const characterRoutes = (app: FastifyInstance, { db }: Services): void => {
  route(app, listCharacters, { guard: anyone }, async ({ request, reply }) =>
    sendVersion(request, reply, JSON.stringify((await readCast(db)).map(toCharacter))),
  )
  route(app, readReceipt, { guard: anyone }, ({ params }) => findReceipt(db, params.id))
}

/** Throws 404 for a person's comment as for one that is not there. */
const findReceipt = async (db: Db, commentId: number): Promise<Receipt> => {
  const row = await db
    .selectFrom('receipts as r')
    .innerJoin('comments as c', 'c.id', 'r.comment_id')
    .selectAll('r')
    .select('c.is_degraded')
    .where('r.comment_id', '=', commentId)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Receipt')
  return {
    commentId: row.comment_id,
    why: row.why as string[],
    act: (row.plan as Plan).act,
    provider: row.provider,
    model: row.model,
    isDegraded: row.is_degraded,
    seenCommentIds: row.seen_comment_ids,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costMicrousd: row.cost_microusd,
    durationMs: row.duration_ms,
    createdAt: row.created_at.toISOString(),
  }
}
