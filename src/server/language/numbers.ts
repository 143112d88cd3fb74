/**
 * Numbers that claim something about the world: a year, a share, a sum of money, a large count.
 * Free are ages, times of day, durations, counts below a dozen and figures of speech. Number words
 * equal digits.
 */

/** A number in a text: how it is written and what it is, as digits. */
export type NumberClaim = { words: string; value: string }

export const numberClaims = (text: string): NumberClaim[] =>
  findNumbers(text).flatMap((found) => (isFree(text, found) ? [] : [claimOf(found)]))

/** Every number of a text as digits, free or not: what others may name after it. */
export const numbersIn = (text: string): number[] => findNumbers(text).map(({ value }) => value)

type Found = { words: string; value: number; start: number; end: number }

const claimOf = ({ words, value }: Found): NumberClaim => ({ words, value: String(value) })

const units: Record<string, number> = {
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70,
  eighty: 80, ninety: 90,
} // prettier-ignore
const scales: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}

const unitWords = Object.keys(units).join('|')
const scaleWords = Object.keys(scales).join('|')
const written = `(?:an?|${unitWords})(?:[- ](?:and )?(?:${unitWords}))?(?:[ -](?:${scaleWords})\\b)+(?:[ -](?:and )?(?:${unitWords})){0,2}|(?:${unitWords})(?:-(?:${unitWords}))?`
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`
const number = new RegExp(`(?<![\\p{L}\\p{N}#])(?:(?:${digits})(?:[ -](?:${scaleWords}))?|${written})(?![\\p{L}\\p{N}])`, 'giu') // prettier-ignore

const findNumbers = (text: string): Found[] =>
  [...text.matchAll(number)].map(({ 0: words, index }) => ({
    words,
    value: valueOf(words.toLowerCase()),
    start: index,
    end: index + words.length,
  }))

const valueOf = (words: string): number => {
  const parts = words
    .replaceAll(',', '')
    .split(/[ -]+/)
    .filter((part) => part !== 'and')
  let [sum, group] = [0, 0]
  for (const part of parts) {
    const scale = scales[part]
    if (scale === undefined)
      group += part === 'a' || part === 'an' ? 1 : (units[part] ?? Number(part))
    else if (scale < 1_000) group = Math.max(1, group) * scale
    else {
      sum += Math.max(1, group) * scale
      group = 0
    }
  }
  return sum + group
}

const isFree = (text: string, { words, value, start, end }: Found): boolean => {
  const before = text.slice(Math.max(0, start - 24), start).toLowerCase()
  const after = text.slice(end, end + 24).toLowerCase()
  if (money.test(before.slice(-1)) || moneyAfter.test(after) || shareAfter.test(after)) return false
  if (/[.,]\d/.test(words) && !clock.test(before)) return value < 12 && !words.includes('.')
  if (value < 12 || idiom.test(`${words.toLowerCase()}${after}`)) return true
  return isAge(before, after, value) || isTime(before, after) || duration.test(after)
}

const money = /[$€£¥]/
const moneyAfter =
  /^[ -](?:dollars?|euros?|pounds?|cents?|pence|quid|francs?|yen|kron\w+|crowns|bucks|rupees)\b/
const shareAfter = /^ ?(?:%|percent\b|per cent\b|percentage\b)/
const clock = /(?:^|\s)(?:at|by|until|till|from|past|to|before|after|around|about|since) $/
const idiom =
  /^(?:a )?(?:hundred|thousand|million|dozen)? ?(?:times over|and one\b)|^(?:a|one) (?:hundred|thousand|million) (?:times|reasons|ways|things|miles)\b|^(?:24|twenty-four)(?:\/7| hours)/
const duration =
  /^[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|evenings?|mornings?|weekends?)\b/

const isAge = (before: string, after: string, value: number): boolean =>
  value <= 110 &&
  (/^[ -]years?[ -]olds?\b/.test(after) ||
    /\b(?:aged?(?: of)?|turn(?:s|ed|ing)?|age|under|over|until|past) $/.test(before) ||
    /\b(?:boy|girl|man|woman|child|kid|person|son|daughter|pupil|student|people|somebody|someone|anyone|kids|children|women|men) (?:of|who's|who is|at) $/.test(
      before,
    ) ||
    (/\b(?:at|is|was|be|being|i'm|he's|she's|you're) $/.test(before) &&
      /^(?:[.,;:!?)]|$| (?:and|or|with|when|he|she|you|they|i)\b)/.test(after)))

const isTime = (before: string, after: string): boolean =>
  /^:\d{2}|^ ?(?:o['’]clock|a\.?m\b|p\.?m\b)|^ (?:in the (?:morning|afternoon|evening)|at night)/.test(
    after,
  ) ||
  /\d:$/.test(before) ||
  (clock.test(before) && /^(?: sharp)\b/.test(after))
