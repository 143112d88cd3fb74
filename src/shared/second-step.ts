import { z } from 'zod'
import { endpoint, moment } from './endpoint.ts'
import { usedCredential } from './passkeys.ts'
import { currentPassword } from './settings.ts'
import { passwordLength, secondStepCode } from './users.ts'

export const recoveryCodesMade = 10

/** Whether signing in with the password takes a second step. */
export const secondStep = z
  .object({
    /** When it was switched on; null: it is off. */
    since: moment.nullable(),
    recoveryCodesLeft: z.number(),
  })
  .meta({ id: 'SecondStep' })
export type SecondStep = z.infer<typeof secondStep>

/** Shown once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const readSecondStep = endpoint('GET', '/api/user/second-step', {
  who: 'member',
  summary: 'Whether one signs in with a second step, and how many recovery codes are left',
  answer: secondStep,
})

export const beginAuthenticator = endpoint('POST', '/api/user/authenticator', {
  who: 'member',
  summary: 'Begin to use an authenticator app: its secret, which counts once a code of it has come',
  body: z.object({ currentPassword }),
  answer: z.object({
    /** In base32, to be typed. */
    secret: z.string(),
    /** otpauth://, as apps read it. */
    uri: z.string(),
    /** The same as a QR code: its modules in a row or column, and the dark ones as the path of an SVG. */
    qr: z.object({ size: z.number(), path: z.string() }),
  }),
})

export const confirmAuthenticator = endpoint('POST', '/api/user/authenticator/confirm', {
  who: 'member',
  summary: 'Switch the second step on with a code of the app; gives the recovery codes, once',
  body: z.object({ code: secondStepCode }),
  answer: recoveryCodes,
})

export const removeAuthenticator = endpoint('POST', '/api/user/authenticator/remove', {
  who: 'member',
  summary: 'Switch the second step off',
  status: 204,
  body: z.object({ currentPassword, code: secondStepCode }),
})

export const renewRecoveryCodes = endpoint('POST', '/api/user/recovery-codes', {
  who: 'member',
  summary: 'New recovery codes, shown once, in place of all earlier ones',
  body: z.object({ currentPassword, code: secondStepCode }),
  answer: recoveryCodes,
})

export const confirmIdentity = endpoint('POST', '/api/user/confirm', {
  who: 'member',
  summary:
    'Say again who one is, by one of these: what administrators change needs it to be 15 minutes ago at most',
  status: 204,
  body: z
    .object({
      password: z.string().min(1).max(passwordLength.max).optional(),
      code: secondStepCode.optional(),
      credential: usedCredential.optional(),
    })
    .refine((given) => Object.values(given).filter((one) => one !== undefined).length === 1, {
      message: 'Give a password, a code or a passkey',
    }),
})
