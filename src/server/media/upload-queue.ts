import { totalmem } from 'node:os'
import { type PictureKind, pictureMost } from '#shared/media.ts'
import { openQueue } from '../bounded-queue.ts'
import type { Env } from '../env.ts'
import { invalid, unavailable } from '../http/core/errors.ts'
import type { Services } from '../services.ts'
import { type Bounds, DecodeError, type Fault, openDecoder } from './decoder.ts'
import type { Form } from './resize.ts'
import { brokenOff } from './refusals.ts'
import { openRests } from './upload-pauses.ts'
import { hasPictureSignature } from './signature.ts'

/** Uploads have places of their own: stories' pictures must not keep anybody from uploading. */
const places = { uploads: { running: 2, waiting: 16 }, stories: { running: 1, waiting: 20 } }
const busy = 'Many pictures are being uploaded right now. Please try again.'
const busySeconds = 2

/** Width of each form in pixels, the largest first; an avatar is cut square, a cover 3 : 1. */
export const formsOf: Record<PictureKind, readonly [large: number, small: number]> = {
  avatar: [512, 256],
  cover: [1500, 600],
  photo: [1600, 400],
  attachment: [1600, 600],
}
const shapes: Partial<Record<PictureKind, number>> = { avatar: 1, cover: 1 / 3 }

/**
 * Whose picture it is, and whether they still wait for an answer. `address`: of whom many accounts are one
 * person's, and wait for each other; undefined where it stands for everybody.
 */
export type Sender = { userId: string; address?: string | undefined; isHere: () => boolean }

export type Reencode = (file: Buffer, kind: PictureKind, sender: Sender) => Promise<Form[]>

/** The picture anew in each size, as WebP, upright, with nothing else of the file. 400 otherwise. */
export const openUploads = (services: Services): Reencode => {
  const { draw } = openDrawing(services, 'uploads')
  return (file, kind, sender) => draw(file, formsOf[kind], { sender, shape: shapes[kind] })
}

export type Foreign = {
  /** Throws 429 while this person's pictures rest: nothing is fetched for them, either. */
  mustBeOver: (userId: string) => void
  /** A foreign image that this person showed, anew, at most that wide, as WebP. 400 when it is none that can be read. */
  draw: (file: Buffer, width: number, userId: string) => Promise<Buffer>
}

export const openForeign = (services: Pick<Services, 'env' | 'clock'>): Foreign => {
  const { draw, rests } = openDrawing(services, 'stories')
  return {
    mustBeOver: (userId) => rests.mustBeOver([userId]),
    draw: async (file, width, userId) => {
      const [form] = await draw(file, [width], { sender: { userId, isHere: () => true } })
      return form?.data ?? Buffer.alloc(0)
    },
  }
}

type Drawing = { sender: Sender; shape?: number | undefined }

const openDrawing = (
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  line: keyof typeof places,
) => {
  const decode = openDecoder(boundsOn(env))
  const inTurn = openQueue({ ...places[line], busy })
  const rests = openRests(clock)

  const draw = (
    file: Buffer,
    widths: readonly number[],
    { sender, shape }: Drawing,
  ): Promise<Form[]> => {
    const { userId, address } = sender
    const whose = [userId, ...(address === undefined ? [] : [address])]
    return inTurn(async () => {
      if (!sender.isHere()) throw brokenOff()
      rests.mustBeOver(whose)
      if (!hasPictureSignature(file)) throw refusalOf('unreadable')
      try {
        return await decode(file, { widths, shape, pixelsMost: pictureMost.pixels })
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error
        if (error.fault === 'too_costly') rests.begin(whose)
        throw refusalOf(error.fault)
      }
    }, address ?? userId)
  }
  return { draw, rests }
}

/** An honest picture of 50 million pixels takes two seconds and 0.6 GB. */
const most: Bounds = { withinMs: 6_000, mostBytes: 1_000_000_000 }
/** What a process takes that has decoded next to nothing, twice. */
const leastBytes = 150_000_000

/** All decoders of all web processes together take half the memory that this machine, or its container, has. */
const boundsOn = ({ WEB_CONCURRENCY }: Pick<Env, 'WEB_CONCURRENCY'>): Bounds => {
  // 0: no bound is known
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  const decoders = (places.uploads.running + places.stories.running) * WEB_CONCURRENCY
  const share = memory / 2 / decoders
  return { ...most, mostBytes: Math.max(leastBytes, Math.min(most.mostBytes, share)) }
}

const reasons: Record<Exclude<Fault, 'no_process'>, string> = {
  too_many_pixels: 'That picture has too many pixels: at most 50 million.',
  unreadable: 'That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.',
  too_costly: 'That picture takes too much to read: please save it anew, smaller.',
}

const refusalOf = (fault: Fault) =>
  fault === 'no_process'
    ? unavailable(busy, busySeconds)
    : invalid([{ path: 'picture', message: reasons[fault] }], 'not_a_picture')
