import { expect, test } from 'vitest'
import { readChoice } from './choice.ts'

test('a quick bench takes each side less often and for a shorter time than a full one', () => {
  const full = readChoice([])
  const quick = readChoice(['--quick'])
  if (full === 'help' || quick === 'help') throw new Error('nobody asked for help')
  expect(quick.pace.rounds * quick.pace.seconds).toBeLessThan(full.pace.rounds * full.pace.seconds)
  expect(quick.pace.replies).toBeGreaterThanOrEqual(50)
})

test('the sizes of grown sites can be chosen', () => {
  expect(readChoice(['--scale', '--sizes', '10,200'])).toMatchObject({
    scale: { sizes: [10, 200] },
  })
  expect(readChoice([])).toMatchObject({ scale: null })
})

test('some rows can be chosen, help asked for, and nonsense is refused', () => {
  expect(readChoice(['--only', 'likePosts,memory'])).toMatchObject({
    only: ['likeposts', 'memory'],
  })
  expect(readChoice(['--help'])).toBe('help')
  expect(() => readChoice(['--fast'])).toThrow("Unknown option '--fast'")
})
