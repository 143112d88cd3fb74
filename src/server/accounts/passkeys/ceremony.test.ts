import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { expect, test, vi } from 'vitest'
import { verifyNew } from './ceremony.ts'

vi.mock('@simplewebauthn/server', async (importActual) => {
  const actual = await importActual<typeof import('@simplewebauthn/server')>()
  return { ...actual, verifyRegistrationResponse: vi.fn(actual.verifyRegistrationResponse) }
})

const certificates = new Map([['x5c', [new Uint8Array(8)]]])
const attested = (fmt: string, attStmt: Map<string, unknown>) =>
  Buffer.from(
    isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(37)],
      ]) as never,
    ),
  ).toString('base64url')

const asked = {
  party: { origin: 'http://localhost:3000', name: 'Symposia' },
  challenge: { bytes: Buffer.alloc(32) },
} as unknown as Parameters<typeof verifyNew>[1]
const credentialOf = (attestationObject: string) =>
  ({
    id: 'AA',
    rawId: 'AA',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject, transports: [] },
  }) as unknown as Parameters<typeof verifyNew>[0]

// the library asks addresses in the sender's own certificates for lists of revoked ones, before it knows whose they are
test.each(['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'tpm', 'packed'])(
  'a new passkey that comes with certificates (%s) is refused before anybody looks at these',
  async (form) => {
    await expect(
      verifyNew(credentialOf(attested(form, certificates)), asked),
    ).rejects.toMatchObject({ status: 400 })
    expect(verifyRegistrationResponse).not.toHaveBeenCalled()
  },
)

test('one that comes as browsers send it is looked at', async () => {
  await expect(verifyNew(credentialOf(attested('none', new Map())), asked)).rejects.toThrow()
  expect(verifyRegistrationResponse).toHaveBeenCalledOnce()
})
