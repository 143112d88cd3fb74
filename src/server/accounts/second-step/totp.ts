import { createHmac } from 'node:crypto'

/** How long one code counts, ms. */
const stepMs = 30_000
const digits = 6

/** The number of the half minute that it is. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs)

/** What an authenticator app shows in that half minute: RFC 6238 with SHA-1, which all of them know. */
export const codeAt = (secret: Buffer, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute in which this is the code: now, or the one before or after, as clocks differ. */
export const findStep = (secret: Buffer, code: string, now: Date): number | undefined => {
  const step = stepAt(now)
  return [step, step - 1, step + 1].find((one) => codeAt(secret, one) === code)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 without padding, as apps take secrets. */
export const base32 = (bytes: Buffer): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const fives = bits.match(/.{1,5}/g) ?? []
  return fives.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

type Named = { site: string; username: string; secret: string }

/** The address that a QR code carries, in the form that apps have agreed on. */
export const authenticatorUri = ({ site, username, secret }: Named): string => {
  const query = new URLSearchParams({
    secret,
    issuer: site,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepMs / 1000),
  })
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(username)}`
  // apps take a plus sign for itself
  return `otpauth://totp/${label}?${String(query).replaceAll('+', '%20')}`
}
