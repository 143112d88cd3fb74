import { english, isForeign, signs } from './foreign.ts'
import { wordsOf } from './words.ts'

/** Scripts whose letters say enough of the language; Chinese and Japanese share theirs. */
const scripts = {
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Hebrew: /\p{Script=Hebrew}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
  Thai: /\p{Script=Thai}/gu,
  Hangul: /\p{Script=Hangul}/gu,
  Han: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
} as const
export type Script = 'Latin' | keyof typeof scripts

/** A language as far as its words or letters tell. 'other': foreign, in Latin letters, and nobody knows which. */
export type Tongue = 'en' | keyof typeof signs | keyof typeof more | 'other' | keyof typeof scripts

const more = {
  nl: new Set(
    'het een van niet zijn voor maar dat wij jullie hebben wordt deze naar uit nog wel geen moet moeten waarom omdat ook'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'nie się jest na że co jak czy ale tak już tylko mamy może dlaczego przez dla są być'.split(
      ' ',
    ),
  ),
  sv: new Set(
    'och att det som inte är jag har på med för till om kan ska måste varför vi av ett'.split(' '),
  ),
}

const names: Partial<Record<Tongue, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sv: 'Swedish',
}

/** For people and models. */
export const nameOf = (tongue: Tongue): string => names[tongue] ?? 'the language of the post'

/** What most of its letters belong to. */
const scriptOf = (text: string): Script => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  for (const [script, pattern] of Object.entries(scripts))
    if (shareOfScript(text, pattern, letters) >= 0.5) return script as Script
  return 'Latin'
}

const shareOfScript = (text: string, pattern: RegExp, letters: number): number =>
  (text.match(pattern)?.length ?? 0) / Math.max(1, letters)

/** How much of the letters of a text is of a script, 0 to 1; 1 where there is none. */
export const shareIn = (text: string, script: Script): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 1
  return shareOfScript(text, script === 'Latin' ? /\p{Script=Latin}/gu : scripts[script], letters)
}

/** Fewer than six words count as English where their letters are Latin. */
export const tongueOf = (text: string): Tongue => {
  const script = scriptOf(text)
  if (script !== 'Latin') return script
  return isForeign(text) ? (likeliest(wordsOf(text)) ?? 'other') : 'en'
}

/** The languages that an answer may be in: of a few words one hardly knows theirs. */
export const tonguesFor = (text: string): readonly Tongue[] => {
  const tongue = tongueOf(text)
  if (tongue !== 'en') return [tongue]
  const words = wordsOf(text)
  const guess =
    words.length < fewest && !words.some((word) => english.has(word)) ? likeliest(words) : null
  return guess ? ['en', guess] : ['en']
}

/** Of the first; the others are Latin. */
export const scriptFor = ([tongue]: readonly Tongue[]): Script =>
  tongue !== undefined && tongue in scripts ? (tongue as Script) : 'Latin'

const fewest = 6
/** Of all words that are small words of the language; and how much more than of the next. */
const leastShare = 0.12
const ahead = 1.25

const likeliest = (words: readonly string[]): Tongue | null => {
  const [first, second] = Object.entries({ ...signs, ...more })
    .map(([tongue, known]) => ({
      tongue: tongue as Tongue,
      count: words.filter((word) => known.has(word)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  if (!first || first.count < leastShare * words.length || first.count === 0) return null
  return first.count >= ahead * (second?.count ?? 0) ? first.tongue : null
}
