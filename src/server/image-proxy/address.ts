import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from '../env.ts'

export const imagePath = '/img'
/** A foreign image as this site shows it: where it is, how wide, until when (s since 1970), in which story. */
export type ForeignImage = { url: string; w: number; until: number; story: number }

type Key = Pick<Env, 'APP_SECRET'>

/**
 * Where the site itself serves a foreign image. The signature makes it no open proxy: only what the
 * site shows is fetched, while the story is there and not after `until`.
 */
export const imageAddress = (key: Key, image: ForeignImage): string => {
  const { url, w, until, story } = image
  const sig = signatureOf(key, image)
  const query = { url, w: String(w), until: String(until), story: String(story), sig }
  return `${imagePath}?${new URLSearchParams(query).toString()}`
}

export const isSigned = (key: Key, { sig, ...image }: ForeignImage & { sig: string }): boolean => {
  const wanted = Buffer.from(signatureOf(key, image))
  const given = Buffer.from(sig)
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

const signatureOf = ({ APP_SECRET }: Key, { url, w, until, story }: ForeignImage): string =>
  createHmac('sha256', APP_SECRET)
    .update(`image\n${w}\n${until}\n${story}\n${url}`)
    .digest('base64url')
