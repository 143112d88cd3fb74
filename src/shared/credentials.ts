import { z } from 'zod'

/** Bytes as browsers write them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/)

const credentialId = bytes(1400).min(20)

/** What a browser makes of `navigator.credentials`, as its `toJSON()` gives it. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes(4000), ...response }),
  })

export const newCredential = credential({
  attestationObject: bytes(20_000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/))
    .max(8)
    .default([]),
})

export const usedCredential = credential({
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: bytes(200).nullish(),
})
