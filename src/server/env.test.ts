import { expect, test } from 'vitest'
import { issuerName, readEnv } from './env.ts'

const secret = { APP_SECRET: 'a secret of this site, long enough' }
const issuer = {
  OIDC_ISSUER: 'https://id.example.org/people',
  OIDC_CLIENT_ID: 'symposia',
  OIDC_CLIENT_SECRET: 'of the client',
}
const complaint = (variables: Record<string, string>): string => {
  try {
    readEnv({ ...secret, ...variables })
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test.each([
  'http://id.example.org',
  'https://id.example.org/?realm=people',
  'https://me:secret@id.example.org',
  'id.example.org',
])('%s is no issuer', (OIDC_ISSUER) => {
  expect(complaint({ ...issuer, OIDC_ISSUER })).toBe(
    `OIDC_ISSUER is "${OIDC_ISSUER}", but takes an address such as https://id.example.org (http:// only on this machine).`,
  )
})

test.each(Object.keys(issuer))('an issuer without %s is refused', (name) => {
  expect(complaint({ ...issuer, [name]: '' })).toMatch(
    new RegExp(`^${name} is not set, but OIDC_\\w+ needs it\\.$`),
  )
})

test('a name alone is refused, too', () => {
  expect(complaint({ OIDC_NAME: 'Example' })).toBe(
    'OIDC_ISSUER is not set, but OIDC_NAME needs it.',
  )
})

test('who serves others has to say where the issuer sends people back to', () => {
  const others = { ...issuer, HOST: '0.0.0.0' }
  expect(complaint(others)).toMatch(/^SITE_URL is not set, but OIDC_ISSUER/)
  expect(complaint({ ...others, SITE_URL: 'https://talk.example' })).toBe('')
  expect(complaint({ ...issuer, OIDC_ISSUER: 'http://127.0.0.1:8080' })).toBe('')
})

test('people know an issuer by its name, or else by its host', () => {
  expect(issuerName(readEnv({ ...secret, ...issuer }))).toBe('id.example.org')
  expect(issuerName(readEnv({ ...secret, ...issuer, OIDC_NAME: 'Example' }))).toBe('Example')
  expect(issuerName(readEnv(secret))).toBeUndefined()
})
