import { expect, test } from 'vitest'
import { readSize, WrongOption } from './size.ts'

test('without options the usual size is made', () => {
  expect(readSize([])).toMatchObject({
    members: 200,
    posts: 1000,
    comments: 5,
    likes: 3,
    characters: false,
    force: false,
  })
})

test('each number can be chosen', () => {
  const args = '--members 7 --posts 11 --comments 0 --likes 2 --seed 9 --characters'.split(' ')
  expect(readSize(args)).toMatchObject({
    members: 7,
    posts: 11,
    comments: 0,
    likes: 2,
    seed: 9,
    characters: true,
  })
})

test('help is asked for by --help or -h', () => {
  expect(readSize(['--help'])).toBe('help')
  expect(readSize(['-h'])).toBe('help')
})

test.each([
  [['--posts', 'many'], "--posts takes a whole number from 0 to 5000000, not 'many'"],
  [['--likes', '-1'], /likes/],
  [['--comments', '1e3'], "--comments takes a whole number from 0 to 500, not '1e3'"],
  [['--colour'], "Unknown option '--colour'"],
  [['--members', '0'], '--posts needs members'],
])('%j is refused in one line', (args, message) => {
  expect(() => readSize(args)).toThrow(WrongOption)
  expect(() => readSize(args)).toThrow(message)
  expect(() => readSize(args)).not.toThrow('\n')
})
