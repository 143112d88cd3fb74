import { hashtags } from '#shared/text.ts'
import { toxicity } from '../characters/toxicity.ts'
import { parse } from '../characters/voices/builtin/parse.ts'
import { phrasesOf } from '../characters/voices/builtin/phrases.ts'
import { choice } from './debatability.ts'
import { isStopWord, stemOf, tokensOf } from './words.ts'

const shortest = 3
const longest = 24
const wordsMost = 3

type Candidate = { words: string[]; titles: number; isName: boolean; order: number }

/**
 * The hashtag of a story, without '#': the noun phrase or name that at least half of its headlines
 * share and that says most. null: none is fit to be one.
 */
export const hashtagFor = (titles: readonly string[]): string | null => {
  const found = new Map<string, Candidate>()
  for (const title of titles) {
    for (const [key, words] of gramsOf(title)) {
      const known = found.get(key)
      if (known) known.titles += 1
      else found.set(key, { words, titles: 1, isName: words.some(isCapital), order: found.size })
    }
  }
  const best = [...found.values()]
    .filter((candidate) => candidate.titles * 2 >= titles.length)
    .toSorted((a, b) => worth(b, titles.length) - worth(a, titles.length) || a.order - b.order)
    .map(({ words }) => pascalOf(words))
    .find(isFit)
  return best ?? null
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/** Two words say what it is about; one may mean anything, three are long to type. */
const worthOfLength = [0, 0, 0.5, 0.4]
const worth = ({ words, titles, isName }: Candidate, all: number): number =>
  titles / all + (worthOfLength[words.length] ?? 0) + (isName ? 0.3 : 0)

/** Runs of up to three words within the noun phrases of a headline, by their stems. */
const gramsOf = (title: string): Map<string, string[]> => {
  const grams = new Map<string, string[]>()
  for (const { text } of phrasesOf(title, parse(title))) {
    const words = tokensOf(text).map((word) => word.replace(/'s$/, ''))
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= wordsMost && from + length <= words.length; length++) {
        const gram = words.slice(from, from + length)
        if (!isPhrase(gram)) continue
        const key = gram.map((word) => stemOf(word.toLowerCase())).join(' ')
        if (!grams.has(key)) grams.set(key, gram)
      }
    }
  }
  return grams
}

/** Not a part of a phrase that says nothing: "the", "30", "plan to". */
const isPhrase = (words: readonly string[]): boolean => {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (words.some((word) => isStopWord(word.toLowerCase()))) return false
  if (/^\d+$/.test(last) || /^[\d.,]+$/.test(first + (words[1] ?? ''))) return false
  return (
    words.length > 1 || (first.length > 3 && !choice.test(first)) || /^\p{Lu}{2,}$/u.test(first)
  )
}

const pascalOf = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const crude =
  /(?:fuck|shit|cunt|nigg|fagg|kike|whore|slut|bitch|bastard|rape|nazi|porn|cock|tits|anal(?!y|o)|dick(?!ens))/i

/** Letters of one tag, of a fit length, and civil however they are read. */
const isFit = (tag: string): boolean => {
  const apart = tag.replaceAll(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, ' ')
  return (
    tag.length >= shortest &&
    tag.length <= longest &&
    /^[A-Za-z][A-Za-z0-9]*$/.test(tag) &&
    hashtags(`#${tag}`).length === 1 &&
    !crude.test(tag) &&
    !crude.test(apart.replaceAll(' ', '')) &&
    toxicity(apart) < 0.4 &&
    toxicity(tag) < 0.4
  )
}
