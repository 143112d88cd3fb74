import type sharp from 'sharp'
import { type PictureKind, pictureMost } from '#shared/media.ts'
import { openQueue } from '../accounts/queue.ts'
import { invalid } from '../http/core/errors.ts'
import { brokenOff } from './refusals.ts'
import { scansIn, scansMost } from './scans.ts'
import { hasPictureSignature, isAvif } from './signature.ts'

const busy = 'Many pictures are being uploaded right now. Please try again.'
const uploaded = openQueue({ running: 2, waiting: 16, busy })
/** Apart from them: stories must not keep anybody from uploading. */
const foreign = openQueue({ running: 1, waiting: 60, busy })

/** Width of each form in pixels, the largest first; an avatar is cut square, a cover 3 : 1. */
export const formsOf: Record<PictureKind, readonly [large: number, small: number]> = {
  avatar: [512, 256],
  cover: [1500, 600],
  photo: [1600, 400],
}
const shapes: Partial<Record<PictureKind, number>> = { avatar: 1, cover: 1 / 3 }

export type Form = { name: number; data: Buffer; width: number; height: number }

/** Whose picture it is, by account or address, and whether they still wait for an answer. */
export type Sender = { whose: string; isHere: () => boolean }

/** The picture anew in each size, as WebP, upright, with nothing else of the file. 400 otherwise. */
export const reencode = (file: Buffer, kind: PictureKind, sender: Sender): Promise<Form[]> =>
  uploaded(async () => {
    if (!sender.isHere()) throw brokenOff()
    return drawForms(file, kind).catch(refuse(file))
  }, sender.whose)

/** A file is decoded once, and each smaller form drawn from the one before. */
const drawForms = async (file: Buffer, kind: PictureKind): Promise<Form[]> => {
  const forms: Form[] = []
  for (const width of formsOf[kind]) forms.push(await draw(forms.at(-1)?.data ?? file, kind, width))
  return forms
}

/** A foreign image anew, at most that wide, as WebP. 400 when it is none that can be read. */
export const reencodeTo = (file: Buffer, width: number): Promise<Buffer> =>
  foreign(async () => (await draw(file, 'photo', width).catch(refuse(file))).data)

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
  if (scansIn(file) > scansMost) throw new Error('more scans than a camera or a program makes')
  const shape = shapes[kind]
  const decode = await (decoder ??= openDecoder())
  const { data, info } = await decode(file, {
    limitInputPixels: pixelsMost(file),
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

const pixelsMost = (file: Buffer) => (isAvif(file) ? pictureMost.avifPixels : pictureMost.pixels)

const refuse =
  (file: Buffer) =>
  ({ message }: Error): never => {
    throw message.includes('pixel limit')
      ? refusal(
          `That picture has too many pixels: at most ${pixelsMost(file) / 1_000_000} million.`,
        )
      : refusal('That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.')
  }

const refusal = (message: string) => invalid([{ path: 'picture', message }], 'not_a_picture')
