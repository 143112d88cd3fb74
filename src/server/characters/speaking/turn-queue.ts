import { sql } from 'kysely'
import { type Trx, enqueue } from '../../db/outbox.ts'
import { withoutWaiting } from '../../db/without-waiting.ts'
import type { Casting, Role } from '../casting/casting.ts'
import type { Stance } from '#shared/characters.ts'
import { type Silence, silence } from '../casting/pass-reasons.ts'

/** A row of `replies`: a character's turn between casting and the word. */
export type TurnRow = {
  id: number
  postId: number
  causeCommentId: number | null
  characterId: string
  wave: number
  isForced: boolean
  why: {
    role: Role
    stance: Stance
    claimId: number | null
    /** The text of the library that was chosen for it. */
    textId?: string | null
    score: number
    reasons: string[]
  }
  attempts: number
}

type Wave = { postId: number; commentId: number | null; wave: number }

const speakAttempts = 6

/**
 * Writes a wave's turns and their jobs, in one statement: somebody waits to see the first of them
 * type. A turn that exists already stays as it is. What is lost with the database is cast again by the same job.
 */
export const addTurns = async (
  trx: Trx,
  { postId, commentId, wave }: Wave,
  castings: readonly (Casting & { dueAt: Date })[],
): Promise<void> => {
  const turns = castings.map(({ characterId, isForced, dueAt, ...why }) => {
    const { role, stance, claimId, textId, score, reasons } = why
    const kept = { role, stance, claimId, score, reasons, ...(textId ? { textId } : {}) }
    return { characterId, isForced, dueAt, why: kept }
  })
  await sql`
    with added as (
      insert into replies (post_id, cause_comment_id, character_id, wave, is_forced, why, due_at)
      select ${postId}::bigint, ${commentId}::bigint, turn.character_id, ${wave}::smallint,
        turn.is_forced, turn.why, turn.due_at
      from rows from (
        jsonb_to_recordset(${JSON.stringify(turns)}::jsonb)
          as ("characterId" text, "isForced" boolean, why jsonb, "dueAt" timestamptz)
      ) with ordinality as turn (character_id, is_forced, why, due_at, position)
      order by position
      on conflict (post_id, coalesce(cause_comment_id, 0), wave, character_id) do nothing
      returning id, due_at
    )
    select (graphile_worker.add_job('speak', json_build_object('replyId', id), run_at := due_at,
      job_key := 'speak:' || id, max_attempts := ${sql.lit(speakAttempts)})).id, ${withoutWaiting}
    from (select * from added order by id) as in_order
  `.execute(trx)
}

export const speakLater = (trx: Trx, replyId: number, runAt: Date): Promise<void> =>
  enqueue(trx, 'speak', { replyId }, { runAt, key: `speak:${replyId}`, maxAttempts: speakAttempts })

/** Makes a turn this worker's; null: it has been settled, or is gone. */
export const takeTurn = async (trx: Trx, replyId: number): Promise<TurnRow | null> => {
  const { rows } = await sql<TurnRow>`
    update replies set state = 'speaking', attempts = attempts + 1, why = why - 'plan'
    where id = ${replyId} and state in ('planned', 'speaking')
    returning id, post_id as "postId", cause_comment_id as "causeCommentId",
      character_id as "characterId", wave, is_forced as "isForced", why, attempts, ${withoutWaiting}
  `.execute(trx)
  return rows[0] ?? null
}

/** Gives a turn back, to be taken again later. */
export const postponeTurn = async (trx: Trx, { id }: TurnRow, runAt: Date): Promise<void> => {
  await sql`update replies set state = 'planned', due_at = ${runAt} where id = ${id}`.execute(trx)
  await speakLater(trx, id, runAt)
}

type Outcome = {
  state: 'spoken' | 'passed' | 'dropped'
  reason: Silence | null
  fault?: 'gate'
}

/**
 * Ends a turn, once: false when another worker has ended it or taken it over. The worker that
 * ends a wave's last turn starts the next wave; the lock on the post makes exactly one turn the last.
 */
export const endTurn = async (
  trx: Trx,
  turn: TurnRow,
  { state, reason, fault }: Outcome,
): Promise<boolean> => {
  await sql`select 1 from posts where id = ${turn.postId} for update`.execute(trx)
  const { rows } = await sql`
    update replies set state = ${state}, reason = ${reason?.code ?? null},
      reason_about = ${reason?.about ?? null}, settled_at = now(),
      why = why || ${JSON.stringify(fault ? { fault } : {})}::jsonb
    where id = ${turn.id} and state = 'speaking' and attempts = ${turn.attempts}
    returning 1
  `.execute(trx)
  if (rows.length === 0) return false
  const turns = await readWave(trx, turn)
  if (!turns.some(({ isOpen }) => isOpen)) await nextWave(trx, turn, turns)
  return true
}

type WaveTurn = { characterId: string; isOpen: boolean; hasSpoken: boolean }

const readWave = async (
  trx: Trx,
  { postId, causeCommentId, wave }: TurnRow,
): Promise<WaveTurn[]> => {
  const { rows } = await sql<WaveTurn>`
    select character_id as "characterId", state in ('planned', 'speaking') as "isOpen",
      state = 'spoken' as "hasSpoken"
    from replies
    where post_id = ${postId} and coalesce(cause_comment_id, 0) = ${causeCommentId ?? 0}
      and wave = ${wave}
  `.execute(trx)
  return rows
}

/** Where nobody who would have rebutted found anything to say, others are asked to, each once. */
const nextWave = (
  trx: Trx,
  { postId, causeCommentId: commentId, wave }: TurnRow,
  turns: WaveTurn[],
): Promise<void> => {
  const isSilent = wave === 2 && !turns.some(({ hasSpoken }) => hasSpoken)
  const next = isSilent
    ? { wave, passed: turns.map(({ characterId }) => characterId) }
    : { wave: wave + 1, passed: [] }
  return enqueue(
    trx,
    'cast',
    { postId, commentId, ...next },
    { key: `cast:${postId}:${commentId ?? 0}:${next.wave}:${next.passed.length}`, maxAttempts: 8 },
  )
}

/** Why a turn ends whose post, or the comment that called for it, has been deleted. */
export const gone = silence('gone')

/** It is back: turns that were dropped because it was gone are spoken after all. */
export const reviveTurnsOf = async (
  trx: Trx,
  { postId, causeId = null, at }: { postId: number; causeId?: number | null; at: Date },
): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    update replies set state = 'planned', reason = null, settled_at = null, due_at = ${at}
    where post_id = ${postId} and state = 'dropped' and reason = ${gone.code}
      and (${causeId}::bigint is null or cause_comment_id = ${causeId})
    returning id
  `.execute(trx)
  for (const { id } of rows) await speakLater(trx, id, at)
}

/** A turn that is this late has lost its job: one that waits has nobody, of another somebody may be at work. */
const late = sql.lit('15 seconds')
const veryLate = sql.lit('3 minutes')

/** Turns whose worker died or whose job is lost get their job again; those that cannot end are dropped. */
export const reviveTurns = async (trx: Trx, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: number; isHopeless: boolean }>`
    select r.id, r.attempts >= ${sql.lit(speakAttempts)} as "isHopeless" from replies r
    where r.state in ('planned', 'speaking') and r.due_at < ${now}::timestamptz
        - case r.state when 'planned' then interval ${late} else interval ${veryLate} end
      and not exists (select 1 from graphile_worker.jobs j where j.key = 'speak:' || r.id and j.attempts < j.max_attempts)
    limit 100
  `.execute(trx)
  for (const { id, isHopeless } of rows) {
    if (isHopeless)
      await sql`update replies set state = 'dropped', settled_at = now(), reason = ${silence('never_said').code} where id = ${id}`.execute(
        trx,
      )
    else await speakLater(trx, id, new Date())
  }
}
