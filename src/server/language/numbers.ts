import { type Found, findNumbers } from './found-numbers.ts'

/**
 * Numbers that claim something about the world: a year, a share, a sum of money, a large count.
 * Free are ages, times of day, durations, counts below a dozen and figures of speech. Number words
 * equal digits. The library's check and the gate go by the same rule.
 */

/** As it stands in the text, with its unit, and what it is in digits. */
export type NumberClaim = Pick<Found, 'words' | 'kind'> & { value: string }

export const numberClaims = (text: string): NumberClaim[] => {
  const found = findNumbers(text)
  const free = new Set<Found>()
  for (const [at, one] of found.entries()) {
    const before = found[at - 1]
    if (isFree(text, one) || (before && free.has(before) && leansOn(text, one, before)))
      free.add(one)
  }
  return found
    .filter((one) => !free.has(one))
    .map(({ words, kind, value }) => ({ words, kind, value: String(value) }))
}

/** What may be named: numbers as digits, and what follows from them by kind. */
export type KnownNumbers = ReadonlySet<string>

type Sources = {
  /** What they hold may be named. */
  given: readonly string[]
  /** The same, and the differences and sums of what these hold. */
  counted?: readonly string[]
}

export const knownNumbers = ({ given, counted = [] }: Sources): KnownNumbers => {
  const values = [...given, ...counted].flatMap(findNumbers).map(({ value }) => String(value))
  return new Set([...values, ...reckoned(counted.flatMap(findNumbers))])
}

/** The claims that nothing known bears out. */
export const claimsBeyond = (text: string, known: KnownNumbers): NumberClaim[] =>
  numberClaims(text).filter((claim) => !isKnown(claim, known))

export const isKnown = ({ value, kind }: NumberClaim, known: KnownNumbers): boolean =>
  known.has(value) || known.has(`${kind} ${value}`)

/** A thread has a few numbers; a table of hundreds would bear out any. */
const mostReckoned = 40

const reckoned = (found: readonly Found[]): string[] => {
  const numbers = [...new Map(found.map((one) => [`${one.kind} ${one.value}`, one])).values()]
  const few = numbers.slice(0, mostReckoned)
  const pairs = few.flatMap((one, at) => few.slice(at + 1).flatMap((other) => results(one, other)))
  const rests = few.flatMap(({ kind, value }): Reckoned[] =>
    kind === 'share' ? [[kind, 100 - value]] : [],
  )
  return [...pairs, ...rests].flatMap(([kind, value]) => keysOf(kind, exact(value)))
}

/** 700 and 800 people are 1500: a count that looks like a year. */
const keysOf = (kind: Found['kind'], value: number): string[] =>
  kind === 'count' ? [`count ${value}`, `year ${value}`] : [`${kind} ${value}`]

type Reckoned = [kind: Found['kind'], value: number]

/** Shares add up to a share and money to money; between two years lies a count of them. */
const results = (one: Found, other: Found): Reckoned[] => {
  const difference = Math.abs(one.value - other.value)
  const sum = one.value + other.value
  if (one.kind === other.kind && one.kind !== 'year')
    return [
      [one.kind, sum],
      [one.kind, difference],
    ]
  const kinds = new Set([one.kind, other.kind])
  if (!kinds.has('year')) return []
  if (kinds.size === 1) return [['count', difference]]
  return kinds.has('count')
    ? [
        ['year', sum],
        ['year', difference],
      ]
    : []
}

/** 0.3 and not 0.30000000000000004. */
const exact = (value: number): number => Number(value.toFixed(6))

const isFree = (text: string, found: Found): boolean => {
  const { kind, value, start, end, bare } = found
  const before = text.slice(Math.max(0, start - 28), start).toLowerCase()
  const after = text.slice(end, end + 28).toLowerCase()
  if (kind === 'share') return value === 100 && wholly.test(after)
  if (kind === 'money') return false
  if (isClock(bare, before) || duration.test(found.after)) return true
  if (kind === 'year') return false
  if (!Number.isInteger(value)) return false
  if (value < 12 || isIdiom(bare.toLowerCase(), before, after)) return true
  if (isName(text, start)) return true
  return isAge(before, after, value) || isTime(before, after)
}

const wholly = /^ ?(?:%|per ?cent) (?:sure|certain|right|behind|with)\b/
const duration =
  /^[ -](?:(?:more|extra|whole|full|straight|other|long|short|working|lost|spare|odd|good) )?(?:sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|fortnights?|months?|years?|decades?|nights?|evenings?|mornings?|afternoons?|weekends?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|heures?|jours?|semaines?|mois|ans?|années?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|anos?|minuti|ore|giorni|settimane|mesi|anni)(?![\p{L}])/iu

const isIdiom = (words: string, before: string, after: string): boolean =>
  idiom.test(`${words}${after}`) || (evens.test(words + after) && words !== '') || even.test(before)

const idiom =
  /^(?:an? )?(?:hundred|thousand|million|dozen)? ?(?:times over|and one\b)|^(?:an?|one) (?:hundred|thousand|million) (?:times|reasons|ways|things|miles)\b|^(?:24|twenty-four)(?:\/7| hours)/
const evens = /^(?:50 ?[/-] ?50|fifty[-/ ]fifty)\b/
const even = /(?:50 ?[/-] ?|fifty[-/ ])$/

/** COVID-19, GPT-40. */
const isName = (text: string, start: number): boolean =>
  /\p{Lu}[\p{L}\p{N}]{0,18}-$/u.test(text.slice(Math.max(0, start - 20), start))

/** No noun follows that it could count. */
const alone =
  /^(?:[.,;:!?)'’"”]|$|s\b| (?:and|or|but|with|without|when|who|whose|in|on|at|by|for|from|to|than|as|is|are|was|were|has|have|had|can|could|will|would|should|may|might|must|get|gets|he|she|you|they|we|i|it|if|because|once|after|before|until|while|still|now|then)\b)/

const isAge = (before: string, after: string, value: number): boolean =>
  value <= 110 &&
  (/^[ -]years?[ -]olds?\b/.test(after) ||
    /\b(?:aged?(?: of)?|turn(?:s|ed|ing)?) $/.test(before) ||
    (alone.test(after) &&
      /\b(?:age|under|over|until|past|at|is|was|be|being|i'm|he's|she's|you're|they're) $/.test(
        before,
      )) ||
    person.test(before))

const person =
  /\b(?:everybody|everyone|anybody|those|nobody|boy|girl|lad|man|woman|child|kid|person|son|daughter|pupil|student|teenager|people|somebody|someone|anyone|kids|children|women|men|widow|widower|mother|father|parent|grandmother|grandfather|granny|nurse|teacher|worker|driver|pensioner|neighbour|neighbor|friend|colleague|apprentice) (?:of|over|under|past|who's|who is|at) $/

const isClock = (bare: string, before: string): boolean =>
  /^(?:[01]?\d|2[0-3])[.:][0-5]\d$/.test(bare) && /\b(?:at|by|until|till|since|from) $/.test(before)

const isTime = (before: string, after: string): boolean =>
  /^:\d{2}|^ ?(?:o['’]clock|a\.?m\b|p\.?m\b|uhr\b)|^ (?:noon|midnight|in the (?:morning|afternoon|evening)|at night|sharp)\b/.test(
    after,
  ) || /\d:$/.test(before)

/** "from three minutes to fifteen": the unit is not said twice. */
const leansOn = (text: string, { start, end }: Found, before: Found): boolean =>
  /^[^.?!;:]{0,40}\b(?:to|or|and|than|into|then) $/.test(text.slice(before.end, start)) &&
  alone.test(text.slice(end, end + 28).toLowerCase())
