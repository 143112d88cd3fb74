import { type RawBuilder, sql } from 'kysely'
import { singleFlight } from '../db/single-flight.ts'
import type { Hub } from '../changes/hub.ts'
import type { Change } from '../changes/kinds.ts'
import type { Db } from '../db/outbox.ts'

/** The pictures of people who are about to be deleted, and of deleted posts and comments: nobody is shown them any more. */
export type HiddenPictures = {
  has: (id: string) => boolean
  read: () => Promise<void>
  close: () => void
}

type Ground = { db: Db; hub: Hub; onError: (error: unknown) => void }

/** Whose deletion hides a picture: a person, or a post with all that is said under it. */
type Owner = `user ${string}` | `post ${number}`

/** Known in memory, as pictures are asked for with every page; told anew of what was deleted or came back. */
export const keepHiddenPictures = ({ db, hub, onError }: Ground): HiddenPictures => {
  const hidden = new Map<Owner, string[]>()
  let ids = new Set<string>()
  const changed = new Set<Owner>()
  const take = (rows: Row[]) => {
    for (const [owner, own] of Map.groupBy(rows, (row) => row.owner)) {
      hidden.set(
        owner,
        own.map(({ id }) => id),
      )
    }
    ids = new Set([...hidden.values()].flat())
  }
  const readChanged = singleFlight(async () => {
    const owners = [...changed]
    changed.clear()
    const rows = await readPictures(db, owners).catch((error: unknown) => {
      // What was not read is read with the next change.
      for (const owner of owners) changed.add(owner)
      throw error
    })
    for (const owner of owners) hidden.delete(owner)
    take(rows)
  }, onError)
  const close = hub.onChange((change) => {
    const owner = ownerIn(change)
    // What is new hides nothing: only what was hidden may have come back.
    if (!owner || (isNew(change) && !hidden.has(owner))) return
    changed.add(owner)
    void readChanged()
  })
  return {
    has: (id) => ids.has(id),
    read: async () => take(await readPictures(db)),
    close,
  }
}

const isNew = ({ kind }: Change): boolean => kind === 'post' || kind === 'comment'

const ownerIn = (change: Change): Owner | null => {
  switch (change.kind) {
    case 'profile':
      return `user ${change.userId}`
    case 'post':
    case 'comment':
    case 'post_delete':
    case 'comment_delete':
      return `post ${change.postId}`
    default:
      return null
  }
}

type Row = { owner: Owner; id: string }

const idsOf = (owners: readonly Owner[], kind: 'user' | 'post'): string[] =>
  owners.flatMap((owner) => (owner.startsWith(kind) ? owner.slice(kind.length + 1) : []))

/** All that are hidden, or those of these owners. */
const readPictures = async (db: Db, owners?: readonly Owner[]): Promise<Row[]> => {
  const among = (column: RawBuilder<unknown>, kind: 'user' | 'post') =>
    owners === undefined
      ? sql`true`
      : sql`${column} = any(${idsOf(owners, kind)}::${sql.raw(kind === 'user' ? 'text' : 'bigint')}[])`
  const { rows } = await sql<Row>`
    select 'user ' || users.id as owner, pictures.id
    from users join pictures on pictures.user_id = users.id
    where users.deleted_at is not null and ${among(sql`users.id`, 'user')}
    union all
    select 'post ' || posts.id, pictures.id
    from posts join pictures on pictures.post_id = posts.id
    where posts.deleted_at is not null and ${among(sql`posts.id`, 'post')}
    union all
    select 'post ' || posts.id, pictures.id
    from comments join posts on posts.id = comments.post_id
      join pictures on pictures.comment_id = comments.id
    where comments.has_pictures and (comments.deleted_at is not null or posts.deleted_at is not null)
      and ${among(sql`posts.id`, 'post')}
  `.execute(db)
  return rows
}
