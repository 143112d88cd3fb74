import { expect, test } from 'vitest'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'

test('a password opens its own hash and no other, and the hash does not hold it', async () => {
  const stored = await hashPassword('correct horse')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/)
  expect(stored).not.toContain('correct')
  expect(await isPassword(stored, 'correct horse')).toBe(true)
  expect(await isPassword(stored, 'correct horsf')).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(stored)
})

test('without an account no password is right', async () => {
  expect(await isPassword(null, '')).toBe(false)
  expect(await isPassword(null, 'anything')).toBe(false)
})

test.each(['123456', 'Password', 'QWERTY', 'iloveyou'])('%s is too common', (password) => {
  expect(() => refuseWeakPassword(password, [])).toThrow('most used')
})

test('one’s own name is refused, another is fine', () => {
  const names = [null, 'Grace', 'grace_Hopper']
  expect(() => refuseWeakPassword('Grace_hopper', names)).toThrow('own name')
  expect(() => refuseWeakPassword('nanosecond wire', names)).not.toThrow()
})

test('what is refused says which field it is', () => {
  const issues = [{ path: 'password', message: expect.stringContaining('Please choose another.') }]
  const refusal = expect.objectContaining({ status: 400, code: 'weak_password', issues })
  expect(() => refuseWeakPassword('123456', [])).toThrow(refusal)
  expect(() => refuseWeakPassword('grace_hopper', ['grace_hopper'])).toThrow(refusal)
})
