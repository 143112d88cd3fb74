import { hashtags } from '#shared/text.ts'
import { toxicity } from '../characters/gate/toxicity.ts'
import { type Token, parse } from '../language/parse.ts'
import { phrasesOf } from '../language/phrases.ts'
import { singularOf } from '../language/words.ts'
import { wordsOfTag } from './alias.ts'
import { isStopWord, stemOf } from './topic-words.ts'

const shortest = 3
const longest = 24
const wordsMost = 3

/** `isSpeaker`: it says whose word it is and nothing about the topic, unless they do something. */
type Gram = { words: string[]; isName: boolean; isWhole: boolean; isSpeaker: boolean }
type Candidate = Gram & { titles: number }

/**
 * The hashtag of a story, without '#': the noun phrase or name that at least half of its headlines
 * share and that says most. null: none is fit to be one.
 */
export const hashtagFor = (titles: readonly string[]): string | null => {
  const found = new Map<string, Candidate>()
  for (const title of titles) {
    for (const [key, gram] of gramsOf(title)) {
      const known = found.get(key)
      if (known) known.titles += 1
      else found.set(key, { ...gram, titles: 1 })
    }
  }
  const best = [...found.values()]
    .filter((candidate) => candidate.titles * 2 >= titles.length)
    .toSorted((a, b) => worth(b, titles.length) - worth(a, titles.length))
    .flatMap(({ words, isSpeaker }) => [withDeed(words, titles), isSpeaker ? '' : pascalOf(words)])
  return best.find(isFit) ?? null
}

const deeds = ['ban', 'tax', 'cap', 'strike', 'levy', 'curfew']

/** "Ban phones" is about #PhoneBan, if half of the headlines say so in any order. */
const withDeed = (words: readonly string[], titles: readonly string[]): string => {
  const thing = words.join('[ -]')
  const deed = deeds.find((name) => {
    const done = `${name}(?:s|${name.at(-1)}?ed|${name.at(-1)}?ing)?`
    const said = new RegExp(
      `\\b${done} (?:on |the |all |new |sales? of |use of )*${thing}\\b|\\b${thing} (?:to |vote to |will )?${done}\\b`,
      'i',
    )
    return titles.filter((title) => said.test(title)).length * 2 >= titles.length
  })
  if (!deed || words.some((word) => !/^[\p{L}\p{N}]+$/u.test(word))) return ''
  return pascalOf([...words.slice(0, -1), singularOf(words.at(-1) ?? ''), deed])
}

/** Two or three words say what it is about; one may mean anything. */
const worthOfLength = [0, 0, 0.5, 0.5]
const worth = ({ words, titles, isName, isWhole }: Candidate, all: number): number =>
  titles / all + (worthOfLength[words.length] ?? 0) + (isName ? 0.3 : 0) + (isWhole ? 0.3 : 0)

/** Runs of up to three words that end in a noun, within the noun phrases of a headline, by stems. */
const gramsOf = (title: string): Map<string, Gram> => {
  const tokens = parse(title)
  const grams = new Map<string, Gram>()
  for (const { text } of phrasesOf(title, tokens)) {
    const from = title.indexOf(text)
    const words = tokens.filter(
      ({ text: word, start, end }) =>
        start >= from && end <= from + text.length && /^[\p{L}\p{N}]/u.test(word),
    )
    for (let first = isInfinitive(tokens, words[0]) ? 1 : 0; first < words.length; first++) {
      for (let length = 1; length <= wordsMost && first + length <= words.length; length++) {
        const run = words.slice(first, first + length)
        const key = run.map(({ lower }) => stemOf(lower)).join(' ')
        if (!isPhrase(run) || grams.has(key)) continue
        const isName = run.some(({ text: word, start }) => start > 0 && /^\p{Lu}/u.test(word))
        const isWhole = first + length === words.length
        const isSpeaker = run.length === 1 && speakers.test(run[0]?.lower ?? '')
        grams.set(key, { words: run.map(({ text: word }) => word), isName, isWhole, isSpeaker })
      }
    }
  }
  return grams
}

/** "To trial a four-day week": the parser takes the verb for a noun. */
const isInfinitive = (tokens: readonly Token[], word: Token | undefined): boolean =>
  word !== undefined && tokens[tokens.indexOf(word) - 1]?.lower === 'to'

const speakers =
  /^(?:minist(?:er|ry)|government|official|expert|report|study|plan|doctor|critic|source|leader|boss|chief|people|company|firm|country|state|city|million|billion|percent|decision|case|deal|talk|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december)s?$/i

/** Not a part of a phrase that says nothing by itself: "the", "30", "replaceable". */
const isPhrase = (run: readonly Token[]): boolean => {
  const first = run[0]
  const last = run.at(-1)
  if (!first || !last || run.some(({ lower }) => isStopWord(lower))) return false
  if (last.pos !== 'NOUN' && last.pos !== 'PROPN') return false
  if (first.pos === 'VERB' || run.some(({ text }) => /^[\d.,%]+$/.test(text))) return false
  if (run.length > 1) return true
  const isAcronym = /^\p{Lu}{2,}$/u.test(last.text)
  return isAcronym || last.text.length > 3
}

const pascalOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/['’]s?$/, ''))
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const crude =
  /(?:fuck|shit|cunt|nigg|fagg|kike|whore|slut|bitch|bastard|rape|nazi|porn|cock|tits|anal(?!y|o)|dick(?!ens))/i

/** Letters of one tag, of a fit length, and civil whether read joined or split. */
const isFit = (tag: string): boolean => {
  const split = wordsOfTag(tag).join(' ')
  return (
    tag.length >= shortest &&
    tag.length <= longest &&
    /^[0-9]*[A-Za-z][A-Za-z0-9]*$/.test(tag) &&
    hashtags(`#${tag}`).length === 1 &&
    !crude.test(tag) &&
    toxicity(split) < 0.4 &&
    toxicity(tag) < 0.4
  )
}
