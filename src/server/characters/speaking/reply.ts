import { sql } from 'kysely'
import { announce } from '../../changes/announce.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { withoutWaiting } from '../../db/without-waiting.ts'
import { notifyCommit } from '../../changes/commits.ts'
import { beginTurn } from './typing.ts'
import type { Brief, Plan } from './brief.ts'
import { writeBrief } from './briefing.ts'
import { commitReply } from './commit.ts'
import type { Engine } from './engine.ts'
import type { Voice } from '../provider/generate.ts'
import { materialOf, wordsAbout } from '../provider/material.ts'
import { recall } from '../positions/memory.ts'
import { paceOf } from './pace.ts'
import { type Persona, readCast } from '../persona.ts'
import { makePlan } from '../casting/plan.ts'
import { openPublisher, type Publisher } from './publisher.ts'
import type { Held } from '../casting/stance.ts'
import { readHeld } from '../positions/stances.ts'
import { stopReason } from '../casting/speaking-limits.ts'
import { type FoundThread, type Said, findThread } from '../casting/thread.ts'
import { type Topic, topicOf } from '../casting/topic.ts'
import { type PlannedWords, planWritten } from '../voices/library/planning.ts'
import { stillFits, stillNear } from '../voices/library/match-post.ts'
import { readStock } from '../voices/library/read-stock.ts'
import type { Urgency } from '../voices/local/queue.ts'
import { isWrittenHere } from '../voices/written-here.ts'
import type { Words } from '../voices/library/words.ts'
import { type TurnRow, endTurn, gone, postponeTurn, takeTurn } from './turn-queue.ts'
import { hash } from '../casting/dice.ts'
import { openLibrary } from '../../library/library.ts'
import { sayWritten } from './written.ts'
import { findWords, type Spoken } from './find-words.ts'
import { type Silence, silence } from '../casting/pass-reasons.ts'

/** A turn with everything that is known when it is taken. */
export type Scene = {
  turn: TurnRow
  thread: FoundThread
  topic: Topic
  persona: Persona
  cast: readonly Persona[]
  cause: Said | null
  held: Held
}

/** Takes a turn: plan, words, gate, comment; or passes, visibly; or says that it will be later. */
export const speak = async (engine: Engine, replyId: number): Promise<void> => {
  const { db, setup } = engine
  const [turn, cast, { isOn, external }] = await Promise.all([
    takeTurn(db, replyId),
    readCast(db),
    setup(),
  ])
  if (!turn) return
  const decided = isOn
    ? await decide(engine, turn, cast, external)
    : silent(turn, silence('all_switched_off'))
  if ('dropped' in decided) return end(engine, turn, 'dropped', decided.dropped)
  if ('pass' in decided) return end(engine, turn, 'passed', decided.pass)
  notifyCommit({ kind: 'typing', ...draftOf(decided.scene, decided.plan) })
  try {
    await say(engine, decided)
  } catch (error) {
    if (!engine.ending.aborted) throw error
    await putOff(engine, turn)
  }
}

/** The process ends while the character types: what was shown is taken back, the turn is for the next start. */
const putOff = async ({ db, clock }: Engine, turn: TurnRow): Promise<void> => {
  await announce(db, { kind: 'retract', postId: turn.postId, replyId: turn.id })
  await postponeTurn(db, turn, new Date(clock().getTime() + putOffMs))
}

/** Long enough that the worker that is ending does not take it again. */
const putOffMs = 2_000

/** `words` null: a model is asked for them. */
type Decision = { scene: Scene; plan: Plan; words: Words | null }
type Decided = { dropped: Silence } | { pass: Silence } | Decision

/**
 * Under the post's lock: two characters that plan at one time do not plan the same. That it types is
 * told with its plan, before the next one that waits for the lock has begun.
 */
const decide = (
  { db, env, clock }: Engine,
  turn: TurnRow,
  cast: readonly Persona[],
  external: Voice | null,
): Promise<Decided> =>
  transact(db, async (trx) => {
    // Sent together: the thread is read when the lock is there.
    const [, found] = await Promise.all([
      lockPost(trx, turn.postId),
      setScene(trx, env, turn, cast),
    ])
    if (found === null) return { dropped: gone }
    if (found === 'off') return silent(turn, silence('switched_off'))
    const isWritten = isWrittenHere(external, found.thread)
    const scene = isWritten ? found : { ...found, topic: topicNow(env, found) }
    const halt = mayNotSpeak(scene, clock())
    if (halt) return silent(turn, halt)
    if (isWritten && hasOutgrown(env, scene)) return silent(turn, silence('post_changed'))
    const planned = isWritten
      ? await planFromLibrary(trx, { env, clock }, scene)
      : makePlan({ ...scene, ...turn.why, isForced: turn.isForced, seed: turn.id })
    if ('pass' in planned) return planned
    const { plan } = planned
    await beginTurn(trx, draftOf(scene, plan), plan)
    return { scene, plan, words: wordsIn(planned) }
  })

/** Who sees a character type need not wait for the disk: what is lost with the database is planned again. */
const lockPost = (trx: Trx, postId: number) =>
  sql`select ${withoutWaiting} from posts where id = ${postId} for update`.execute(trx)

const wordsIn = (planned: object): Words | null =>
  'words' in planned ? (planned.words as Words) : null

/** The post was edited, and the debate that it is played from no longer fits. */
const hasOutgrown = ({ DATA_DIR }: Engine['env'], { thread: { post }, turn }: Scene): boolean => {
  const { binding, content } = post
  return (
    turn.causeCommentId === null &&
    typeof binding?.debateId === 'string' &&
    !stillFits(openLibrary(DATA_DIR), { ...binding, debateId: binding.debateId, content })
  )
}

/** A model is given nothing of a debate that the post, as it was edited, is not about. */
const topicNow = ({ DATA_DIR }: Engine['env'], { topic, thread: { post } }: Scene): Topic => {
  const { binding, content } = post
  const isOutgrown = binding !== null && !stillNear(openLibrary(DATA_DIR), { ...binding, content })
  return isOutgrown ? { ...topic, debate: null, neighbour: null } : topic
}

/** The text that the library has for this turn. */
const planFromLibrary = async (
  trx: Trx,
  { env, clock }: Pick<Engine, 'env' | 'clock'>,
  { turn, thread, persona, cast, cause, held }: Scene,
): Promise<PlannedWords> => {
  const stock = await readStock(trx, openLibrary(env.DATA_DIR), {
    postId: turn.postId,
    debateId: thread.post.binding?.debateId ?? null,
    now: clock(),
  })
  const textId = turn.why.textId ?? null
  const seed = hash(`${turn.id} ${turn.characterId}`)
  const { isForced } = turn
  return planWritten(stock, { persona, cast, thread, cause, textId, isForced, held, seed })
}

const draftOf = ({ turn, persona }: Scene, plan: Plan) => ({
  postId: turn.postId,
  replyId: turn.id,
  characterId: persona.id,
  parentId: plan.target?.commentId ?? null,
})

/** A character that was asked by name says why nothing comes. */
const silent = ({ isForced }: TurnRow, reason: Silence): Decided =>
  isForced ? { pass: reason } : { dropped: reason }

/** null: the discussion is gone; 'off': the character has been switched off since it was cast. */
const setScene = async (
  trx: Trx,
  { DATA_DIR }: Engine['env'],
  turn: TurnRow,
  cast: readonly Persona[],
): Promise<Scene | 'off' | null> => {
  const thread = await findThread(trx, turn.postId)
  const persona = cast.find(({ id }) => id === turn.characterId)
  const cause = turn.causeCommentId
    ? thread?.comments.find(({ id }) => id === turn.causeCommentId)
    : null
  if (!thread || cause === undefined) return null
  if (!persona) return 'off'
  const topic = topicOf(openLibrary(DATA_DIR), thread.post)
  const held = await readHeld(trx, {
    characterId: persona.id,
    postId: turn.postId,
    topic: topic.key,
  })
  return { turn, thread, topic, persona, cast, cause, held }
}

const mayNotSpeak = ({ turn, thread, cause }: Scene, now: Date) => {
  const claim = thread.claims.find(({ id }) => id === turn.why.claimId)
  return stopReason(thread, {
    characterId: turn.characterId,
    parentId: claim?.commentId ?? cause?.id ?? null,
    isForced: turn.isForced,
    gateFailures: turn.isForced ? 0 : thread.gateFailures,
    now,
  })
}

const say = async (engine: Engine, { scene, plan, words }: Decision): Promise<void> => {
  if (words) return sayFromLibrary(engine, scene, { plan, words }, false)
  const { db, clock } = engine
  const { turn, thread, persona, topic, cause } = scene
  const brief = await writeBrief(engine, turn, thread, plan)
  const about = cause?.content ?? thread.post.content
  const facts = factsOf(topic, plan)
  const found = await findWords(engine, {
    brief,
    persona,
    cast: scene.cast,
    facts,
    material: materialOf(topic, {
      persona,
      cast: scene.cast,
      facts,
      about: `${thread.post.content}\n${plan.target?.content ?? ''}`,
    }),
    near: nearWords(topic),
    memories: await recall(db, { characterId: persona.id, about, now: clock() }),
    payerId: thread.post.userId,
    urgency: urgencyOf(scene),
    mayStandIn: mayStandIn(scene),
    attempts: turn.attempts - 1,
    publish: draftsOf(engine, scene, plan),
  })
  if ('retryInMs' in found)
    return postponeTurn(db, turn, new Date(clock().getTime() + found.retryInMs))
  if ('spoken' in found) return commit(engine, scene, plan, brief, found.spoken)
  const instead = mayStandIn(scene) ? await planFromLibrary(db, engine, scene) : null
  if (instead && 'words' in instead) return sayFromLibrary(engine, scene, instead, true)
  await end(engine, turn, 'passed', silence('no_fitting_words'), 'gate')
}

/** What the written debate speaks of that covers the post, or comes near. */
const nearWords = ({ debate, neighbour }: Topic): string[] => {
  const nearest = debate ?? neighbour
  return nearest ? wordsAbout(nearest) : []
}

/** People come before the Scout's discussions, and who was asked by name before both. */
const urgencyOf = ({ turn, thread: { post }, cause }: Scene): Urgency =>
  turn.isForced ? 'asked' : post.isScouts && cause === null ? 'scout' : 'person'

/** In a discussion that a model leads, the library opens and answers people; it never argues on. */
const mayStandIn = ({ turn: { why } }: Scene): boolean =>
  why.role !== 'rebut' && why.role !== 'close'

const sayFromLibrary = async (
  engine: Engine,
  scene: Scene,
  { plan, words }: Extract<PlannedWords, { words: Words }>,
  isDegraded: boolean,
): Promise<void> => {
  const brief = await writeBrief(engine, scene.turn, scene.thread, plan)
  const publisher = draftsOf(engine, scene, plan)()
  const said = await sayWritten(engine, { scene, brief, words, publisher, isDegraded })
  if ('fault' in said) return end(engine, scene.turn, 'passed', said.fault, 'gate')
  await commit(engine, scene, plan, brief, said.spoken)
}

const commit = async (
  engine: Engine,
  scene: Scene,
  plan: Plan,
  brief: Brief,
  spoken: Spoken,
): Promise<void> => {
  const { db } = engine
  const { turn } = scene
  const refused = await commitReply(engine, scene, plan, brief, spoken)
  if (!refused) return
  await announce(db, { kind: 'retract', postId: turn.postId, replyId: turn.id })
  if (refused.isEcho && turn.attempts < mostEchoes) return speak(engine, turn.id)
  await end(engine, turn, turn.isForced ? 'passed' : 'dropped', refused.reason)
}

/**
 * Gives drafts one after the other. The first is open already: somebody waits to see that an answer
 * comes, and what can be said is still to be looked up.
 */
const draftsOf = (engine: Engine, scene: Scene, plan: Plan): (() => Publisher) => {
  const open = (isTold: boolean) =>
    openPublisher(engine, {
      ...draftOf(scene, plan),
      isForced: plan.isForced,
      pace: paceOf(engine.env.AI_PACE, scene.thread.post),
      isTold,
    })
  let early: Publisher | null = open(true)
  return () => {
    const draft = early ?? open(false)
    early = null
    return draft
  }
}

/** How often a turn is taken anew because another said the same while it was being written. */
const mostEchoes = 4

/** Those that the plan allows, with their source. */
const factsOf = ({ debate }: Topic, { factIds }: Plan): string[] =>
  factIds.flatMap((id) => {
    const fact = debate?.facts[id]
    return fact ? [`${fact.says} (${fact.source})`] : []
  })

const end = async (
  { db }: Engine,
  turn: TurnRow,
  state: 'passed' | 'dropped',
  reason: Silence,
  fault?: 'gate',
): Promise<void> => {
  await transact(db, async (trx) => {
    const isEnded = await endTurn(trx, turn, { state, reason, ...(fault ? { fault } : {}) })
    if (isEnded && state === 'passed')
      await announce(trx, { kind: 'pass', postId: turn.postId, replyId: turn.id })
  })
}
