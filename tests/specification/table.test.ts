import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { section2 } from './table/section2.ts'
import { section3 } from './table/section3.ts'
import { section4 } from './table/section4.ts'
import { section5 } from './table/section5.ts'
import { section6 } from './table/section6.ts'
import { section7 } from './table/section7.ts'
import { section8 } from './table/section8.ts'
import { section9 } from './table/section9.ts'
import { tests, type TestName } from './table/tests.ts'

const sections = { section2, section3, section4, section5, section6, section7, section8, section9 }

/** What follows `test(`, `it(` or the table of a `test.each`, up to its end; what is filled in as …. */
const titlesIn = (file: string): Set<string> => {
  const source = readFileSync(file, 'utf8')
  const calls = /(?:\b(?:test|it)\(|\]\s*(?:as const)?,?\s*\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gsu
  return new Set(
    [...source.matchAll(calls)].map(([, , title = '']) =>
      title.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1'),
    ),
  )
}

test('the table has every statement of the specification', () => {
  const counts = Object.values(sections).map(({ length }) => length)
  expect(counts).toEqual([77, 19, 21, 17, 9, 30, 34, 21])
  const said = Object.values(sections).flatMap((section) => section.map(([says]) => says))
  expect(said.filter((says) => says.trim().length < 5)).toEqual([])
})

describe.each(Object.entries(sections))('%s', (_name, section) => {
  test('has a test for each statement', () => {
    expect(section.filter(([, ...names]) => !names.some((name) => name in tests))).toEqual([])
  })
})

test('every test of the table is there, under its title', () => {
  const known = new Map<string, Set<string>>()
  const gone = Object.entries(tests).filter(([, [file, title]]) => {
    if (!known.has(file)) known.set(file, titlesIn(file))
    return !known.get(file)?.has(title)
  })
  expect(gone).toEqual([])
})

test('no test is named without a statement that it holds', () => {
  const named = new Set<TestName>(
    Object.values(sections).flatMap((section) =>
      section.flatMap(([, ...names]) => names as TestName[]),
    ),
  )
  expect(Object.keys(tests).filter((name) => !named.has(name as TestName))).toEqual([])
})
