import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { mutedWords } from '#shared/hiding.ts'
import { findMutedWords } from './muted-words.ts'

afterEach(() => void vi.restoreAllMocks())

/** What it is to find: in the slow way that says so. */
const bySearching = (words: string[], text: string): boolean =>
  words.some((word) =>
    new RegExp(`(?:^|[^\\p{L}\\p{N}_])${RegExp.escape(word)}(?:$|[^\\p{L}\\p{N}_])`, 'iu').test(
      text,
    ),
  )

test('a word is found where a search for it as a whole word finds it, and nowhere else', () => {
  const letters = (max: number) =>
    fc.string({ unit: fc.constantFrom('a', 'B', 'σ', ' ', '+', '\u{10428}'), maxLength: max })
  const words = fc.array(
    letters(5).filter((word) => word !== ''),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(words, letters(20), (muted, text) => {
      expect(findMutedWords(muted).areIn(text)).toBe(bySearching(muted, text))
    }),
    { numRuns: 2_000 },
  )
})

test('large letters are no other letters', () => {
  const { areIn } = findMutedWords(['größe', 'ΟΔΟΣ', '\u{10400}'])
  const texts = ['GRÖẞE', 'GRÖßE!', 'οδος', 'die Οδοσ', '\u{10428}', 'grosse', 'Übergröße']
  expect(texts.filter((text) => areIn(text))).toEqual([
    'GRÖẞE',
    'GRÖßE!',
    'οδος',
    'die Οδοσ',
    '\u{10428}',
  ])
})

/** Seven letters that no other number has. */
const ending = (at: number) =>
  Array.from({ length: 7 }, (_letter, bit) => ((at >> bit) & 1 ? 'b' : 'a')).join('')

test.each([
  ['words apart', '\u{10400} '.repeat(26), '\u{10428} '],
  ['one long word', 'a'.repeat(53), 'a'],
  ['signs', '+'.repeat(53), '+'],
])('a text is read once, however many long words are muted: %s', (_shape, begin, filling) => {
  const words = Array.from({ length: mutedWords.most }, (_word, at) => begin + ending(at))
  expect(words[0]?.length).toBeLessThanOrEqual(mutedWords.length + 26)
  const { areIn } = findMutedWords(words)
  const lookups = vi.spyOn(Map.prototype, 'get')
  const text = filling.repeat(5_000)
  expect(areIn(text)).toBe(false)
  expect(lookups.mock.calls.length).toBeLessThanOrEqual(2 * text.length)
})
