import { expect, test } from 'vitest'
import { parseSnapshot, sees } from './snapshot.ts'

test.each([
  ['100:105:100,103', { 99: true, 100: false, 102: true, 103: false, 104: true, 105: false }],
  ['100:100:', { 99: true, 100: false, 101: false }],
])('%s sees what had ended by then', (text, expected) => {
  const snapshot = parseSnapshot(text)
  const seen = Object.keys(expected).map((xact) => [xact, sees(snapshot, `${Number(xact)}-7`)])
  expect(Object.fromEntries(seen)).toEqual(expected)
})
