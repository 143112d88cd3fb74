import { expect, test } from 'vitest'
import { signInComplaint, signUpComplaint } from './forms.ts'

const whole = { username: 'ann', password: 'secret', confirmPassword: 'secret' }

test('nothing is wrong with a form that is filled in', () => {
  expect(signInComplaint({ email: 'ann', password: 'x' })).toBeNull()
  expect(signUpComplaint(whole)).toBeNull()
})

test.each([
  ['Missing Information', { ...whole, username: '  ' }],
  ['Password Mismatch', { ...whole, confirmPassword: 'Secret' }],
  ['Password Too Short', { ...whole, password: 'short', confirmPassword: 'short' }],
])('%s is said before the form is sent', (title, form) => {
  expect(signUpComplaint(form)?.title).toBe(title)
})
