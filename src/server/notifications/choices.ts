import { sql } from 'kysely'
import type { NotificationChoices } from '#shared/notifications.ts'
import type { Trx } from '../db/outbox.ts'

const usual: NotificationChoices = {
  aiReplies: 'quiet',
  likes: true,
  follows: true,
  followedPeople: false,
  followedTopics: false,
  mail: 'off',
}

/** What somebody wants notifications about. */
export const readChoices = async (trx: Trx, userId: string): Promise<NotificationChoices> => {
  const row = await trx
    .selectFrom('notification_choices')
    .select([
      'ai_replies as aiReplies',
      'likes',
      'follows',
      'followed_people as followedPeople',
      'followed_topics as followedTopics',
      'mail',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row as NotificationChoices | undefined) ?? usual
}

/** The first mail to a member who turns mails on is about what happens from then on. */
export const changeChoices = async (
  trx: Trx,
  { userId, changes, at }: { userId: string; changes: Partial<NotificationChoices>; at: Date },
): Promise<NotificationChoices> => {
  const chosen = { ...(await readChoices(trx, userId)), ...changes }
  const { aiReplies, likes, follows, followedPeople, followedTopics, mail } = chosen
  await sql`
    insert into notification_choices as now 
      (user_id, ai_replies, likes, follows, followed_people, followed_topics, mail, mailed_at)
    values (${userId}, ${aiReplies}, ${likes}, ${follows}, ${followedPeople}, ${followedTopics},
      ${mail}, ${at})
    on conflict (user_id) do update set
      ai_replies = excluded.ai_replies, likes = excluded.likes, follows = excluded.follows,
      followed_people = excluded.followed_people, followed_topics = excluded.followed_topics,
      mail = excluded.mail,
      mailed_at = case when now.mail = 'off' then excluded.mailed_at else now.mailed_at end
  `.execute(trx)
  return chosen
}
