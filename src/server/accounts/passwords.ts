import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { invalid } from '../http/core/errors.ts'
import { openQueue } from '../bounded-queue.ts'

const derive = promisify(argon2)

/** OWASP's argon2id: 19 MiB, two passes, about 23 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const prefix = '$argon2id$v=19$m=19456,t=2,p=1$'

/** Hashing takes a core and memory: two at a time leave the rest of the site alive. */
const queued = openQueue({
  running: 2,
  waiting: 32,
  busy: 'Too many people are signing in right now. Please try again.',
})

/** The PHC string to store. */
export const hashPassword = (password: string): Promise<string> =>
  queued(async () => {
    const nonce = randomBytes(16)
    const hash = await derive('argon2id', { message: password, nonce, ...cost })
    return `${prefix}${nonce.toString('base64url')}$${hash.toString('base64url')}`
  })

/** Hashes once whether there is an account or not, so that the time does not tell who exists. */
export const isPassword = (stored: string | null, password: string): Promise<boolean> =>
  queued(async () => {
    const [nonce, hash] = (stored ?? nobody).slice(prefix.length).split('$') as [string, string]
    const tag = await derive('argon2id', {
      message: password,
      nonce: Buffer.from(nonce, 'base64url'),
      ...cost,
    })
    return timingSafeEqual(tag, Buffer.from(hash, 'base64url')) && stored !== null
  })

const nobody = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`

const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
)

/** Throws when a password is among the first that anybody would try. */
export const refuseWeakPassword = (password: string, names: readonly (string | null)[]): void => {
  const plain = password.toLowerCase()
  if (common.has(plain)) {
    throw weak('That password is one of the most used ones. Please choose another.')
  }
  if (names.some((name) => plain === name?.toLowerCase())) {
    throw weak('Your own name is too easy to guess as a password. Please choose another.')
  }
}

const weak = (message: string) => invalid([{ path: 'password', message }], 'weak_password')
