import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  attachedMost,
  type Picture,
  type PictureKind,
  mediaPath,
  pictureMost,
} from '#shared/media.ts'
import { announce } from '../changes/announce.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import type { Services } from '../services.ts'
import { tellOfText } from './attached.ts'
import { fileName, keepFiles, removeFiles, removeGoneFiles } from './files.ts'
import type { Form } from './resize.ts'
import { formsOf } from './upload-queue.ts'

/** `draw` gives the picture in each size. */
type Upload = { userId: string; kind: PictureKind; draw: () => Promise<Form[]> }

/** Keeps a picture; an avatar or cover takes its place on the profile. */
export const keepPicture = async (services: Services, upload: Upload): Promise<Picture> => {
  await mustHaveRoom(services.db, upload)
  const forms = await upload.draw()
  const id = randomBytes(16).toString('base64url')
  await keepFiles(services.env, id, forms)
  try {
    return await insertPicture(services, { ...upload, id, forms })
  } catch (error) {
    await removeFiles(services.env, id)
    throw error
  }
}

type Room = Pick<Upload, 'userId' | 'kind'>

const mustHaveRoom = async (db: Trx, room: Room): Promise<void> => {
  const isAttached = room.kind === 'attachment'
  const { count, loose, bytes } = await db
    .selectFrom('pictures')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      sql<string>`count(*) filter (where post_id is null and comment_id is null)`.as('loose'),
      fn.sum<string>('bytes').as('bytes'),
    ])
    .where('user_id', '=', room.userId)
    .where('kind', isAttached ? '=' : '<>', 'attachment')
    .executeTakeFirstOrThrow()
  if (isAttached) return mustHaveRoomInTexts(Number(count), Number(loose), Number(bytes))
  if (Number(count) >= pictureMost.perPerson) {
    throw conflict('You have 200 pictures here. Please remove one first.', 'too_many_pictures')
  }
  if (Number(bytes) >= pictureMost.bytesPerPerson) {
    throw conflict('Your pictures here have 100 MB. Please remove one first.', 'too_many_pictures')
  }
}

const mustHaveRoomInTexts = (count: number, loose: number, bytes: number): void => {
  if (loose >= attachedMost.loose)
    throw conflict(
      'Many pictures that you uploaded wait for a post. Please write it first.',
      'too_many_loose',
    )
  if (count >= attachedMost.perPerson || bytes >= attachedMost.bytesPerPerson)
    throw conflict('Your posts have all the pictures that there is room for.', 'too_many_attached')
}

const insertPicture = (
  { db, clock }: Services,
  { id, userId, kind, forms }: Omit<Upload, 'draw'> & { id: string; forms: Form[] },
): Promise<Picture> =>
  transact(db, async (trx) => {
    const { width = 1, height = 1 } = forms[0] ?? {}
    const bytes = forms.reduce((sum, { data }) => sum + data.length, 0)
    const row = await trx
      .insertInto('pictures')
      .values({ id, user_id: userId, kind, width, height, bytes, created_at: clock() })
      .returningAll()
      .executeTakeFirstOrThrow()
    const picture = present(row)
    if (kind === 'photo' || kind === 'attachment') return picture
    await trx
      .updateTable('users')
      .set(
        kind === 'avatar'
          ? { profile_image_url: picture.thumbnailUrl }
          : { cover_image_url: picture.url },
      )
      .where('id', '=', userId)
      .execute()
    await announce(trx, { kind: 'profile', userId })
    return picture
  })

/** Those of the profile, newest first. */
export const readPictures = async (db: Trx, userId: string): Promise<Picture[]> => {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '<>', 'attachment')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(present)
}

/** What anybody sees on somebody's profile, newest first; 404 where there is nobody. */
export const readPhotos = async (db: Trx, userId: string): Promise<Picture[]> => {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw notFound('User')
  return (await readPictures(db, userId)).filter(({ kind }) => kind === 'photo')
}

/** Removes a picture, its files, and its place on the profile or in a text. 404 when it is not this person's. */
export const removePicture = async (
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  await transact(services.db, async (trx) => {
    const row = await trx
      .deleteFrom('pictures')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('Picture')
    if (row.kind === 'attachment') await tellOfText(trx, row)
    else await clearPlaces(trx, userId, id)
  })
  await removeGoneFiles(services)
}

const clearPlaces = async (trx: Trx, userId: string, id: string): Promise<void> => {
  for (const column of ['profile_image_url', 'cover_image_url'] as const) {
    await trx
      .updateTable('users')
      .set({ [column]: null })
      .where('id', '=', userId)
      .where(column, 'like', `${mediaPath}${id.replaceAll('_', '\\_')}-%`)
      .execute()
  }
  await announce(trx, { kind: 'profile', userId })
}

type PictureRow = {
  id: string
  kind: string
  width: number
  height: number
  created_at: Date
}

const present = ({ id, kind: name, width, height, created_at }: PictureRow): Picture => {
  const kind = name as PictureKind
  const [large, small] = formsOf[kind]
  return {
    id,
    kind,
    url: mediaPath + fileName(id, large),
    thumbnailUrl: mediaPath + fileName(id, small),
    width,
    height,
    createdAt: created_at.toISOString(),
  }
}
