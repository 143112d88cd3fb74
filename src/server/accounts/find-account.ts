import { sql } from 'kysely'
import type { Trx } from '../db/outbox.ts'
import { hiddenMs } from '../people/deletion.ts'
import { type AccountRow, accountColumns } from './entering.ts'

type Asked = { name: string } | { id: string }

/** Who may sign in: also somebody whom they themselves have hidden and who is not deleted yet. */
export const findAccount = (trx: Trx, asked: Asked, now: Date): Promise<AccountRow | undefined> =>
  enterable(trx, asked, now).executeTakeFirst()

/** The same, locked in the caller's transaction. */
export const lockEnterable = (trx: Trx, id: string, now: Date): Promise<AccountRow | undefined> =>
  enterable(trx, { id }, now).forNoKeyUpdate().executeTakeFirst()

const enterable = (trx: Trx, asked: Asked, now: Date) =>
  trx
    .selectFrom('users')
    .select(accountColumns)
    .where(keyOf(asked), '=', 'id' in asked ? asked.id : asked.name.toLowerCase())
    .where((user) =>
      user.or([
        user('deleted_at', 'is', null),
        user('deleted_at', '>', new Date(now.getTime() - hiddenMs)),
      ]),
    )

const keyOf = (asked: Asked) => {
  if ('id' in asked) return sql<string>`id`
  return sql<string>`lower(${sql.ref(asked.name.includes('@') ? 'email' : 'username')})`
}
