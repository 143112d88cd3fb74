import { type RawBuilder, sql } from 'kysely'
import { type Attached, mediaPath, type NewAttached } from '#shared/media.ts'
import { announce } from '../changes/announce.ts'
import type { Trx } from '../db/outbox.ts'
import { invalid } from '../http/core/errors.ts'
import { fileName } from './files.ts'
import { formsOf } from './upload-queue.ts'

/** A picture as a statement selects it beside its text. */
export type AttachedRow = Pick<Attached, 'id' | 'width' | 'height' | 'alt'>
type What = 'post' | 'comment'
type Value = RawBuilder<unknown>

const owner = (what: What) => sql.ref(`${what}_id`)

/** The pictures of a post or comment as a value: AttachedRows, or null. */
export const picturesOf = (what: What) => sql`
  case when ${sql.ref(`${what}.has_pictures`)} then (
    select json_agg(json_build_object('id', shown.id, 'width', shown.width, 'height', shown.height,
      'alt', shown.alt) order by shown.place)
    from pictures as shown where shown.${owner(what)} = ${sql.ref(`${what}.id`)}
  ) end`

/** A text that has just been written, with the uploads that it names. */
export type Written = {
  id: number
  author: { id: string }
  pictures?: readonly NewAttached[] | undefined
}

/** The uploads that these texts name are theirs from now on, those of their authors that no text has yet. */
export const attachPictures = async (
  trx: Trx,
  what: What,
  texts: readonly Written[],
): Promise<void> => {
  const named = texts.flatMap(({ id, author, pictures = [] }) =>
    pictures.map((picture, at) => ({ ...picture, textId: id, userId: author.id, place: at + 1 })),
  )
  if (named.length === 0) return
  await sql`
    update pictures set ${owner(what)} = said."textId", alt = said.alt, place = said.place
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb)
      as said (id text, alt text, "textId" bigint, "userId" text, place smallint)
    where pictures.id = said.id and pictures.user_id = said."userId" and ${isLoose}
  `.execute(trx)
}

const isLoose = sql`pictures.kind = 'attachment' and pictures.post_id is null and pictures.comment_id is null`

/** Those of somebody's uploads that no text has yet, in this order. */
export const findLoose = async (
  db: Trx,
  userId: string,
  pictures: readonly NewAttached[] = [],
): Promise<AttachedRow[]> => {
  if (pictures.length === 0) return []
  const { rows } = await sql<Omit<AttachedRow, 'alt'>>`
    select id, width, height from pictures
    where id = any(${pictures.map(({ id }) => id)}::text[]) and user_id = ${userId} and ${isLoose}
  `.execute(db)
  return pictures.flatMap(({ id, alt }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ ...row, alt }] : []
  })
}

/** The same; 400 where one is not there, is somebody else's, or stands in another text. */
export const mustBeLoose = async (
  db: Trx,
  userId: string,
  pictures: readonly NewAttached[] = [],
): Promise<AttachedRow[]> => {
  const found = await findLoose(db, userId, pictures)
  if (found.length === pictures.length) return found
  const message = 'One of the pictures is not there any more: please add it again.'
  throw invalid([{ path: 'pictures', message }])
}

/** Pictures as the API has them. */
export const presentAttached = (rows: readonly AttachedRow[] | null): { pictures?: Attached[] } => {
  if (!rows || rows.length === 0) return {}
  const [large, small] = formsOf.attachment
  const pictures = rows.map(({ id, width, height, alt }) => ({
    id,
    url: mediaPath + fileName(id, large),
    thumbnailUrl: mediaPath + fileName(id, small),
    width,
    height,
    alt,
  }))
  return { pictures }
}

/** Of somebody: all that they uploaded for posts and comments, and where each stands. */
export const readAttached = async (db: Trx, userId: string) => {
  const { rows } = await sql<AttachedRow & { postId: number | null; commentId: number | null }>`
    select id, width, height, alt, post_id as "postId", comment_id as "commentId"
    from pictures where user_id = ${userId} and kind = 'attachment' order by created_at, id
  `.execute(db)
  return rows.map(({ postId, commentId, ...row }) => ({
    ...presentAttached([row]).pictures?.[0],
    postId,
    commentId,
  }))
}

/** All that others will read of a text: the descriptions of its pictures, too. */
export const withDescriptions = (words: string, pictures: readonly NewAttached[] = []): string =>
  [words, ...pictures.flatMap(({ alt }) => alt || [])].join('\n')

/** Its text is shown otherwise from now on. */
export const tellOfText = async (
  trx: Trx,
  { post_id, comment_id }: { post_id: number | null; comment_id: number | null },
): Promise<void> => {
  if (post_id !== null) await announce(trx, { kind: 'post_edit', postId: post_id })
  if (comment_id === null) return
  const { post_id: postId } = await trx
    .selectFrom('comments')
    .select('post_id')
    .where('id', '=', comment_id)
    .executeTakeFirstOrThrow()
  await announce(trx, { kind: 'comment_edit', postId, commentId: comment_id })
}

const day = 86_400_000
/** What was held and taken off may come back as long as this, by an appeal. */
const appealMs = 30 * day
const batch = 500

const isNamedIn = (more: Value) =>
  sql`${more} -> 'pictures' @> jsonb_build_array(jsonb_build_object('id', pictures.id))`

/** Uploads that nobody wrote anything with within a day go; what waits for a look keeps its own. */
export const forgetLoose = async (db: Trx, now: Date): Promise<void> => {
  await sql`
    delete from pictures where id in (
      select pictures.id from pictures
      where ${isLoose} and created_at < ${new Date(now.getTime() - day)}
        and not exists (select from held_texts as held
          where held.user_id = pictures.user_id and ${isNamedIn(sql`held.more`)})
        and not exists (select from moderation_decisions as decided
          where decided.user_id = pictures.user_id
            and decided.created_at > ${new Date(now.getTime() - appealMs)}
            and ${isNamedIn(sql`decided.held -> 'more'`)})
      order by created_at limit ${batch}
    )
  `.execute(db)
}
