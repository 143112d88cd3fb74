import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarks } from './read.ts'

const shape = (text: string) => {
  const marked = readMarks(text)
  return marked?.blocks.map(({ isCode, within = [], runs }) => [
    within
      .map(([at = -1, item]) => ({ kind: marked.containers[at]?.kind, item }))
      .map(({ kind, item }) => (kind === 'quote' ? kind : `${kind} ${item}`))
      .join(' > '),
    isCode ? 'code' : runs.map(({ text: said, marks }) => [said, ...(marks ?? [])].join(':')),
  ])
}

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

test('all that was typed is there, but for the marks and the name of a language', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '*', '_', '`', '```', '~~~', '>', '\n', '- ', '1. ', '\\'),
  })
  fc.assert(
    fc.property(words, (text) => {
      const marked = readMarks(text)
      const letters = (from: string) => from.replaceAll(/[^ab]/g, '')
      if (!marked || /(?:`{3}|~{3})\s*[ab\d.-]/.test(text)) return
      const shown = marked.blocks.flatMap(({ runs }) => runs.map((one) => one.text)).join('')
      expect(letters(shown)).toBe(letters(text))
    }),
    { numRuns: 1_000 },
  )
})

const textOf = (text: string) =>
  readMarks(text)?.blocks.map(({ runs }) => runs.map((one) => one.text).join(''))

test('words behind a fence that is no language, or never closed, are shown', () => {
  expect(textOf('```I think this whole sentence matters')).toEqual([
    'I think this whole sentence matters\n',
  ])
  expect(textOf('```const x = 1\nconst y = 2\n```')).toEqual(['const x = 1\nconst y = 2\n'])
  expect(textOf('*a*\n\n~~~ gone ~~~\nb')?.join(' ')).toContain('gone')
  expect(textOf('```js\nlet x\n```')).toEqual(['let x\n'])
  for (const open of ['```Stop\nyou\n~~~', '````Stop\nyou\n```', '```Stop\nyou\n     ```'])
    expect(textOf(open)?.join('')).toContain('Stop')
})

test('a number alone on its line keeps its item, and a broken line its break', () => {
  const { containers, blocks } = readMarks('**How many?**\n\n42.\n\nReally.')!
  expect(containers).toEqual([{ kind: 'numbers', start: 42 }])
  expect(blocks[1]).toEqual({ within: [[0, 1]], runs: [] })
  expect(textOf('**First** line\\\nsecond')).toEqual(['First line\nsecond'])
})

test('nothing is cut away below what the parser reads', () => {
  const ladder = '*x*\n\n- - - -\n        - - - -\n                - - I hide this'
  for (const text of [ladder, `*x*\n\n${'-\t'.repeat(10)}words`]) expect(readMarks(text)).toBeNull()
})

test('a text of marks alone is shown as it was typed', () => {
  expect(readMarks('- a\n'.repeat(2_000))).toBeNull()
})

test('a tree is not much longer than its text, however deep somebody nests', () => {
  const line = fc.stringMatching(/^(?:[ ]{0,3}(?:>|- |1\. )){0,20}[a-c*_`]{0,6}$/)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 400 }), (lines) => {
      const text = lines.join('\n')
      const size = JSON.stringify(readMarks(text)).length
      expect(size).toBeLessThanOrEqual(4 * text.length + 4_000)
    }),
  )
  expect(readMarks(`a\n\n${'>>>>>>>>>>>>>>>>- a\n'.repeat(500)}`)).toBeNull()
})

test('a text of more than a hundred links, or three hundred marked lines, is shown as it was typed', () => {
  expect(readMarks(`${'@abc '.repeat(101)}*x*`)).toBeNull()
  expect(readMarks('* a\n- b\n'.repeat(151))).toBeNull()
  expect(readMarks(`${'@abc '.repeat(99)}*x*`)).not.toBeNull()
})
