import { expect, test } from 'vitest'
import { startIn } from './start.ts'

test('a name or topic begins at its sign, and ends at the caret', () => {
  expect(startIn('Hello @an', 9)).toEqual({ text: '@an', from: 6 })
  expect(startIn('@', 1)).toEqual({ text: '@', from: 0 })
  expect(startIn('On #Räd and more', 7)).toEqual({ text: '#Räd', from: 3 })
})

test('an address, a colour in a link, a word behind the caret or a selection begin nothing', () => {
  expect(startIn('ann@example', 11)).toBeNull()
  expect(startIn('https://a.example/#part', 23)).toBeNull()
  expect(startIn('Hello @an there', 15)).toBeNull()
  expect(startIn('Hello @an', 6, 9)).toBeNull()
})
