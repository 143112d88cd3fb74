import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findNumbers } from './found-numbers.ts'
import { claimsBeyond, knownNumbers, numberClaims } from './numbers.ts'

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ') // prettier-ignore
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A number as an English speaker writes it out. */
const spell = (value: number): string => {
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return [tens[Math.floor(value / 10)], ones[value % 10]].join('-').replace(/-zero$/, '') // prettier-ignore
  const [size, name] = value < 1_000 ? ([100, 'hundred'] as const) : value < 1e6 ? ([1_000, 'thousand'] as const) : ([1e6, 'million'] as const) // prettier-ignore
  const rest = value % size
  return `${spell(Math.floor(value / size))} ${name}${rest === 0 ? '' : rest < 100 ? ` and ${spell(rest)}` : ` ${spell(rest)}`}`
}

const whole = fc.oneof(
  fc.integer({ min: 0, max: 120 }),
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 999_999_999 }),
)
const claimed = (text: string) => numberClaims(text).map(({ words }) => words)
const known = (counted: string, given: string[] = []) => knownNumbers({ counted: [counted], given })
const beyond = (text: string, counted: string, given: string[] = []) =>
  claimsBeyond(text, known(counted, given)).map(({ words }) => words)

describe('a number', () => {
  it('is the same in words, in digits and with its thousands set apart', () => {
    fc.assert(
      fc.property(whole, (value) => {
        const texts = [spell(value), String(value), value.toLocaleString('en')]
        expect(texts.map((text) => findNumbers(`It was ${text} of them`)[0]?.value)).toEqual([
          value,
          value,
          value,
        ])
      }),
    )
  })

  it.each([
    ['a hundred', 100],
    ['half a million', 500_000],
    ['4.5 million', 4_500_000],
    ['£3m', 3_000_000],
    ['20k', 20_000],
    ['nineteen eighty-four', 1984],
    ['twenty twenty-five', 2025],
    ['4,25', 4.25],
    ['1.000', 1_000],
    ['٤٠', 40],
  ])('%s is %d', (text, value) => {
    expect(findNumbers(`It was ${text}.`).map((found) => found.value)).toEqual([value])
  })

  it('inside a word, a hashtag or a name is none', () => {
    for (const text of ['G7 met', '#2024', 'CO2', 'a 21st birthday', 'the 1970s'])
      expect(findNumbers(text), text).toEqual([])
    expect(claimed('COVID-19 and GPT-40 came later.')).toEqual([])
  })
})

describe('a claim in numbers', () => {
  it.each([
    ['Germany signed it in 2022.', ['2022']],
    ['Traffic fell by 3 percent.', ['3 percent']],
    ['It fell 3% in June.', ['3%']],
    ['Between 5 and 10 percent stay.', ['5', '10 percent']],
    ['It costs $4 a day, or 4 euros.', ['$4', '4 euros']],
    ['Over forty people died.', ['forty']],
    ['He took 46 of 48 states.', ['46', '48']],
    ['Rates rose to 4.5 again.', ['4.5']],
    ['A class of thirty waits.', ['thirty']],
  ])('%s', (text, claims) => {
    expect(claimed(text)).toEqual(claims)
  })

  it.each([
    'There are two objections, and nine more.',
    'A boy of nine, a widow of eighty who rides, pupils under fifteen.',
    'My 14-year-old turned 15. At forty-one, he is 60.',
    'It rings at 4am, at 11:30, at 8.30, and at twelve o’clock.',
    'Sixty days, fifteen or twenty minutes, a 40-hour week, thirty whole nights.',
    'Three minutes creeps to fifteen, and people queue.',
    'I am 100% sure, a hundred times over, fifty-fifty.',
  ])('is none: %s', (text) => {
    expect(claimed(text)).toEqual([])
  })
})

describe('what is said after a discussion', () => {
  const post = 'Deploys went from 40 minutes to 3. 12% of 900 people left in 2009.'

  it('may repeat its numbers, in digits or words', () => {
    expect(beyond('Forty to three is lovely for nine hundred people.', post)).toEqual([])
    fc.assert(
      fc.property(whole, (value) => {
        expect(beyond(`Of ${spell(value)} people none came.`, `We were ${value}.`)).toEqual([])
      }),
    )
  })

  it('may subtract and add them: like from like', () => {
    expect(beyond('You got 37 back, and 888 is not 897.', '40 to 3, 900 and 12.')).toEqual([])
    expect(beyond('So 88 percent stayed.', post)).toEqual([])
    const count = fc.integer({ min: 200, max: 900 })
    fc.assert(
      fc.property(count, count, (one, other) => {
        fc.pre(one !== other)
        const said = `From ${one} people it went to ${other} houses.`
        expect(beyond(`That makes ${one + other} things.`, said)).toEqual([])
        if (one !== other)
          expect(beyond(`Off by ${Math.abs(one - other)} things.`, said)).toEqual([])
      }),
    )
    expect(beyond('That was in 2021.', 'I signed in 2009, and 12 of us agreed.')).toEqual([])
    expect(beyond('So 911 percent of it.', '12 people saved 899 euros.')).toEqual(['911 percent'])
  })

  it('brings no figure of its own, whatever stands around it', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 12, max: 999_999 }), (given, claim) => {
        const sources = knownNumbers({ given: [`It was ${given}.`] })
        const found = claimsBeyond(`They counted ${claim} houses there.`, sources)
        expect(found.map(({ value }) => value)).toEqual(given === claim ? [] : [String(claim)])
      }),
    )
    expect(beyond('In 2013 trips rose by 14 percent.', post)).toEqual(['2013', '14 percent'])
  })

  it('may name what a fact holds, and reckon nothing with it', () => {
    const facts = ['Of 61 firms 56 went on (Autonomy, 2023).']
    expect(beyond('56 of 61 firms, by 2023.', post, facts)).toEqual([])
    expect(beyond('That was 117 firms.', post, facts)).toEqual(['117'])
  })
})
