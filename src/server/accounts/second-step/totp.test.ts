import { describe, expect, test } from 'vitest'
import { authenticatorUri, base32, codeAt, findStep, stepAt } from './totp.ts'

/** RFC 6238, appendix B, for SHA-1: the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890')
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code', () => {
  test.each(vectors)('after %i seconds is that of the RFC', (seconds, code) => {
    expect(codeAt(secret, stepAt(at(seconds)))).toBe(code)
  })

  test('counts in its half minute and the ones beside it, and in no other', () => {
    const found = [-61, -60, -30, 0, 29, 30, 59, 60].map((off) =>
      findStep(secret, '005924', at(1_234_567_890 + off)),
    )
    const step = 41_152_263
    expect(found).toEqual([undefined, undefined, step, step, step, step, step, undefined])
  })
})

test('a secret is written as RFC 4648 has it', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) =>
    base32(Buffer.from(text)),
  )
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('the address for apps names the site and the person', () => {
  expect(authenticatorUri({ site: 'Our Talk', username: 'ann', secret: 'MZXW6' })).toBe(
    'otpauth://totp/Our%20Talk:ann?secret=MZXW6&issuer=Our%20Talk&algorithm=SHA1&digits=6&period=30',
  )
})
