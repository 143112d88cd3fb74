import { sql } from 'kysely'
import { readRefused } from '../hiding/refused.ts'
import { addTurns } from './speaking/turn-queue.ts'
import { castWave, type Stage } from './casting/casting.ts'
import type { Engine } from './speaking/engine.ts'
import type { Voice } from './provider/generate.ts'
import { chance, hash } from './casting/dice.ts'
import { idlingMs, paceOf, readingMs } from './speaking/pace.ts'
import { readCast } from './persona.ts'
import { tellOfLimit, threadLimit } from './casting/panels-per-day.ts'
import { listHeld } from './positions/stances.ts'
import { threadStop } from './casting/speaking-limits.ts'
import { findThread, type FoundThread, type Said, type Thread } from './casting/thread.ts'
import { type Topic, topicOf } from './casting/topic.ts'
import { openLibrary } from '../library/library.ts'
import { bindPost, fingerprintOf } from './voices/library/match-post.ts'
import { castWritten } from './voices/library/casting.ts'
import { isWrittenHere } from './voices/written-here.ts'
import { readStock } from './voices/library/read-stock.ts'
import { tellOfSilence } from './voices/library/silence.ts'
import { wordsOf } from '../language/words.ts'

/**
 * `wave` is 1 for what a person wrote; only the end of a wave asks for the next one, or for the same
 * again without those who `passed`.
 */
export type CastJob = {
  postId: number
  commentId?: number | null
  wave?: number
  passed?: readonly string[]
}

/**
 * Decides who answers a person; writes their turns. Safe to run twice: a turn is unique. A
 * character's comment starts nothing, only the end of a wave does, and waves are counted: no loop.
 */
export const castTurns = async (
  engine: Engine,
  { postId, commentId, wave = 1, passed = [] }: CastJob,
): Promise<void> => {
  const [thread, found, wasCast] = await Promise.all([
    findThread(engine.db, postId),
    lookAround(engine, { postId, commentId: commentId ?? null }),
    isCast(engine, { postId, commentId, wave }),
  ])
  if (!thread) return
  const around = { ...found, isWritten: isWrittenHere(found.external, thread) }
  await bind(engine, thread, around)
  const cause = commentId ? thread.comments.find(({ id }) => id === commentId) : null
  if (cause === undefined || cause?.characterId) return
  // A model goes on from what the person said; what is written is spoken to its end beside that.
  if (wave > 1 && !around.isWritten && hasMovedOn(thread, cause)) return
  if (around.isWritten && passed.length === 0 && wasCast) return
  const [stage, limit, stock] = await Promise.all([
    setStage(engine, thread, { ...around, cause, wave, passed }),
    threadLimit(engine, thread),
    around.isWritten ? stockFor(engine, thread) : null,
  ])
  const wished = stock ? castWritten(stage, stock) : castWave(stage)
  const isStopped = !around.isOn || limit !== null || isOver(engine, thread)
  // Forced turns are always taken: where they may not speak they say why not.
  const castings = isStopped ? wished.filter(({ isForced }) => isForced) : wished
  if (wave === 1 && !cause) await tellOfLimit(engine, thread, wished, limit)
  if (around.isWritten && !isStopped && wished.length === 0 && wave === 1 && !cause)
    await tellOfSilence(engine, thread)
  if (castings.length === 0 && wave === 2) return castTurns(engine, { postId, commentId, wave: 3 })
  const timed = castings.map((casting, position) => ({
    ...casting,
    dueAt: dueAt(engine, thread, cause, { position, isForced: casting.isForced }),
  }))
  await addTurns(engine.db, { postId, commentId: cause?.id ?? null, wave }, timed)
}

/** Texts that were spoken are spent: a second casting of a wave would find others. */
const isCast = async (
  { db }: Engine,
  { postId, commentId, wave = 1 }: Pick<CastJob, 'postId' | 'commentId' | 'wave'>,
): Promise<boolean> => {
  const found = await db
    .selectFrom('replies')
    .select('id')
    .where('post_id', '=', postId)
    .where('cause_comment_id', commentId ? '=' : 'is', commentId ?? null)
    .where('wave', '=', wave)
    .executeTakeFirst()
  return found !== undefined
}

/** What the post is about is settled when it is first cast. */
const bind = async (
  { db, env, clock }: Engine,
  { post }: FoundThread,
  { isWritten }: Around,
): Promise<void> => {
  if (post.binding) return
  const { id, content } = post
  const bound = await bindPost(db, openLibrary(env.DATA_DIR), {
    id,
    content,
    at: clock(),
    isWritten,
  })
  post.binding = { ...bound, fingerprint: fingerprintOf(content) }
}

const stockFor = ({ db, env, clock }: Engine, { post }: Thread) =>
  readStock(db, openLibrary(env.DATA_DIR), {
    postId: post.id,
    debateId: post.binding?.debateId ?? null,
    now: clock(),
  })

/** When a speaker has read what it answers. */
const dueAt = (
  { clock, env }: Engine,
  { post, comments }: Thread,
  cause: Said | null,
  { position, isForced }: { position: number; isForced: boolean },
): Date => {
  const pace = paceOf(env.AI_PACE, post)
  const words = wordsOf((cause ?? post).content).length
  const isIdle = post.isScouts && comments.every(({ characterId }) => characterId !== null)
  const idling = isIdle ? idlingMs(chance(post.id, position, comments.length), pace) : 0
  return new Date(clock().getTime() + idling + readingMs(words, position, { pace, isForced }))
}

/** A person has spoken since: what they said has a casting of its own. */
const hasMovedOn = ({ comments }: Thread, cause: Said | null): boolean =>
  comments.some(({ id, characterId }) => characterId === null && id > (cause?.id ?? 0))

const isOver = ({ clock }: Engine, thread: FoundThread): boolean =>
  threadStop(thread, { gateFailures: thread.gateFailures, now: clock() }) !== null

type Around = Pick<Stage, 'cast' | 'recentShare'> & {
  /** Whom the person does not want to be answered by. */
  refused: ReadonlySet<string>
  isOn: boolean
  /** The library speaks here. */
  isWritten: boolean
}

/** What is asked while the thread is read: somebody waits to see the first character type. */
const lookAround = async (
  { db, setup }: Engine,
  cause: { postId: number; commentId: number | null },
): Promise<Found> => {
  const [cast, recentShare, refused, { isOn, external }] = await Promise.all([
    readCast(db),
    readRecentShare(db),
    readRefused(db, cause),
    setup(),
  ])
  return { cast, recentShare, refused, isOn, external }
}

type Found = Omit<Around, 'isWritten'> & { external: Voice | null }
type Round = Omit<Around, 'isOn' | 'isWritten'> &
  Pick<Stage, 'cause' | 'wave'> & { passed: readonly string[] }

const setStage = async (
  { db, env }: Engine,
  thread: Thread,
  { cast, recentShare, refused, cause, wave, passed }: Round,
): Promise<Stage> => {
  const topic = topicOf(openLibrary(env.DATA_DIR), thread.post)
  return {
    cast: cast.filter(({ id }) => !refused.has(id) && !passed.includes(id)),
    thread,
    cause,
    wave,
    category: topic.category,
    held: await listHeld(db, topic.key),
    unclaimed: unclaimedShare(thread, topic),
    recentShare,
    seed: hash(`${thread.post.id} ${cause?.id ?? 0}`),
  }
}

const unclaimedShare = ({ claims }: Thread, { debate }: Topic): number => {
  const points = Object.keys(debate?.points ?? {})
  if (points.length === 0) return 1
  const taken = new Set(claims.map(({ aspect }) => aspect))
  return points.filter((id) => !taken.has(id)).length / points.length
}

/** Each character's part of the characters' share in the site's last comments. */
const readRecentShare = async (db: Engine['db']): Promise<Map<string, number>> => {
  const { rows } = await sql<{ characterId: string; share: number }>`
    select character_id as "characterId", (count(*) / sum(count(*)) over ())::float8 as share
    from (select character_id from comments order by id desc limit 100) as latest
    where character_id is not null group by character_id
  `.execute(db)
  return new Map(rows.map(({ characterId, share }) => [characterId, share]))
}
