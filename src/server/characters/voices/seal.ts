import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a secret for the database under a key made of APP_SECRET. `place` is what the secret is
 * good for: sealed for one place it cannot be opened for another, so that nobody who can write to
 * the database can have a provider's key sent elsewhere.
 */
export const seal = (appSecret: string, place: string, secret: string): string => {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(appSecret), nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

/** null: sealed with another APP_SECRET, for another place, or tampered with. */
export const unseal = (appSecret: string, place: string, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, keyOf(appSecret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    const body = opening.update(bytes.subarray(nonceBytes + tagBytes))
    return Buffer.concat([body, opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** APP_SECRET signs other things too: each use has a key of its own. */
const keyOf = (appSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', 'symposia ai provider key', 32))
