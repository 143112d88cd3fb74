import { describe, expect, test } from 'vitest'
import { longestLookedAt as readingLength } from '#server/library/find/reading.ts'
import { patternsIn } from './support/patterns/found.ts'
import { serverPatterns } from './support/patterns/server.ts'
import { stepCounter } from './support/patterns/steps.ts'
import { grown, worstShapes } from './support/patterns/worst.ts'

/**
 * One post may hold 10,000 characters, and its author knows our patterns. Each is fed that many of the
 * worst that its own parts can be put together to, and again half as many. What is compared are
 * steps of a matcher that counts them (support/patterns/steps.ts), not times: a pattern that reads a text once takes
 * twice the steps for twice the text, one that reads it again from each place takes four times as many. The
 * bound of steps a character is ten times what our patterns take; it catches what grows in bounds, but high.
 */
const longest = 10_000
/** Cues of readings are shown only the beginning of a text. */
const lengthFor = (place: string): number =>
  place.startsWith('library/readings/') ? readingLength : longest
const growthMost = 2.5
const stepsMost = 5_000

const patterns = Map.groupBy(serverPatterns(), ({ place }) => place.replace(/:\d+$/, ''))

type Pattern = { source: string; flags: string }

/** null: it reads each text once. */
const faultOf = (pattern: Pattern, length = longest): string | null => {
  const count = stepCounter(pattern)
  for (const shape of worstShapes(pattern)) {
    const half = count(grown(shape, length / 2), stepsMost * length)
    const whole = count(grown(shape, length), stepsMost * length)
    if (whole / half > growthMost || whole >= stepsMost * length) {
      return `${JSON.stringify(shape)}: ${half} steps, then ${whole}`
    }
  }
  return null
}

describe('no pattern of the server takes more than its share of the longest text', () => {
  test('they are found', () => {
    expect(patterns.size).toBeGreaterThan(80)
    expect([...patterns.values()].flat().length).toBeGreaterThan(300)
  })

  test.each([...patterns.keys()])('%s', { timeout: 300_000 }, (file) => {
    const faults = (patterns.get(file) ?? []).flatMap((pattern) => {
      const fault = faultOf(pattern, lengthFor(pattern.place))
      return fault === null ? [] : [`${pattern.place} ${pattern.source.slice(0, 60)}: ${fault}`]
    })
    expect(faults).toEqual([])
  })
})

describe('what reads a text again and again is seen', () => {
  test.each([
    [/\/+$/],
    [/[?#].*$/],
    [/\s+\S{1,30}…$/],
    [/<!--[\s\S]*?-->/g],
    [/“[^”]*”/g],
    [/(?:\s*#[\p{L}\p{N}_]+)+$/u],
    [/\b(?:child(?:ren)?|minors?)\b.*\b(?:abus\w*|groom\w*)\b/i],
    [/\bremembering .+ \(\d{4}/i],
    [/\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net)\b/g],
    [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu],
    [/\b(?=[\w-]*\d)[\w-]{16,}/g],
    [/\b(\p{L}+)(?:[\s,]+\1){3,}\b/iu],
    [/^(?:a|aa)+$/],
    [/^(?:\w+\s?)*!$/],
  ])('%s', (pattern) => {
    expect(faultOf(pattern)).not.toBeNull()
  })
})

describe('a pattern is found wherever it stands', () => {
  const sources = (text: string) =>
    patternsIn('some.ts', text, { name: 'a' }).map((one) => one.source)

  test.each([
    ['in a call', "text.replace(/a+/g, '')"],
    ['in a type', 'const all: { pattern: RegExp }[] = [{ pattern: /a+/ }]'],
    ['in a template', 'const one = `${text.match(/a+/)}`'],
    ['made of a text', "new RegExp('a+')"],
    ['made without new', "RegExp('a+', 'u')"],
    ['made by another name', "new globalThis.RegExp('a+')"],
    ['made of parts', 'new RegExp(`${name}+`)'],
  ])('%s', (_where, text) => {
    expect(sources(text)).toEqual(['a+'])
  })

  test('and what nobody knows the worst of is refused', () => {
    expect(() => sources('new RegExp(`${typed}+`)')).toThrow(
      /say in tests\/support\/patterns\/server\.ts/,
    )
  })
})
