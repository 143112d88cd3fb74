import { expect, test } from 'vitest'
import { openReader, shortcuts } from './keys.ts'

test('a key means its deed; two in a row mean theirs, unless too much time lies between', () => {
  const read = openReader()
  expect(read('j', 0)?.deed).toBe('next')
  expect(read('g', 100)).toBeUndefined()
  expect(read('h', 200)?.to).toBe('/')
  expect(read('h', 300)).toBeUndefined()
  expect(read('g', 1000)).toBeUndefined()
  expect(read('n', 4000)?.deed).toBe('compose')
  expect(read('g', 5000)).toBeUndefined()
  expect(read('n', 5100)?.deed).toBe('notifications')
  expect(read('x', 6000)).toBeUndefined()
})

test('no two deeds have the same keys', () => {
  const keys = Object.values(shortcuts).flatMap((group) => group.map((one) => one.keys))
  expect(new Set(keys).size).toBe(keys.length)
})
