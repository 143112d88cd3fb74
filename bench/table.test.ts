import { expect, test } from 'vitest'
import { atLeast, atMost, show, type Row } from './row.ts'
import { drawTable } from './table.ts'

const rows: Row[] = [
  {
    name: 'GET /api/posts',
    measured: '69,360/s',
    bare: '86,700/s',
    checks: [atLeast('ratio', 0.8, 0.8), atMost('p99', 4.25, 3, 'ms')],
  },
  {
    name: 'writes',
    measured: '3,000/s',
    bare: '9,400/s',
    checks: [atLeast('ratio', 0.32, { goal: 0.35, floor: 0.2 })],
  },
  { name: 'memory', measured: '120 MB', bare: '', checks: [atMost('idle', 120, 300, 'MB')] },
]

test('each goal has a line that says whether it is reached', () => {
  const lines = drawTable(rows, { colours: false }).split('\n')
  expect(lines.slice(2).map((line) => line.at(-1))).toEqual(['✓', '✗', '~', '✓'])
  expect(lines[2]).toMatch(/^GET \/api\/posts +69,360\/s +86,700\/s +ratio 0\.80 +≥ 0\.80 +✓$/)
  expect(lines[4]).toMatch(/^writes .+ ratio 0\.32 +≥ 0\.35 +0\.20 +~$/)
  expect(lines[3]).toMatch(/^ +p99 4\.25 ms +≤ 3 ms +✗$/)
})

test('a number shows no more digits than it is good for', () => {
  expect(show(86_712.4, '/s')).toBe('86,712/s')
  expect(show(14.26, 'ms')).toBe('14.3 ms')
  expect(show(0.8049)).toBe('0.80')
  expect(show(9, 'requests')).toBe('9 requests')
})
