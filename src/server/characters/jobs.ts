import { sql } from 'kysely'
import { readRefused } from '../hiding/refused.ts'
import { addTurns } from './turns.ts'
import { castWave, type Stage } from './casting.ts'
import type { Engine } from './engine.ts'
import { chance, hash } from './dice.ts'
import { idlingMs, readingMs } from './pace.ts'
import { readCast } from './persona.ts'
import { tellOfLimit, threadLimit } from './panel-limit.ts'
import { listHeld } from './stances.ts'
import { threadStop } from './stop.ts'
import { findThread, type Said, type Thread } from './thread.ts'
import { type Topic, topicOf } from './topic.ts'
import { countGateFailures } from './turns.ts'
import { wordsOf } from './voices/builtin/words.ts'

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
  const thread = await findThread(engine.db, postId)
  if (!thread) return
  const cause = commentId ? thread.comments.find(({ id }) => id === commentId) : null
  if (cause === undefined || cause?.characterId) return
  if (wave > 1 && hasMovedOn(thread, cause)) return
  const [stage, limit] = await Promise.all([
    setStage(engine, thread, { cause, wave, passed }),
    threadLimit(engine, thread),
  ])
  const wished = castWave(stage)
  const castings = await allowed(engine, thread, wished, limit)
  if (wave === 1 && !cause) await tellOfLimit(engine, thread, wished, limit)
  if (castings.length === 0 && wave === 2) return castTurns(engine, { postId, commentId, wave: 3 })
  const timed = castings.map((casting, position) => ({
    ...casting,
    dueAt: dueAt(engine, thread, cause, { position, isForced: casting.isForced }),
  }))
  await addTurns(engine.db, { postId, commentId: cause?.id ?? null, wave }, timed)
}

/** When a speaker has read what it answers. */
const dueAt = (
  { clock, env }: Engine,
  { post, comments }: Thread,
  cause: Said | null,
  { position, isForced }: { position: number; isForced: boolean },
): Date => {
  const pace = env.AI_PACE
  const words = wordsOf((cause ?? post).content).length
  const isIdle = post.isScouts && comments.every(({ characterId }) => characterId !== null)
  const idling = isIdle ? idlingMs(chance(post.id, position, comments.length), pace) : 0
  return new Date(clock().getTime() + idling + readingMs(words, position, { pace, isForced }))
}

/** A person has spoken since: what they said has a casting of its own. */
const hasMovedOn = ({ comments }: Thread, cause: Said | null): boolean =>
  comments.some(({ id, characterId }) => characterId === null && id > (cause?.id ?? 0))

/** Forced turns are always taken: where they may not speak they say why not. */
const allowed = async <T extends { isForced: boolean }>(
  { db, clock, setup }: Engine,
  thread: Thread,
  castings: T[],
  limit: number | null,
): Promise<T[]> => {
  const [gateFailures, { isOn }] = await Promise.all([
    countGateFailures(db, thread.post.id),
    setup(),
  ])
  const isStopped =
    !isOn || limit !== null || threadStop(thread, { gateFailures, now: clock() }) !== null
  return isStopped ? castings.filter(({ isForced }) => isForced) : castings
}

const setStage = async (
  { db }: Engine,
  thread: Thread,
  { cause, wave, passed }: Pick<Stage, 'cause' | 'wave'> & { passed: readonly string[] },
): Promise<Stage> => {
  const topic = topicOf(thread.post)
  const [cast, held, recentShare, refused] = await Promise.all([
    readCast(db),
    listHeld(db, topic.key),
    readRecentShare(db),
    readRefused(db, { postId: thread.post.id, commentId: cause?.id ?? null }),
  ])
  return {
    cast: cast.filter(({ id }) => !refused.has(id) && !passed.includes(id)),
    thread,
    cause,
    wave,
    category: topic.category,
    held,
    unclaimed: unclaimedShare(thread, topic),
    recentShare,
    seed: hash(`${thread.post.id} ${cause?.id ?? 0}`),
  }
}

const unclaimedShare = ({ claims }: Thread, { pack }: Topic): number => {
  if (!pack || pack.aspects.length === 0) return 1
  const taken = new Set(claims.map(({ aspect }) => aspect))
  return pack.aspects.filter(({ id }) => !taken.has(id)).length / pack.aspects.length
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
