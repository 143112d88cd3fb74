import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Hub } from '../changes/hub.ts'
import type { Db } from '../db/outbox.ts'

/** The pictures of people who are about to be deleted: nobody is shown them any more. */
export type HiddenPictures = {
  has: (id: string) => boolean
  read: () => Promise<void>
  close: () => void
}

type Ground = { db: Db; hub: Hub; onError: (error: unknown) => void }

/** Known in memory, as pictures are asked for with every page; told anew of whose profile changed. */
export const keepHiddenPictures = ({ db, hub, onError }: Ground): HiddenPictures => {
  const hidden = new Map<string, string[]>()
  let ids = new Set<string>()
  const changed = new Set<string>()
  const take = (rows: { userId: string; id: string }[]) => {
    for (const [userId, own] of Map.groupBy(rows, (row) => row.userId)) {
      hidden.set(
        userId,
        own.map(({ id }) => id),
      )
    }
    ids = new Set([...hidden.values()].flat())
  }
  const readChanged = oneAtATime(async () => {
    const userIds = [...changed]
    changed.clear()
    const rows = await readPictures(db).where('user_id', 'in', userIds).execute()
    for (const userId of userIds) hidden.delete(userId)
    take(rows)
  }, onError)
  const close = hub.onChange((change) => {
    if (change.kind !== 'profile') return
    changed.add(change.userId)
    void readChanged()
  })
  return {
    has: (id) => ids.has(id),
    read: async () => take(await readPictures(db).execute()),
    close,
  }
}

const readPictures = (db: Db) =>
  db
    .selectFrom('pictures')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['pictures.id', 'user_id as userId'])
    .where('deleted_at', 'is not', null)
