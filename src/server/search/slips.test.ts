import { expect, test } from 'vitest'
import { slipsOf } from './slips.ts'

test('a letter too many, too few, another or two that changed places are one slip', () => {
  const slips = slipsOf('deth')
  expect(slips).toEqual(
    expect.arrayContaining(['death', 'eth', 'deh', 'meth', 'dethx', 'edth', 'deht', 'däth']),
  )
  for (const other of ['deth', 'depths', 'thed', '']) expect(slips).not.toContain(other)
  expect(new Set(slips).size).toBe(slips.length)
})
