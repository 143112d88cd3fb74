import { sql } from 'kysely'
import { historyShown, type PersonHistory } from '#shared/people-desk.ts'
import { hasSecondStep } from '../accounts/second-step/passing.ts'
import { readPlaces } from '../accounts/sessions/signed-in-devices.ts'
import type { Trx } from '../db/outbox.ts'
import { listNotices } from '../moderation/notices.ts'
import { readPerson } from './people.ts'

type Asked = { userId: string; now: Date }
type Report = PersonHistory['reportsBy'][number]

/** What is known of somebody who writes here; 404 when there is nobody. */
export const readHistory = async (trx: Trx, asked: Asked): Promise<PersonHistory> => {
  const { userId } = asked
  const person = await readPerson(trx, asked)
  const [decisions, reportsAbout, reportsBy, places, isGuarded] = await Promise.all([
    listNotices(trx, userId),
    readReports(trx, about(userId)),
    readReports(trx, sql`report.reporter_id = ${userId}`),
    readPlaces(trx, { userId, token: '' }),
    hasSecondStep(trx, userId),
  ])
  const sessions = places.map(({ userAgent, createdAt, lastSeenAt }) => ({
    userAgent,
    createdAt,
    lastSeenAt,
  }))
  return {
    ...person,
    decisions: decisions.slice(0, historyShown),
    reportsAbout,
    reportsBy,
    sessions,
    hasSecondStep: isGuarded,
  }
}

/** Of somebody who wrote very much the latest: each is looked up in the index of reports. */
const writingsMost = 500

const about = (userId: string) => sql`report.id in (
  select id from reports where person_id = ${userId}
  union all
  select id from reports where post_id = any(array(
    select id from posts where user_id = ${userId} and deleted_at is null
    order by id desc limit ${writingsMost}))
  union all
  select id from reports where comment_id = any(array(
    select id from comments where user_id = ${userId} and deleted_at is null
    order by id desc limit ${writingsMost}))
  union all
  select id from reports where story_id = any(array(
    select id from stories where user_id = ${userId}))
)`

const readReports = async (trx: Trx, which: ReturnType<typeof sql>): Promise<Report[]> => {
  const { rows } = await sql<Omit<Report, 'createdAt'> & { createdAt: Date }>`
    select id, reason, details, created_at as "createdAt", settled_at is not null as "isSettled",
      case when post_id is not null then 'post' when comment_id is not null then 'comment'
        when story_id is not null then 'story' else 'profile' end as thing
    from reports as report where ${which} order by id desc limit ${historyShown}
  `.execute(trx)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
