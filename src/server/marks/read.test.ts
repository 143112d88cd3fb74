import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarks } from './read.ts'

const shape = (text: string) =>
  readMarks(text)?.map(({ isCode, within, runs }) => [
    within.map(({ kind, item }) => (kind === 'quote' ? kind : `${kind} ${item}`)).join(' > '),
    isCode ? 'code' : runs.map(({ text: said, marks }) => [said, ...(marks ?? [])].join(':')),
  ])

test('bold, italic and code within a line', () => {
  expect(shape('A **bold** and _quiet_ `x*y` thing, ***both***')).toEqual([
    [
      '',
      ['A ', 'bold:bold', ' and ', 'quiet:italic', ' ', 'x*y:code', ' thing, ', 'both:bold:italic'],
    ],
  ])
})

test('quotes, lists within lists, and lines of code', () => {
  expect(shape('> said\n\nAnd:\n\n- one\n- two\n  1. deep\n\n```js\n<b>\n```')).toEqual([
    ['quote', ['said']],
    ['', ['And:']],
    ['bullets 1', ['one']],
    ['bullets 2', ['two']],
    ['bullets 2 > numbers 1', ['deep']],
    ['', 'code'],
  ])
})

test('a text without marks is none, and neither are signs that mark nothing', () => {
  for (const text of [
    'Plain words',
    'a_snake_case and 2 * 3',
    '1984 was a year',
    '#Tag # no heading',
  ])
    expect(readMarks(text)).toBeNull()
})

test('nothing is a link, a picture or HTML', () => {
  const text = '*a* <b>x</b> [l](javascript:alert(1)) ![p](x.png) &lt; <https://a.example>'
  expect(shape(text)).toEqual([
    ['', ['a:italic', ' <b>x</b> [l](javascript:alert(1)) ![p](x.png) &lt; <https://a.example>']],
  ])
})

test('all that was typed is there, but for the marks', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '*', '_', '`', '>', '\n', '-', '1.', '\\'),
  })
  fc.assert(
    fc.property(words, (text) => {
      const marked = readMarks(text)
      const letters = (from: string) => from.replaceAll(/[^ab]/g, '')
      if (!marked) return
      const shown = marked.flatMap(({ runs }) => runs.map((one) => one.text)).join('')
      // The name of a language after ``` is not shown.
      if (!text.includes('```')) expect(letters(shown)).toBe(letters(text))
    }),
  )
})

test('a text of marks alone is shown as it was typed', () => {
  expect(readMarks('- a\n'.repeat(2_000))).toBeNull()
})
