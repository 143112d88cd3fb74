import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Services } from '../services.ts'

/**
 * A browser in which someone has signed in before keeps a mark. Wrong passwords from elsewhere
 * then lock only elsewhere, and the owner still gets in.
 */
export const markDevice = (services: Services, userId: string): string => {
  const nonce = randomBytes(16).toString('base64url')
  return `${nonce}.${sign(services, userId, nonce)}`
}

/** The mark's number if it is a true one for this person, else undefined. */
export const knownDevice = (
  services: Services,
  userId: string,
  mark: string | undefined,
): string | undefined => {
  const [nonce = '', signature = ''] = (mark ?? '').split('.')
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(services, userId, nonce))
  return given.length === right.length && timingSafeEqual(given, right) ? nonce : undefined
}

const sign = ({ env }: Services, userId: string, nonce: string): string =>
  createHmac('sha256', env.APP_SECRET).update(`device:${userId}:${nonce}`).digest('base64url')
