import { sql } from 'kysely'
import type { z } from 'zod'
import type { decide as decideCall, Thing, Verdict } from '#shared/moderation.ts'
import { scoutId } from '#shared/users.ts'
import { endAccessOf } from '../accounts/sessions/sessions.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import type { Origin } from '../mail/place.ts'
import type { Actor } from '../posts/owning.ts'
import { record } from './audit.ts'
import { findHeld } from './held-texts.ts'
import { tellLater } from './decision-mail.ts'
import { type Kept, release, subjectOf } from './release.ts'
import { settleReports } from './reports.ts'
import { findSubject, type Subject, takeOff } from './subjects.ts'

type Decision = z.output<(typeof decideCall)['body']> & {
  moderator: Actor
  at: Date
  /** Of the site, for the links of mails. */
  origin: Origin
}

/**
 * Does what a moderator decided, and tells whom it concerns. 404 when it is gone, 400 when it
 * cannot be done to whom it concerns.
 */
export const decide = async (db: Db, decision: Decision): Promise<void> => {
  const { thing, id } = decision
  if (thing !== 'held') return decideOn(db, thing, decision)
  const kept = await findHeld(db, Number(id))
  if (!kept) throw notFound('Text')
  return decideOnHeld(db, kept, decision)
}

const decideOnHeld = async (db: Db, kept: Kept, decision: Decision): Promise<void> => {
  const { verdict, at } = decision
  const thing = subjectOf(kept)
  if (verdict === 'approve') await release(db, kept, at)
  const ejected = await transact(db, async (trx) => {
    await trx.deleteFrom('held_texts').where('id', '=', kept.id).execute()
    await log(trx, decision, `held ${kept.thing} ${kept.id}`)
    const { userId, content, fingerprint } = kept
    const subject = { thing, id: `held ${kept.id}`, userId, content, fingerprint } as const
    return sanction(trx, subject, decision, kept)
  })
  tellEjected(ejected)
}

const decideOn = async (db: Db, thing: Thing, decision: Decision): Promise<void> => {
  const { id, verdict, at, moderator } = decision
  const subject = await findSubject(db, thing, id)
  mustBeWarnable(subject, verdict)
  if (verdict === 'remove' || decision.isRemoved)
    await takeOff(db, subject, { actor: moderator, at })
  const ejected = await transact(db, async (trx) => {
    await settleReports(trx, { thing, id, at })
    await log(trx, decision, `${thing} ${id}`)
    return sanction(trx, subject, decision)
  })
  tellEjected(ejected)
}

/** A character or the Scout learns nothing from a warning; moderators do not judge each other. */
const mustBeWarnable = ({ userId, isAdmin }: Subject, verdict: Verdict): void => {
  if (verdict === 'approve' || verdict === 'remove') return
  if (isOfAi(userId)) {
    throw invalid([{ path: 'verdict', message: 'What AI wrote can only be approved or removed.' }])
  }
  if (isAdmin) {
    throw invalid([{ path: 'verdict', message: 'Administrators cannot be warned or banned here.' }])
  }
}

const isOfAi = (userId: string | null): userId is typeof scoutId | null =>
  userId === null || userId === scoutId

/** Keeps what was decided about a person, and has them told; gives whose sessions ended with it. */
const sanction = async (
  trx: Trx,
  subject: Omit<Subject, 'isAdmin'>,
  decision: Decision,
  held?: Kept,
): Promise<string | null> => {
  const { verdict, reason, at, days } = decision
  const { userId } = subject
  if (verdict === 'approve' || isOfAi(userId)) return null
  const until = verdict === 'suspend' ? new Date(at.getTime() + days * 86_400_000) : null
  const isGone = verdict === 'remove' || decision.isRemoved || held !== undefined
  const { rows } = await sql<{ id: number }>`
    insert into moderation_decisions
      (user_id, action, thing, thing_id, content, held, fingerprint, is_removal, reason, until,
        created_at)
    values (${userId}, ${verdict}, ${subject.thing}, ${subject.id}, ${subject.content},
      ${held ? JSON.stringify(held) : null}::jsonb, ${isGone ? subject.fingerprint : null}::bigint,
      ${isGone}, ${reason}, ${until}::timestamptz, ${at}::timestamptz)
    returning id
  `.execute(trx)
  for (const { id } of rows) {
    await tellLater(trx, { letter: 'decision', id, origin: decision.origin })
  }
  if (verdict !== 'suspend' && verdict !== 'ban') return null
  await silence(trx, userId, decision, until)
  return userId
}

/** Their sessions end; signed in again they read, see the reason and may appeal. */
const silence = async (
  trx: Trx,
  userId: string,
  { verdict, reason }: Decision,
  until: Date | null,
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({
      sanction: verdict === 'ban' ? 'banned' : 'suspended',
      sanction_reason: reason,
      sanctioned_until: until,
    })
    .where('id', '=', userId)
    .execute()
  await endAccessOf(trx, userId)
  await announce(trx, { kind: 'ejected', userId })
}

const tellEjected = (userId: string | null): void => {
  if (userId !== null) notifyCommit({ kind: 'ejected', userId })
}

const log = (trx: Trx, { verdict, moderator, at, days }: Decision, subject: string) =>
  record(trx, {
    at,
    actor: moderator.id,
    action: verdict,
    subject,
    details: verdict === 'suspend' ? { days } : {},
  })

/** Lets somebody write again. */
export const lift = async (trx: Trx, userId: string): Promise<boolean> => {
  const lifted = await trx
    .updateTable('users')
    .set({ sanction: null, sanction_reason: null, sanctioned_until: null })
    .where('id', '=', userId)
    .where('sanction', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return lifted !== undefined
}

/** 404 when nothing is to be lifted. */
export const liftSanction = (
  db: Db,
  { userId, moderatorId, at }: { userId: string; moderatorId: string; at: Date },
): Promise<void> =>
  transact(db, async (trx) => {
    if (!(await lift(trx, userId))) throw notFound('Sanction')
    await record(trx, { at, actor: moderatorId, action: 'lift', subject: `profile ${userId}` })
  })
