import { expect, test } from 'vitest'
import { openStore } from './store.ts'

test('a fragment is drawn once', () => {
  const store = openStore()
  let drawings = 0
  const draw = () => `drawing ${(drawings += 1)}`
  const read = () => new TextDecoder().decode(store.read('a', draw))
  expect([read(), read()]).toEqual(['drawing 1', 'drawing 1'])
})

test('the longest unread fragments go when there are too many', () => {
  const store = openStore(2 * 101)
  const draws: string[] = []
  const read = (key: string) =>
    store.read(key, () => {
      draws.push(key)
      return 'x'.repeat(100)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) read(key)
  expect(draws).toEqual(['a', 'b', 'c', 'b'])
})
