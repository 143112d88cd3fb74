import { createECDH, randomBytes } from 'node:crypto'

/** What a browser gives out that wants to be woken. */
export const newPushKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
