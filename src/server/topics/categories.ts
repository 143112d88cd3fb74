import { hashtags } from '#shared/text.ts'
import { categories, type Category } from '#shared/trending.ts'
import { sentencesOf, singularOf, wordsOf } from '../language/words.ts'
import { categoryCues } from './category-cues.ts'
import { categoryWords } from './category-words.ts'

/** A sign of one category: all its phrases in one sentence. */
type Sign = { category: Category; phrases: string[]; weight: number }

const weights = { hint: 1, word: 2, cue: 3, named: 6 } as const
/** Below it a text belongs nowhere. */
const least = 2
/** The second category must be this nearly as sure as the first. */
const share = 0.5
const most = 2

/**
 * What a text is about, the surest first; at most two, none where no word tells. Looks words up
 * rather than trying every sign, because it stands in the way of every post.
 */
export const categoriesOf = (text: string): Category[] => {
  const scores = new Map<Category, number>()
  const add = (category: Category, weight: number) =>
    scores.set(category, (scores.get(category) ?? 0) + weight)
  for (const { category, weight } of signsIn(text)) add(category, weight)
  for (const tag of hashtags(text)) {
    const named = categories.find((category) => category.toLowerCase() === tag.toLowerCase())
    if (named) add(named, weights.named)
  }
  return strongest(scores)
}

const strongest = (scores: Map<Category, number>): Category[] => {
  const sorted = [...scores]
    .filter(([, score]) => score >= least)
    .toSorted(([a, scoreA], [b, scoreB]) => scoreB - scoreA || rank(a) - rank(b))
  const top = sorted[0]?.[1] ?? 0
  return sorted
    .filter(([, score]) => score >= top * share)
    .slice(0, most)
    .map(([category]) => category)
}

const rank = (category: Category) => categories.indexOf(category)

const signsIn = (text: string): Set<Sign> => {
  const found = new Set<Sign>()
  for (const sentence of sentencesOf(spelledOut(text))) {
    const phrases = new Set(phrasesOf(sentence))
    for (const phrase of phrases) {
      for (const sign of signsAt.get(phrase) ?? []) {
        if (sign.phrases.every((one) => phrases.has(one))) found.add(sign)
      }
    }
  }
  return found
}

/** #FourDayWeek says "Four Day Week". */
const spelledOut = (text: string): string =>
  text.replaceAll(/#([\p{L}\p{N}\p{M}_]+)/gu, (_, tag: string) =>
    tag.replaceAll('_', ' ').replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' '),
  )

/** The phrases of signs that begin with a word. */
const phrasesOf = (sentence: string): string[] => {
  const words = wordsOf(sentence).map(singularOf)
  return words.flatMap((word, at) =>
    (lengthsFrom.get(word) ?? []).map((length) => words.slice(at, at + length).join(' ')),
  )
}

const phraseOf = (words: string): string => wordsOf(words).map(singularOf).join(' ')

const signs: Sign[] = [
  ...Object.entries(categoryWords).flatMap(([category, words]) =>
    words.map((word) => ({
      category: category as Category,
      phrases: [phraseOf(word)],
      weight: word.startsWith('?') ? weights.hint : weights.word,
    })),
  ),
  ...Object.entries(categoryCues).flatMap(([category, cues]) =>
    cues.map((cue) => ({
      category: category as Category,
      phrases: cue.split('+').map(phraseOf),
      weight: weights.cue,
    })),
  ),
]

/** Under each phrase what it is a sign of. */
const signsAt = new Map<string, Sign[]>()
/** Under each word how long the phrases are that begin with it. */
const lengthsFrom = new Map<string, number[]>()
for (const sign of signs) {
  for (const phrase of sign.phrases) {
    signsAt.set(phrase, [...(signsAt.get(phrase) ?? []), sign])
    const words = phrase.split(' ')
    const first = words[0] as string
    lengthsFrom.set(first, [...new Set([...(lengthsFrom.get(first) ?? []), words.length])])
  }
}
