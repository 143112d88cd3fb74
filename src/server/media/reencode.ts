import type sharp from 'sharp'
import { type PictureKind, pictureMost } from '#shared/media.ts'
import { openQueue } from '../accounts/queue.ts'
import { invalid } from '../http/core/errors.ts'
import { hasPictureSignature } from './signature.ts'

const queued = openQueue({
  running: 2,
  waiting: 16,
  busy: 'Many pictures are being uploaded right now. Please try again.',
})

/** Width of each form in pixels, the largest first; an avatar is cut square, a cover 3 : 1. */
export const formsOf: Record<PictureKind, readonly [large: number, small: number]> = {
  avatar: [512, 256],
  cover: [1500, 600],
  photo: [1600, 400],
}
const shapes: Partial<Record<PictureKind, number>> = { avatar: 1, cover: 1 / 3 }

export type Form = { name: number; data: Buffer; width: number; height: number }

/** The picture anew in each size, as WebP, upright, with nothing else of the file. 400 otherwise. */
export const reencode = (file: Buffer, kind: PictureKind): Promise<Form[]> =>
  queued(async () => {
    try {
      const forms: Form[] = []
      for (const width of formsOf[kind]) forms.push(await draw(file, kind, width))
      return forms
    } catch (error) {
      throw toRefusal(error as Error)
    }
  })

/** A foreign image anew, at most that wide, as WebP. 400 when it is none that can be read. */
export const reencodeTo = (file: Buffer, width: number): Promise<Buffer> =>
  queued(async () => {
    try {
      return (await draw(file, 'photo', width)).data
    } catch (error) {
      throw toRefusal(error as Error)
    }
  })

let decoder: Promise<typeof sharp> | undefined

/** Loaded with the first picture: most starts see none, and it takes as long as the database. */
const openDecoder = async (): Promise<typeof sharp> => {
  const { default: opened } = await import('sharp')
  // The whole process decodes only these. Vectors are the site's own, for previews and icons: a stranger's file is looked
  // at by its first bytes before it comes here.
  opened.block({ operation: ['VipsForeignLoad'] })
  opened.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
      'VipsForeignLoadSvg',
    ],
  })
  // One picture keeps one core busy, and nothing of it afterwards.
  opened.concurrency(1)
  opened.cache(false)
  return opened
}

const draw = async (file: Buffer, kind: PictureKind, width: number): Promise<Form> => {
  if (!hasPictureSignature(file)) throw new Error('no kind of picture that is taken')
  const shape = shapes[kind]
  const decode = await (decoder ??= openDecoder())
  const { data, info } = await decode(file, {
    limitInputPixels: pictureMost.pixels,
    failOn: 'error',
  })
    .autoOrient()
    .resize({
      width,
      ...(shape && { height: Math.round(width * shape), fit: 'cover' as const }),
      withoutEnlargement: shape === undefined,
    })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  return { name: width, data, width: info.width, height: info.height }
}

const toRefusal = ({ message }: Error) =>
  message.includes('pixel limit')
    ? refusal('That picture has too many pixels: at most 50 million.')
    : refusal('That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.')

const refusal = (message: string) => invalid([{ path: 'picture', message }], 'not_a_picture')
