import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** `use` is the kind of secret, which has a key of its own; `place` what this one is good for. */
type Sealing = { appSecret: string; use: string; place: string }

/**
 * Encrypts a secret for the database under a key made of APP_SECRET. Sealed for one place it cannot
 * be opened for another, so that nobody who can write to the database can have a provider's key sent
 * elsewhere, or give somebody the secret of another.
 */
export const seal = ({ place, ...key }: Sealing, secret: string): string => {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(key), nonce).setAAD(Buffer.from(place))
  const body = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

/** null: sealed with another APP_SECRET, for another place, or tampered with. */
export const unseal = ({ place, ...key }: Sealing, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, keyOf(key), bytes.subarray(0, nonceBytes))
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
const keyOf = ({ appSecret, use }: Omit<Sealing, 'place'>): Buffer =>
  Buffer.from(hkdfSync('sha256', appSecret, '', `symposia ${use}`, 32))
