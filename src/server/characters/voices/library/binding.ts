import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../../../db/outbox.ts'
import { gravityOf } from '../../../language/gravity.ts'
import { isForeign } from '../../../language/foreign.ts'
import type { Library } from '../../../library/library.ts'

/** What a post is about: the debate it is played from, and one that is only near. */
export type Binding = { debateId: string | null; relatedId: string | null; score: number }

/**
 * From here on a debate is played; from the lower one it is linked. Fitted by evals/finding.ts: a wrong debate is worse
 * than none.
 */
export const sure = { played: 0.72, related: 0.45 } as const

const unbound: Binding = { debateId: null, relatedId: null, score: 0 }

/** What the words of a post are about. Nothing where nobody should argue, or in another language. */
export const bindingOf = ({ find }: Pick<Library, 'find'>, content: string): Binding => {
  if (gravityOf(content) !== null || isForeign(content)) return unbound
  const [best] = find(content)
  if (!best || best.score < sure.related) return { ...unbound, score: best?.score ?? 0 }
  const isPlayed = best.score >= sure.played
  return {
    debateId: isPlayed ? best.debateId : null,
    relatedId: isPlayed ? null : best.debateId,
    score: best.score,
  }
}

export const fingerprintOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Binds a post to what its words are about; the first binding stays. Gives the one that holds. */
export const bindPost = async (
  trx: Trx,
  library: Pick<Library, 'find'>,
  { id, content, at }: { id: number; content: string; at: Date },
): Promise<Binding> => {
  const { debateId, relatedId, score } = bindingOf(library, content)
  const { rows } = await sql<Binding>`
    with bound as (
      insert into post_debates (post_id, debate_id, related_id, score, fingerprint, bound_at)
      values (${id}, ${debateId}, ${relatedId}, ${score}, ${fingerprintOf(content)}, ${at})
      on conflict (post_id) do nothing
      returning debate_id, related_id, score
    )
    select debate_id as "debateId", related_id as "relatedId", score from bound
    union all
    select debate_id, related_id, score from post_debates where post_id = ${id}
    limit 1
  `.execute(trx)
  return rows[0] ?? { debateId, relatedId, score }
}

/** Whether a debate still fits a post that may have been edited since it was bound. */
export const stillFits = (
  library: Pick<Library, 'find'>,
  { content, debateId, fingerprint }: { content: string; debateId: string; fingerprint: string },
): boolean =>
  fingerprintOf(content) === fingerprint || bindingOf(library, content).debateId === debateId
