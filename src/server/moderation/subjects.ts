import { sql } from 'kysely'
import type { Thing } from '#shared/moderation.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { announce } from '../changes/announce.ts'
import { notFound } from '../http/core/errors.ts'
import type { Actor } from '../posts/owning.ts'
import { removeMind } from '../minds/say.ts'
import { removeNote } from '../moved/write.ts'
import { removeSteelman } from '../steelman/say.ts'
import { deleteComment, deletePost } from '../posts/remove.ts'
import { removeStory } from '../stories/stories.ts'

/** What a decision is about. */
export type Subject = {
  thing: Thing
  id: string
  /** null: a character wrote it. */
  userId: string | null
  isAdmin: boolean
  content: string
  fingerprint: string | null
}

/** 404 when it is gone. */
export const findSubject = async (trx: Trx, thing: Thing, id: string): Promise<Subject> => {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  const from = {
    post: sql`select user_id, content, fingerprint from posts
      where id = ${number} and deleted_at is null`,
    comment: sql`select user_id, content, fingerprint from comments
      where id = ${number} and deleted_at is null`,
    story: sql`select user_id, concat_ws(' ', content, image_url) as content, null as fingerprint
      from stories where id = ${number}`,
    profile: sql`select id as user_id, null as fingerprint,
      concat_ws(e'\n', first_name || ' ' || last_name, nullif(bio, ''), nullif(location, ''))
        as content
      from users where id = ${id} and deleted_at is null`,
    moved: sql`select user_id, why as content, fingerprint from moved_notes where id = ${number}`,
    steelman: sql`select user_id, says as content, fingerprint from steelmen where id = ${number}`,
    mind: sql`select user_id, says as content, fingerprint from minds where id = ${number}`,
  }[thing]
  const { rows } = await sql<Omit<Subject, 'thing' | 'id'>>`
    select user_id as "userId", coalesce(users.is_admin, false) as "isAdmin", found.content,
      found.fingerprint::text as fingerprint
    from (${from}) as found left join users on users.id = user_id
  `.execute(trx)
  if (!rows[0]) throw notFound('What was reported')
  return { thing, id, ...rows[0] }
}

type By = { actor: Actor; at: Date }

/** Takes it off the site; of a profile, what its owner wrote and uploaded there. */
export const takeOff = async (
  db: Db,
  { thing, id, userId }: Subject,
  { actor, at }: By,
): Promise<void> => {
  const by = { actor, at, isDecided: true }
  if (thing === 'post') await deletePost(db, { id: Number(id), ...by })
  if (thing === 'comment') await deleteComment(db, { id: Number(id), ...by })
  if (thing === 'story') await removeStory(db, { id: Number(id), userId: userId ?? '' })
  if (thing === 'mind') await removeMind(db, Number(id))
  if (thing === 'moved') await removeNote(db, Number(id))
  if (thing === 'steelman') await removeSteelman(db, Number(id))
  if (thing === 'profile') await clearProfile(db, id)
}

const clearProfile = (db: Db, userId: string) =>
  transact(db, async (trx) => {
    await trx
      .updateTable('users')
      .set({
        first_name: '',
        last_name: '',
        bio: '',
        location: '',
        profile_image_url: null,
        cover_image_url: null,
      })
      .where('id', '=', userId)
      .execute()
    // Their files go with the next purge (media/files.ts): an address that somebody noted ends, too.
    await trx
      .deleteFrom('pictures')
      .where('user_id', '=', userId)
      .where('kind', 'in', ['avatar', 'cover'])
      .execute()
    await announce(trx, { kind: 'profile', userId })
  })
