import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../../services.ts'

/** A mark is good for one person and one password: a thief's ends with the old one. */
export type Marked = { id: string; passwordHash: string | null }

/**
 * A browser in which someone has signed in before keeps a mark. Wrong passwords from elsewhere
 * then lock only elsewhere, and the owner still gets in.
 */
export const markDevice = (services: Services, whose: Marked): string => {
  const nonce = randomBytes(16).toString('base64url')
  return signed(services, whose, nonce)
}

/** The mark's number if it is a true one for this person, else undefined. */
export const knownDevice = (
  services: Services,
  whose: Marked,
  mark: string | undefined,
): string | undefined => {
  if (mark === undefined) return undefined
  const nonce = mark.slice(0, mark.indexOf('.'))
  const given = Buffer.from(mark)
  const right = Buffer.from(signed(services, whose, nonce))
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined
}

const signed = ({ env }: Services, { id, passwordHash }: Marked, nonce: string): string => {
  const hmac = createHmac('sha256', env.APP_SECRET).update(
    `device:${id}:${passwordHash ?? ''}:${nonce}`,
  )
  return `${nonce}.${hmac.digest('base64url')}`
}
