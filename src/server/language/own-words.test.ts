import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

test('what somebody quotes is not what they say', () => {
  expect(ownWords('> Buses are dear.\n> Very dear.\n\nThey are not.')).toBe('They are not.')
  expect(ownWords('First this.\n> Buses are dear.\nThen that.')).toBe('First this.\nThen that.')
})

test('an arrow or a comparison within a line is no quote, and who only quotes says that', () => {
  expect(ownWords('5 > 3, as everybody knows')).toBe('5 > 3, as everybody knows')
  expect(ownWords('> Buses are dear.')).toBe('> Buses are dear.')
})
