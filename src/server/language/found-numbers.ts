/** A number in a text. */
export type Found = {
  /** As it stands there, with the sign or unit that says what it is. */
  words: string
  /** Without. */
  bare: string
  value: number
  kind: 'year' | 'share' | 'money' | 'count'
  /** Where `bare` begins and ends. */
  start: number
  end: number
  /** What follows it; of "ten or twenty minutes" what follows both. */
  after: string
}

const ones: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9,
} // prettier-ignore
const teens: Record<string, number> = {
  ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
  eighteen: 18, nineteen: 19,
} // prettier-ignore
const tens: Record<string, number> = {
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
} // prettier-ignore
const scales: Record<string, number> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  trillion: 1_000_000_000_000,
}
const shorthand: Record<string, number> = {
  k: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  bn: 1_000_000_000,
  tn: 1_000_000_000_000,
}
const units = { zero: 0, ...ones, ...teens, ...tens } as Record<string, number>

const either = (words: object) => `(?:${Object.keys(words).join('|')})`
const below100 = `(?:${either(tens)}[- ]${either(ones)}|${either(tens)}|${either(teens)}|${either(ones)}|zero)`
const scale = String.raw`(?:[ -]${either(scales)}\b)`
const century = either({ ...teens, twenty: 20 })
const spelledYear = `${century}[- ](?:oh[- ]${either(ones)}|${either(tens)}-${either(ones)}|${either(tens)}|${either(teens)})`
const spelled = `(?:an?|half an?|${below100})${scale}+(?:(?:[ -]| and )${below100}${scale}*)*|${spelledYear}|${below100}`
const digits = String.raw`\d{1,3}(?:[,\u00A0\u2009\u202F]\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+(?!\d)|\d+(?:[.,]\d+)?`
const figure = String.raw`(?:${digits})(?:${scale}+|(?:k|mn|bn|tn)\b|(?<=[$€£¥] ?[\d.,]{1,12})m\b)?`
/** No part of a word, a hashtag or a longer number. */
const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}#]|\d[.,])(?:${figure}|${spelled})(?=pc\b|(?![\p{L}\p{N}]))`,
  'giu',
)

export const findNumbers = (text: string): Found[] => {
  const plain = text.replaceAll(/[٠-٩۰-۹०-९]/g, asciiDigit)
  return [...plain.matchAll(number)].map(({ 0: bare, index: start }) => {
    const end = start + bare.length
    const before = plain.slice(Math.max(0, start - 8), start)
    const after = beyondRange(plain.slice(end, end + 60))
    const sign = moneyBefore.exec(before)?.[0] ?? ''
    const unit =
      plain.slice(end).match(moneyAfter)?.[0] ?? plain.slice(end).match(shareAfter)?.[0] ?? ''
    return {
      words: text.slice(start - sign.length, end + unit.length),
      bare,
      value: valueOf(bare.toLowerCase()),
      kind: kindOf(bare, { sign, after }),
      start,
      end,
      after,
    }
  })
}

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  const zero = [0x660, 0x6f0, 0x966].findLast((first) => first <= code) ?? code
  return String(code - zero)
}

/** "ten or twenty minutes", "5–10 %": the unit stands behind the second. */
const beyondRange = (after: string): string => {
  const range = /^(?: (?:to|or|and) | ?[-–—/] ?)/.exec(after)?.[0]
  if (range === undefined) return after
  const rest = after.slice(range.length)
  const second = [...rest.matchAll(number)].find(({ index }) => index === 0)?.[0]
  return second === undefined ? after : rest.slice(second.length)
}

const kindOf = (bare: string, { sign, after }: { sign: string; after: string }): Found['kind'] => {
  if (sign !== '' || moneyAfter.test(after)) return 'money'
  if (shareAfter.test(after)) return 'share'
  return year.test(bare) ? 'year' : 'count'
}

const moneyBefore = /(?:[$€£¥]|\b(?:usd|eur|gbp|chf)) ?$/i
const moneyAfter =
  /^[ -]?(?:€|£|\$)|^[ -](?:dollars?|euros?|pounds?|cents?|pence|quid|francs?|franken|yen|kron\w+|crowns|bucks|rupees)\b/i
const shareAfter =
  /^ ?(?:%|pc\b|percent(?:age)?\b|per ?cent\b|prozent\b|pour cent\b|por ciento\b|por cento\b|per cento\b)/i
const year = new RegExp(`^(?:1\\d{3}|20\\d{2}|2100|${spelledYear})$`, 'i')

const valueOf = (words: string): number => {
  if (spelledYearAlone.test(words)) return yearOf(words)
  const [, amount = words, short] = /^([\d.,\s]+)(k|m|mn|bn|tn)$/.exec(words) ?? []
  const parts = inDigits(amount)
    .split(/[ -]+/)
    .filter((part) => part !== 'and' && part !== '')
  return sumOf(parts) * (short ? (shorthand[short] ?? 1) : 1)
}

/** 1,000 and 1.000 are a thousand, 1,5 is one and a half. */
const inDigits = (amount: string): string => {
  if (grouped.test(amount)) return amount.replaceAll(/[,\u00A0\u2009\u202F]/g, '')
  return dotted.test(amount) ? amount.replaceAll('.', '') : amount.replace(',', '.')
}

const grouped = /^\d{1,3}(?:[,\u00A0\u2009\u202F]\d{3})+(?!\d)/
const dotted = /^[1-9]\d{0,2}(?:\.\d{3})+(?!\d)/

const sumOf = (parts: readonly string[]): number => {
  let [sum, group] = [0, 0]
  for (const part of parts) {
    const size = scales[part]
    if (size === undefined) group += smallOf(part, group)
    else if (size < 1_000) group = (group || 1) * size
    else {
      sum += (group || 1) * size
      group = 0
    }
  }
  return sum + group
}

/** "a hundred", "half a million". */
const smallOf = (part: string, group: number): number => {
  if (part === 'half') return 0.5
  if (part === 'a' || part === 'an') return group > 0 ? 0 : 1
  return units[part] ?? Number(part)
}

const spelledYearAlone = new RegExp(`^${spelledYear}$`)

const yearOf = (words: string): number => {
  const [first = '', ...rest] = words.split(/[- ]/)
  return (units[first] ?? 0) * 100 + rest.reduce((sum, part) => sum + (units[part] ?? 0), 0)
}
