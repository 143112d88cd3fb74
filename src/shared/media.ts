import { z } from 'zod'
import { endpoint, moment, optionalText } from './endpoint.ts'
import { userParam } from './users.ts'

/** Where the files of uploaded pictures are. */
export const mediaPath = '/media/'
/** An attachment goes with a post or a comment. */
export const pictureKinds = ['avatar', 'cover', 'photo', 'attachment'] as const
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

/** Of pictures in posts and comments: in one text, of one person, and of their descriptions. */
export const attachedMost = {
  inText: 4,
  perPerson: 1000,
  bytesPerPerson: 500 * 1024 * 1024,
  /** Uploaded and not yet written with anything. */
  loose: 40,
  alt: 1000,
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

const pictureId = z.string().regex(/^[\w-]{22}$/, 'That is not the id of a picture')

/** A picture that a post or comment is written with: an `attachment` that was uploaded before. */
const newAttached = z.object({
  id: pictureId,
  alt: optionalText('Description', attachedMost.alt).default(''),
})
export type NewAttached = z.output<typeof newAttached>

const areDifferent = (pictures: NewAttached[]): boolean =>
  new Set(pictures.map(({ id }) => id)).size === pictures.length

export const newAttachments = z
  .array(newAttached)
  .max(attachedMost.inText, `A text has at most ${attachedMost.inText} pictures`)
  .refine(areDifferent, 'A picture is there twice')

/** A picture as it stands in a post or comment. */
export const attached = z
  .object({
    id: z.string(),
    url: z.string(),
    thumbnailUrl: z.string(),
    width: z.number(),
    height: z.number(),
    /** What it shows, in its author's words; empty where they gave none. */
    alt: z.string(),
  })
  .meta({ id: 'AttachedPicture' })
export type Attached = z.infer<typeof attached>

export const uploadPicture = endpoint('POST', '/api/user/pictures/{kind}', {
  who: 'writer',
  summary:
    'Upload a picture: the body is the file (JPEG, PNG, WebP, GIF or AVIF, at most 10 MB). An avatar or cover takes its place on the profile; an attachment waits a day for the post or comment that names it',
  status: 201,
  params: z.object({ kind: z.enum(pictureKinds) }),
  answer: picture,
})

export const listPictures = endpoint('GET', '/api/user/pictures', {
  who: 'member',
  summary: 'The pictures that one uploaded for the profile, newest first',
  answer: z.array(picture),
})

export const listPicturesOf = endpoint('GET', '/api/users/{userId}/pictures', {
  who: 'anyone',
  summary: 'The photos that somebody put on their profile, newest first',
  params: userParam,
  answer: z.array(picture),
})

export const removePicture = endpoint('DELETE', '/api/user/pictures/{id}', {
  who: 'ownOnly',
  summary: 'Remove a picture, from the profile, post or comment too',
  status: 204,
  params: z.object({ id: pictureId }),
})
