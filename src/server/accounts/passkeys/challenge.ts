import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Trx } from '../../db/outbox.ts'
import { invalid } from '../../http/core/errors.ts'
import { hashToken } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'

/** How long a browser has to ask its owner and to answer, ms. */
export const challengeMs = 5 * 60_000

/** What is signed: random bytes, and until when an answer to them is taken. */
export type Challenge = { bytes: Buffer; expiresAt: Date }

/** What a challenge is for: to enter, or to add a passkey to one account, as long as it is entered in the same way. */
export type Aim = 'enter' | { adding: string; passwordHash: string | null; hasSecondStep: boolean }

/**
 * A new challenge, and the ticket that the browser which asked keeps in a cookie until it answers. The
 * ticket is signed, so that a stranger who asks a thousand times leaves nothing behind.
 */
export const newChallenge = (services: Services, aim: Aim): Challenge & { ticket: string } => {
  const bytes = randomBytes(32)
  const expiresAt = new Date(services.clock().getTime() + challengeMs)
  const said = `${bytes.toString('base64url')}.${expiresAt.getTime()}`
  return { bytes, expiresAt, ticket: `${said}.${sign(services, aim, said)}` }
}

/** What this browser was asked. 400 when that was too long ago, or something else. */
export const readChallenge = (
  services: Services,
  aim: Aim,
  ticket: string | undefined,
): Challenge => {
  const [bytes = '', until = '', signature = ''] = ticket?.split('.') ?? []
  const right = Buffer.from(sign(services, aim, `${bytes}.${until}`))
  const given = Buffer.from(signature)
  const left = Number(until) - services.clock().getTime()
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  if (!isOurs || left <= 0 || left > challengeMs) throw spent()
  return { bytes: Buffer.from(bytes, 'base64url'), expiresAt: new Date(Number(until)) }
}

const sign = ({ env }: Services, aim: Aim, said: string): string => {
  const whose = aim === 'enter' ? aim : addingTo(aim)
  return createHmac('sha256', env.APP_SECRET).update(`passkey:${whose}:${said}`).digest('base64url')
}

const addingTo = ({ adding, passwordHash, hasSecondStep }: Exclude<Aim, 'enter'>): string =>
  `add:${adding}:${passwordHash ?? ''}:${hasSecondStep ? 'second step' : ''}`

/** In the transaction that acts on the answer: what was signed once is not taken a second time. 400. */
export const spendChallenge = async (trx: Trx, challenge: Challenge): Promise<void> => {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('spent_challenges')
    .values({
      challenge_hash: hashToken(challenge.bytes.toString('base64url')),
      expires_at: challenge.expiresAt,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw spent()
}

const spent = () =>
  invalid([{ path: '', message: 'That took too long. Please try again.' }], 'challenge_spent')
