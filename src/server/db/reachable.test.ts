import { expect, test } from 'vitest'
import { refusalOf } from './reachable.ts'

const said = (message: string, code?: string) =>
  refusalOf(Object.assign(new Error(message), { code }), 'DATABASE_URL')

test.each([
  ['28P01', 'password authentication failed for user "ann"'],
  ['28000', 'role "ann" does not exist'],
  ['3D000', 'database "annals" does not exist'],
  ['42501', 'permission denied for database "annals"'],
  ['08P01', 'SASL authentication failed'],
  ['08P01', 'no such user: ann'],
  ['08P01', 'database "annals" does not exist'],
])('%s, %s, is not waited for', (code, message) => {
  expect(said(message, code)).toBe(`DATABASE_URL is refused: ${message}.`)
})

test('a password that is missing is not waited for', () => {
  const message = 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'
  expect(said(message)).toBe('DATABASE_URL holds no password that the database takes.')
})

test.each([
  ['57P03', 'the database system is starting up'],
  ['53300', 'sorry, too many clients already'],
  ['08P01', 'pgbouncer cannot connect to server'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['ENOTFOUND', 'getaddrinfo ENOTFOUND database'],
])('%s, %s, is waited for', (code, message) => {
  expect(said(message, code)).toBeUndefined()
})
