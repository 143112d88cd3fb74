import { sql } from 'kysely'
import type { NotificationChoices } from '#shared/notifications.ts'
import type { Trx } from '../db/outbox.ts'

const usual: NotificationChoices = { aiReplies: 'quiet', likes: true, follows: true, mail: 'off' }

/** What somebody wants to be told of. */
export const readChoices = async (trx: Trx, userId: string): Promise<NotificationChoices> => {
  const row = await trx
    .selectFrom('notification_choices')
    .select(['ai_replies as aiReplies', 'likes', 'follows', 'mail'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row as NotificationChoices | undefined) ?? usual
}

/** Whoever turns mails on is first told of what happens from then on. */
export const changeChoices = async (
  trx: Trx,
  { userId, changes, at }: { userId: string; changes: Partial<NotificationChoices>; at: Date },
): Promise<NotificationChoices> => {
  const { aiReplies, likes, follows, mail } = { ...(await readChoices(trx, userId)), ...changes }
  await sql`
    insert into notification_choices as now (user_id, ai_replies, likes, follows, mail, mailed_at)
    values (${userId}, ${aiReplies}, ${likes}, ${follows}, ${mail}, ${at})
    on conflict (user_id) do update set
      ai_replies = excluded.ai_replies, likes = excluded.likes, follows = excluded.follows,
      mail = excluded.mail,
      mailed_at = case when now.mail = 'off' then excluded.mailed_at else now.mailed_at end
  `.execute(trx)
  return { aiReplies, likes, follows, mail }
}
