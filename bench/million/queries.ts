import { wordsOf } from '#server/language/words.ts'
import { sentences } from './sentences.ts'

/** What people would type, by kind; as many of each. */
export const searches = (count: number): { kind: string; query: string }[] => {
  const words = wordsByUse()
  const common = words.slice(0, 100)
  const usual = words.slice(100, 2_000)
  const pick = (list: readonly string[], n: number) => list[(n * 7_919) % list.length] ?? ''
  const make: Record<string, (n: number) => Record<string, string>> = {
    'a common word': (n) => ({ q: pick(common, n) }),
    'a usual word': (n) => ({ q: pick(usual, n) }),
    'a rare word': (n) => ({ q: `rare${letters(n * 37)}` }),
    'two common words': (n) => ({ q: `${pick(common, n)} ${pick(common, n + 31)}` }),
    'three usual words': (n) => ({
      q: `${pick(usual, n)} ${pick(usual, n + 7)} ${pick(usual, n + 77)}`,
    }),
    'a phrase': (n) => ({ q: `"${pick(common, n)} ${pick(usual, n + 3)}"` }),
    'an unfinished word': (n) => ({ q: pick(usual, n).slice(0, 4) }),
    'a misspelt word': (n) => ({ q: misspell(pick(usual, n)) }),
    'a word by one author': (n) => ({ q: pick(common, n), author: `member_${1 + (n % 999)}` }),
    'a word under a hashtag': (n) => ({ q: pick(common, n), tag: 'RentAtHome', kind: 'posts' }),
    'a word of one month': (n) => ({ q: pick(common, n), ...month(n) }),
    'the second page': (n) => ({ q: pick(common, n), kind: 'comments', offset: '10' }),
  }
  return Object.entries(make).flatMap(([kind, of]) =>
    Array.from({ length: count }, (_, n) => ({
      kind,
      query: new URLSearchParams(of(n + 1)).toString(),
    })),
  )
}

/** The words of the site's texts, the most used first, without those that no search looks at. */
const wordsByUse = (): string[] => {
  const uses = new Map<string, number>()
  for (const word of wordsOf(sentences().join(' '))) {
    if (/^[a-z]{4,}$/.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  return [...uses].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
}

const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

const misspell = (word: string) =>
  word.slice(0, 2) + (word[3] ?? 'x') + (word[2] ?? 'x') + word.slice(4)

const month = (n: number) => {
  const to = new Date(Date.now() - (n % 300) * 86_400_000)
  const day = (at: Date) => at.toISOString().slice(0, 10)
  return { from: day(new Date(to.getTime() - 30 * 86_400_000)), to: day(to) }
}
