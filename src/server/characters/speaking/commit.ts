import { onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { insertAiComment } from '../../posts/posts.ts'
import type { Brief, Plan } from './brief.ts'
import type { Engine } from './engine.ts'
import { keyOf } from '../gate/heard.ts'
import { remember } from '../positions/memory.ts'
import { claimOf } from '../gate/quote.ts'
import type { Scene } from './reply.ts'
import { sideOf, within } from '../casting/stance.ts'
import { recordStance } from '../positions/stances.ts'
import { depthUnder, stopReason } from '../casting/speaking-limits.ts'
import { type Said, findThread } from '../casting/thread.ts'
import { endTurn, gone } from './turn-queue.ts'
import { recordSpoken } from '../voices/library/record.ts'
import { sentencesOf } from '../../language/words.ts'
import type { Spoken } from './find-words.ts'
import { type Silence, silence } from '../casting/pass-reasons.ts'

/**
 * One transaction: the turn ends, and with it come comment, claim, stance, memory and receipt. The
 * rules are asked once more under the post's lock, so that two speakers at one time never pass a
 * cap together, and the words are compared with what others said meanwhile. null: it is written, or
 * another worker did it.
 */
export const commitReply = (
  { db, clock }: Engine,
  scene: Scene,
  plan: Plan,
  brief: Brief,
  spoken: Spoken,
): Promise<Refusal | null> =>
  transact(db, async (trx) => {
    const { turn } = scene
    await trx.selectFrom('posts').select('id').where('id', '=', turn.postId).forUpdate().execute()
    const thread = await findThread(trx, turn.postId)
    if (!thread) return because(gone)
    const parentId = plan.target?.commentId ?? null
    const parent = thread.comments.find(({ id }) => id === parentId)
    if (parentId !== null && !parent) return because(silence('target_gone'))
    const { characterId, isForced } = turn
    const halt = stopReason(thread, {
      characterId,
      parentId,
      isForced,
      gateFailures: 0,
      now: clock(),
    })
    if (halt) return because(halt)
    if (isEcho(spoken.text, thread.comments, brief))
      return { reason: silence('nothing_new'), isEcho: true }
    if (!(await endTurn(trx, turn, { state: 'spoken', reason: null }))) return null
    const comment = await insertAiComment(trx, {
      postId: turn.postId,
      parentId,
      characterId,
      content: spoken.text,
      act: plan.act,
      stance: plan.stance,
      quote: plan.target?.quote ?? null,
      aiDepth: depthUnder(parent),
      isDegraded: spoken.isDegraded,
      isByModel: true,
      unchecked: spoken.unchecked,
      replyId: turn.id,
    })
    if (!comment) return because(gone)
    await trx
      .updateTable('replies')
      .set({ comment_id: comment.id })
      .where('id', '=', turn.id)
      .execute()
    await keepTraces(trx, scene, plan, brief, spoken, { commentId: comment.id, now: clock() })
    return null
  })

/** Why a comment was not written after all; an echo may be spoken anew. */
export type Refusal = { reason: Silence; isEcho: boolean }

const because = (reason: Silence): Refusal => ({ reason, isEcho: false })

/** Does it say what somebody said while it was being written? */
const isEcho = (text: string, comments: readonly Said[], { thread }: Brief): boolean => {
  const known = new Set(thread.map(({ commentId }) => commentId))
  const meanwhile = comments.filter(({ id }) => !known.has(id))
  const said = new Set(meanwhile.flatMap(({ content }) => sentencesOf(content)).map(keyOf))
  return sentencesOf(text).some((sentence) => said.has(keyOf(sentence)))
}

/** What later turns build on, and what people can look up. */
const keepTraces = async (
  trx: Trx,
  scene: Scene,
  plan: Plan,
  brief: Brief,
  spoken: Spoken,
  { commentId, now }: { commentId: number; now: Date },
): Promise<void> => {
  const { turn, topic, persona, held } = scene
  const claim = claimOf(spoken.text)
  await trx
    .insertInto('claims')
    .values({
      comment_id: commentId,
      post_id: turn.postId,
      character_id: persona.id,
      aspect: plan.aspectId ?? 'whole',
      label: topic.debate?.points[plan.aspectId ?? '']?.says ?? null,
      polarity: sideOf(plan.stance ?? 0),
      quote: claim,
    })
    .execute()
  if (plan.stance !== null)
    await recordStance(trx, {
      characterId: persona.id,
      postId: turn.postId,
      topic: topic.key,
      aspect: plan.aspectId ?? 'whole',
      // a written text may stand further away than its speaker last did, in another discussion
      value: within(held.last, plan.stance),
      previous: held.last,
      commentId,
      causeCommentId: plan.target?.commentId ?? null,
    })
  if (plan.textId !== null) {
    const { postId } = turn
    await recordSpoken(trx, {
      postId,
      commentId,
      textId: plan.textId,
      debate: topic.debate,
      at: now,
    })
  }
  await remember(trx, memoriesOf(scene, plan, claim))
  await writeReceipt(trx, scene, plan, brief, spoken, commentId)
}

/** What is said to a person may repeat that person's words, and goes with them. */
const memoriesOf = (scene: Scene, plan: Plan, claim: string) => {
  const { turn, persona, thread, cause } = scene
  const about = truncate(onOneLine(thread.post.content), 100)
  const said = {
    characterId: persona.id,
    kind: 'episodic' as const,
    content: `On “${about}” I said: ${claim}`,
    importance: plan.isForced ? 0.7 : 0.5,
    postId: turn.postId,
    userId: cause?.userId ?? thread.post.userId,
  }
  const moved = moveIn(scene, plan)
  const stance = moved && { ...said, kind: 'stance' as const, content: `On “${about}” ${moved}` }
  const target = plan.target
  if (!target?.isAi) return [said, ...(stance ? [stance] : [])]
  const content = `I answered @${target.handle} on “${about}”: ${truncate(target.quote, 120)}`
  const relation = { ...said, kind: 'relation' as const, content, importance: 0.6 }
  return [said, relation, ...(stance ? [stance] : [])]
}

const positions = ['firmly against', 'against', 'on neither side', 'for', 'firmly for'] as const

/** null: it stands where it stood. */
const moveIn = ({ held }: Scene, { stance, target }: Plan): string | null => {
  if (stance === null || held.last === null || held.last === stance) return null
  const cause = target ? `@${target.handle} moved me` : 'I moved'
  return `${cause} from “${positions[held.last + 2]}” to “${positions[stance + 2]}”.`
}

const writeReceipt = async (
  trx: Trx,
  { turn, topic }: Scene,
  plan: Plan,
  { thread }: Brief,
  spoken: Spoken,
  commentId: number,
): Promise<void> => {
  await trx
    .insertInto('receipts')
    .values({
      comment_id: commentId,
      why: JSON.stringify([...turn.why.reasons, ...concessionOf(plan)]),
      plan: JSON.stringify({ ...plan, target: whomOf(plan), written: writtenOf(topic, plan) }),
      provider: spoken.provider,
      model: spoken.model,
      seen_comment_ids: thread.map((seen) => seen.commentId),
      input_tokens: spoken.usage.inputTokens,
      output_tokens: spoken.usage.outputTokens,
      cost_microusd: spoken.costMicrousd,
      duration_ms: spoken.durationMs,
      model_hash: spoken.origin?.hash ?? null,
      tokens_per_second: spoken.origin?.tokensPerSecond ?? null,
      attempts: turn.attempts,
    })
    .execute()
}

const concessionOf = ({ act, target }: Plan): string[] =>
  act === 'CONCEDE' && target ? [`@${target.handle} gave a reason that moved it a step.`] : []

/** The debate and the facts as they stand now: the receipt tells them also when they leave the library. */
const writtenOf = ({ debate }: Scene['topic'], { factIds }: Plan) =>
  debate && {
    question: debate.question,
    facts: factIds.flatMap((id) => {
      const fact = debate.facts[id]
      return fact ? [{ text: fact.says, source: fact.source, isOpened: fact.opened }] : []
    }),
  }

/** Whom it answers, without their words: those stand in the comment, and go when theirs are deleted. */
const whomOf = ({ target }: Plan) =>
  target && { commentId: target.commentId, handle: target.handle }
