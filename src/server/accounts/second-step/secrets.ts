import { randomBytes } from 'node:crypto'
import type { Services } from '../../services.ts'
import { seal, unseal } from '../../seal.ts'

/** What RFC 4226 recommends. */
const secretBytes = 20

const sealing = ({ env }: Services, userId: string) => ({
  appSecret: env.APP_SECRET,
  use: 'authenticator secret',
  place: userId,
})

export const newSecret = (): Buffer => randomBytes(secretBytes)

/** For the database: it opens for this person alone, and on this site alone. */
export const sealSecret = (services: Services, userId: string, secret: Buffer): string =>
  seal(sealing(services, userId), secret.toString('base64url'))

/** null: the site has another APP_SECRET since; recovery codes still let their owner in. */
export const openSecret = (services: Services, userId: string, sealed: string): Buffer | null => {
  const secret = unseal(sealing(services, userId), sealed)
  return secret === null ? null : Buffer.from(secret, 'base64url')
}
