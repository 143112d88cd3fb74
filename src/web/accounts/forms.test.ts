import { expect, test } from 'vitest'
import { signInComplaint, signUpComplaint } from './forms.ts'

const whole = { username: 'ann', password: 'secret', confirmPassword: 'secret' }

test('nothing is wrong with a form that is filled in', () => {
  expect(signInComplaint({ email: 'ann', password: 'x' })).toBeNull()
  expect(signUpComplaint(whole, true)).toBeNull()
})

test.each([
  ['Missing Information', { ...whole, username: '  ' }],
  ['Password Mismatch', { ...whole, confirmPassword: 'Secret' }],
  ['Password Too Short', { ...whole, password: 'short', confirmPassword: 'short' }],
])('%s is said before the form is sent', (title, form) => {
  expect(signUpComplaint(form, true)?.title).toBe(title)
})

test('a person who does not say that they are 13 or older is asked to', () => {
  expect(signUpComplaint(whole, false)).toEqual({
    title: 'Missing Information',
    detail: 'Please confirm that you are 13 or older.',
  })
})
