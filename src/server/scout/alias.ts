import { stemOf } from './topic-words.ts'

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** The words of a tag: FourDayWeek, 4DayWeek and four_day_week have the same three. */
export const wordsOfTag = (tag: string): string[] =>
  tag
    .replaceAll('_', ' ')
    .replaceAll(
      /(?<=\p{Ll})(?=[\p{Lu}\p{N}])|(?<=\p{N})(?=\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu,
      ' ',
    )
    .toLowerCase()
    .split(' ')
    .filter(Boolean)

/**
 * The same for every spelling of a topic: numbers as digits, words in the singular, joined, so that
 * #FourDayWeek, #4DayWeek and #FourDayWeeks are one. What is written all in small letters can only
 * be read where its number stands at the front.
 */
export const aliasKey = (tag: string): string => {
  const words = wordsOfTag(tag.normalize('NFKC'))
  const spelled = words.length > 1 ? words : splitNumber(words[0] ?? '')
  return spelled
    .map((word) => (numbers.includes(word) ? String(numbers.indexOf(word)) : word))
    .map((word, at, all) => (at === all.length - 1 && all.length > 1 ? stemOf(word) : word))
    .join('')
}

/** "fourdayweek": longest name first, so that "sixteen" is not six. */
const splitNumber = (word: string): string[] => {
  const number = numbers
    .toSorted((a, b) => b.length - a.length)
    .find((name) => name.length > 2 && word.startsWith(name) && word.length - name.length > 3)
  return number ? [number, word.slice(number.length)] : [word]
}
