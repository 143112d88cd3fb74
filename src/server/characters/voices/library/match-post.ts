import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trx } from '../../../db/outbox.ts'
import { withoutWaiting } from '../../../db/without-waiting.ts'
import { gravityOf } from '../../../language/gravity.ts'
import { isForeign } from '../../../language/foreign.ts'
import type { Library } from '../../../library/library.ts'

/** What a post is about: the debate it is played from, and one that is only near. */
export type Binding = {
  debateId: string | null
  relatedId: string | null
  score: number
  /** Why the library has little to say; null: it has enough, or silence is right. */
  note: 'uncovered' | 'foreign' | null
}

/**
 * From here on a debate is played; from the lower one it is linked. Chosen by hand at what evals/finding.ts prints: a
 * wrong debate is worse than none.
 */
export const sure = { played: 0.55, related: 0.38 } as const

/** Who only wants to know which, where or how names what a debate is about, and would be argued at. */
const asksForFact =
  /^(?:hi,? |hey,? |hello,? |ok,? |so,? )?(?:which|where|when|what(?:'s| is| was) the (?:name|title)|how do (?:i|you|we) (?!feel|justify|defend)|(?:does|can|could|would) (?:any(?:one|body)|somebody|someone) (?:know|tell|recommend|recognise|recognize)|any(?:one|body) know)\b(?![\s\S]*\b(?:should|shouldn't|fair|wrong|right|ought)\b)/i

const unbound: Binding = { debateId: null, relatedId: null, score: 0, note: null }

/** What the words of a post are about. Nothing where nobody should argue, or in another language. */
export const bindingOf = ({ find }: Pick<Library, 'find'>, content: string): Binding => {
  if (gravityOf(content) !== null) return unbound
  if (isForeign(content)) return { ...unbound, note: 'foreign' }
  const [best] = find(content)
  if (!best || best.score < sure.related)
    return { ...unbound, score: best?.score ?? 0, note: 'uncovered' }
  const isPlayed = best.score >= sure.played && !asksForFact.test(content)
  return {
    debateId: isPlayed ? best.debateId : null,
    relatedId: isPlayed ? null : best.debateId,
    score: best.score,
    note: isPlayed ? null : 'uncovered',
  }
}

export const fingerprintOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)

/** Binds a post to what its words are about; the first binding stays. Gives the one that holds. */
export const bindPost = async (
  trx: Trx,
  library: Pick<Library, 'find' | 'debates'>,
  { id, content, at, isWritten }: { id: number; content: string; at: Date; isWritten: boolean },
): Promise<Pick<Binding, 'debateId' | 'relatedId'>> => {
  const { debateId, relatedId, score, note } = bindingOf(library, content)
  const debate = library.debates.get(debateId ?? relatedId ?? '')
  const isCovered = debateId !== null && debate && !content.includes(debate.question)
  const told = isCovered ? 'covered' : note
  const { rows } = await sql<Pick<Binding, 'debateId' | 'relatedId'>>`
    with bound as (
      insert into post_debates (post_id, debate_id, related_id, related_question, score, note,
        fingerprint, bound_at)
      values (${id}, ${debateId}, ${relatedId}, ${debate?.question ?? null}, ${score}, ${isWritten ? told : null},
        ${fingerprintOf(content)}, ${at})
      on conflict (post_id) do nothing
      returning debate_id, related_id, ${withoutWaiting}
    )
    select debate_id as "debateId", related_id as "relatedId" from bound
    union all
    select debate_id, related_id from post_debates where post_id = ${id}
    limit 1
  `.execute(trx)
  return rows[0] ?? { debateId, relatedId }
}

/** Whether a debate still fits a post that may have been edited since it was bound. */
export const stillFits = (
  library: Pick<Library, 'find'>,
  { content, debateId, fingerprint }: { content: string; debateId: string; fingerprint: string },
): boolean =>
  fingerprintOf(content) === fingerprint || bindingOf(library, content).debateId === debateId

/** The same of whichever debate the post was bound to, also of one that only came near. */
export const stillNear = (
  library: Pick<Library, 'find'>,
  {
    content,
    fingerprint,
    debateId,
    relatedId,
  }: Pick<Binding, 'debateId' | 'relatedId'> & { content: string; fingerprint: string },
): boolean => {
  if (fingerprintOf(content) === fingerprint) return true
  const now = bindingOf(library, content)
  return now.debateId === debateId && now.relatedId === relatedId
}
