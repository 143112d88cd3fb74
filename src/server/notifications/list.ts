import { defaultLanguage, type Language, languageOf } from '#shared/languages.ts'
import { sql } from 'kysely'
import {
  namelessKinds,
  type Notification,
  notificationsShown,
  type waitingKinds,
} from '#shared/notifications.ts'
import { displayName, truncate } from '#shared/text.ts'
import { standing } from '../arguments/people-points.ts'
import type { Trx } from '../db/outbox.ts'

type Row = Pick<Notification, 'id' | 'kind' | 'isRead' | 'isQuiet'> & {
  postId: number | null
  commentId: number | null
  /** Of a point that stands: the question on whose page it does. */
  debateId: string | null
  updatedAt: Date
  content: string | null
  saidId: number | null
  people: Person[]
  count: number
}

type Person = {
  id: string
  isAi: boolean
  username: string
  firstName: string
  lastName: string
}

const excerptMost = 140

/** What happened to somebody, latest first. */
export const listNotifications = (
  trx: Trx,
  userId: string,
  offset: number,
): Promise<Notification[]> =>
  readRows(
    trx,
    sql`where notices.user_id = ${userId}
      order by notices.updated_at desc, notices.id desc
      limit ${notificationsShown} offset ${offset}`,
  )

/** What is still unread and not quiet of what came after a moment, latest first. */
export const listUnread = (trx: Trx, userId: string, since: Date | null): Promise<Notification[]> =>
  readRows(
    trx,
    sql`where notices.user_id = ${userId} and read_at is null and not is_quiet
        and notices.updated_at > coalesce(${since}::timestamptz, '-infinity')
      order by notices.updated_at desc, notices.id desc limit ${notificationsShown}`,
  )

/** null: it is gone, or has been read. */
export const findUnread = async (
  trx: Trx,
  id: number,
): Promise<{ userId: string; language: Language; notification: Notification } | null> => {
  const found = await trx
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['user_id', 'language'])
    .where('notifications.id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  const [notification] = found ? await readRows(trx, sql`where notices.id = ${id}`) : []
  if (!found || !notification) return null
  const language = languageOf(found.language) ?? defaultLanguage
  return { userId: found.user_id, language, notification }
}

const readRows = async (trx: Trx, which: ReturnType<typeof sql>): Promise<Notification[]> => {
  const { rows } = await sql<Row>`
    select notices.id, notices.kind, notices.post_id as "postId",
      notices.comment_id as "commentId", notices.read_at is not null as "isRead",
      case when notices.kind = 'point' then (
        select point.debate_id from ${standing}
        where point.comment_id = notices.comment_id and point.state = 'accepted'
      ) end as "debateId",
      notices.is_quiet as "isQuiet", notices.updated_at as "updatedAt",
      causes.people, causes.count, causes.said_id as "saidId",
      coalesce(
        (select content from comments where deleted_at is null and id = coalesce(
          case when notices.kind = 'like' then notices.comment_id else causes.said_id end,
          notices.comment_id)),
        (select content from posts where deleted_at is null and id = notices.post_id)
      ) as content
    from notifications as notices
    cross join lateral (
      select count(*)::int as count,
        (array_agg(said order by at desc) filter (where said is not null))[1] as said_id,
        coalesce(to_jsonb((array_agg(person order by at desc))[1:3]), '[]') as people
      from (
        select max(cause.at) as at, max(cause.comment_id) as said,
          jsonb_build_object(
            'id', coalesce(users.id, version.character_id), 'isAi', version.character_id is not null,
            'username', coalesce(users.username, version.persona ->> 'givenName'),
            'firstName', coalesce(users.first_name, ''), 'lastName', coalesce(users.last_name, '')
          ) as person
        from notification_causes as cause
        left join users on users.id = cause.person_id and users.deleted_at is null
        left join characters on characters.id = cause.character_id
        left join character_versions as version
          on version.character_id = characters.id and version.version = characters.version
        where cause.notification_id = notices.id and (users.id is not null or cause.person_id is null)
        group by users.id, version.character_id, version.version
      ) as by_person
    ) as causes
    ${which}
  `.execute(trx)
  return rows.filter(isShown).map(present)
}

const isShown = ({ kind, count, debateId }: Row): boolean =>
  kind === 'point' ? debateId !== null : count > 0 || namelessKinds.some((one) => one === kind)

const present = (row: Row): Notification => ({
  id: row.id,
  kind: row.kind,
  people: row.people.map((person) => ({
    name: person.isAi ? person.username : displayName(person),
    path: person.isAi ? `/character/${person.id}` : `/profile/${person.id}`,
    isAi: person.isAi,
  })),
  othersCount: Math.max(0, row.count - row.people.length),
  path: pathOf(row),
  excerpt: row.kind === 'follow' ? '' : truncate(row.content ?? '', excerptMost),
  isOfComment: row.commentId !== null,
  isRead: row.isRead,
  isQuiet: row.isQuiet,
  at: row.updatedAt.toISOString(),
})

const tabs: Record<(typeof waitingKinds)[number], string> = {
  wait_held: 'moderation',
  wait_appeal: 'moderation',
  wait_message: 'messages',
  wait_topic: 'scout',
  wait_source: 'scout',
}

const isWaiting = (kind: Notification['kind']): kind is keyof typeof tabs => kind in tabs

const pathOf = ({ kind, postId, commentId, debateId, saidId, people }: Row): string => {
  if (kind === 'point') return `/debates/${debateId}#point-comment-${commentId}`
  if (isWaiting(kind)) return `/admin?tab=${tabs[kind]}`
  if (kind === 'follow') return `/profile/${people[0]?.id ?? ''}`
  const comment = kind === 'like' ? commentId : (saidId ?? commentId)
  return `/post/${postId}${comment === null ? '' : `#comment-${comment}`}`
}
