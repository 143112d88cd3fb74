import { LRUCache } from 'lru-cache'
import { pictureTypes } from '#shared/media.ts'
import { scoutId } from '#shared/users.ts'
import {
  FetchError,
  type FetchRules,
  UnreachableError,
  guardedFetch,
} from '../http/egress/fetch.ts'
import { crowded, HttpError } from '../http/core/errors.ts'
import { openQueue } from '../bounded-queue.ts'
import type { Foreign } from '../media/upload-queue.ts'
import type { ForeignImage } from './address.ts'
import type { ImageCache } from './cache.ts'

/** `userId`: who shows it. */
type Shown = Pick<ForeignImage, 'url' | 'w'> & { userId: string }
export type Images = { read: (image: Shown) => Promise<Buffer> }

/** What a foreign server may send. Plain http and any port only where no production site runs. */
export const imageRules = (isProduction: boolean): FetchRules => ({
  schemes: isProduction ? ['https:'] : ['https:', 'http:'],
  types: pictureTypes,
  mostBytes: 5 * 1024 * 1024,
  withinMs: 10_000,
  hasUsualPort: isProduction,
})

/** An address that failed, and a server that did not answer, are left alone for so long; what is no picture, for a day. */
const restMs = 60_000
const noPictureRestMs = 24 * 3_600_000
const failuresKept = 1_000
const lines = 4
/** One person's slow pictures leave lines for those of others. The Scout's stand on nearly every page. */
const linesOf = (userId: string): number => (userId === scoutId ? lines : 2)
/** Whom nobody answers waits here and not on all lines of this machine at once. */
const room = { running: lines, waiting: 60, busy: crowded().message, ofOne: linesOf }

type Failure = { error: HttpError; from: number; ms: number }
type Ground = {
  rules: FetchRules
  cache: ImageCache
  clock: () => Date
  foreign: Foreign
}

/**
 * Foreign images drawn anew as WebP, without anything else of the file. Each is fetched once,
 * however many ask at the same time, and four at a time, two of a person. Throws 404 with the reason where there is none.
 */
export const openImages = ({ rules, cache, clock, foreign }: Ground): Images => {
  const inTurn = openQueue(room)
  const underWay = new Map<string, Promise<Buffer>>()
  const failures = new LRUCache<string, Failure>({ max: failuresKept })

  /** Why it is not asked for now; undefined: it may be. */
  const rests = (key: string): HttpError | undefined => {
    const failed = failures.get(key)
    const since = failed ? clock().getTime() - failed.from : 0
    return failed && since >= 0 && since < failed.ms ? failed.error : undefined
  }

  const make = async ({ url, w, userId }: Shown, key: string): Promise<Buffer> => {
    const kept = await cache.find(key)
    if (kept) return kept
    const { body } = await inTurn(() => {
      foreign.mustBeOver(userId)
      const failed = rests(hostOf(url))
      return failed ? Promise.reject(failed) : guardedFetch(url, rules)
    }, userId)
    const image = await foreign.draw(body, w, userId)
    await cache.keep(key, image)
    return image
  }
  const remember = (url: string, error: unknown): unknown => {
    const refusal = toRefusal(error)
    if (!refusal) return error
    const ms = error instanceof FetchError ? restMs : noPictureRestMs
    const failure = { error: refusal, from: clock().getTime(), ms }
    failures.set(url, failure)
    if (error instanceof UnreachableError) failures.set(hostOf(url), failure)
    return refusal
  }

  return {
    read: (image) => {
      const key = `${image.w} ${image.url}`
      const failed = rests(image.url)
      if (failed) return Promise.reject(failed)
      const known = underWay.get(key)
      if (known) return known
      const made = make(image, key)
        .catch((error: unknown) => Promise.reject(remember(image.url, error)))
        .finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

/** The refusal where the foreign server is at fault; null: the fault is ours. */
const toRefusal = (error: unknown): HttpError | null => {
  if (error instanceof FetchError) return noImage(error.message)
  return error instanceof HttpError && error.status === 400 ? noImage(error.message) : null
}

const noImage = (why: string) => new HttpError(404, 'no_image', `There is no image: ${why}`)
