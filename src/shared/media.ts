import { z } from 'zod'
import { endpoint, moment } from './endpoint.ts'
import { userParam } from './users.ts'

/** Where the files of uploaded pictures are. */
export const mediaPath = '/media/'
export const pictureKinds = ['avatar', 'cover', 'photo'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** What may be uploaded; everything is kept as WebP without what the file said beside the picture. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
/** The largest file, in bytes, and the largest picture, in pixels. */
export const pictureMost = {
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  perPerson: 200,
  bytesPerPerson: 100 * 1024 * 1024,
} as const

export const picture = z
  .object({
    id: z.string(),
    kind: z.enum(pictureKinds),
    url: z.string(),
    thumbnailUrl: z.string(),
    width: z.number(),
    height: z.number(),
    createdAt: moment,
  })
  .meta({ id: 'Picture' })
export type Picture = z.infer<typeof picture>

export const uploadPicture = endpoint('POST', '/api/user/pictures/{kind}', {
  summary:
    'Upload a picture: the body is the file (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB). An avatar or cover takes its place on the profile',
  status: 201,
  params: z.object({ kind: z.enum(pictureKinds) }),
  answer: picture,
})

export const listPictures = endpoint('GET', '/api/user/pictures', {
  summary: 'One’s own uploaded pictures, newest first',
  answer: z.array(picture),
})

export const listPicturesOf = endpoint('GET', '/api/users/{userId}/pictures', {
  summary: 'The photos that somebody put on their profile, newest first',
  params: userParam,
  answer: z.array(picture),
})

export const removePicture = endpoint('DELETE', '/api/user/pictures/{id}', {
  summary: 'Remove a picture, from the profile too',
  status: 204,
  params: z.object({ id: z.string().regex(/^[\w-]{22}$/, 'That is not the id of a picture') }),
})
