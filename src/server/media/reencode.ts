import { totalmem } from 'node:os'
import { type PictureKind, pictureMost } from '#shared/media.ts'
import { openQueue } from '../accounts/queue.ts'
import { invalid } from '../http/core/errors.ts'
import { type Bounds, DecodeError, type Fault, openDecoder } from './decoder.ts'
import type { Form } from './draw.ts'
import { brokenOff } from './refusals.ts'
import { hasPictureSignature } from './signature.ts'

const busy = 'Many pictures are being uploaded right now. Please try again.'
const uploaded = openQueue({ running: 2, waiting: 16, busy })
/** Apart from them: stories must not keep anybody from uploading. */
const foreign = openQueue({ running: 1, waiting: 60, busy })

/** An honest picture of 50 million pixels takes two seconds and 0.6 GB. */
const bounds: Bounds = { withinMs: 6_000, mostBytes: Math.min(1_000_000_000, totalmem() / 3) }
const decode = openDecoder(bounds)

/** Width of each form in pixels, the largest first; an avatar is cut square, a cover 3 : 1. */
export const formsOf: Record<PictureKind, readonly [large: number, small: number]> = {
  avatar: [512, 256],
  cover: [1500, 600],
  photo: [1600, 400],
}
const shapes: Partial<Record<PictureKind, number>> = { avatar: 1, cover: 1 / 3 }

/** Whose picture it is, by account or address, and whether they still wait for an answer. */
export type Sender = { whose: string; isHere: () => boolean }

/** The picture anew in each size, as WebP, upright, with nothing else of the file. 400 otherwise. */
export const reencode = (file: Buffer, kind: PictureKind, sender: Sender): Promise<Form[]> =>
  uploaded(async () => {
    if (!sender.isHere()) throw brokenOff()
    return draw(file, formsOf[kind], shapes[kind])
  }, sender.whose)

/** A foreign image anew, at most that wide, as WebP. 400 when it is none that can be read. */
export const reencodeTo = (file: Buffer, width: number): Promise<Buffer> =>
  foreign(async () => (await draw(file, [width]))[0]?.data ?? Buffer.alloc(0))

const draw = async (file: Buffer, widths: readonly number[], shape?: number): Promise<Form[]> => {
  if (!hasPictureSignature(file)) throw refusalOf('unreadable')
  try {
    return await decode(file, { widths, shape, pixelsMost: pictureMost.pixels })
  } catch (error) {
    throw error instanceof DecodeError ? refusalOf(error.fault) : error
  }
}

const reasons: Record<Fault, string> = {
  too_many_pixels: 'That picture has too many pixels: at most 50 million.',
  unreadable: 'That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.',
  too_costly: 'That picture takes too much to read: please save it anew, smaller.',
}

const refusalOf = (fault: Fault) =>
  invalid([{ path: 'picture', message: reasons[fault] }], 'not_a_picture')
