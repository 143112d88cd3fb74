import { type AST, parseRegExpLiteral, visitRegExpAST } from '@eslint-community/regexpp'
import { fitter, stepCounter } from './steps.ts'

type Pattern = { source: string; flags: string }

/** A text that a pattern may find hard: what stands before, what is said over and over, and the end. */
type Shape = { before: string; over: string; end: string }

export const grown = ({ before, over, end }: Shape, length: number): string =>
  before + over.repeat(Math.max(1, Math.ceil((length - before.length) / over.length))) + end

/**
 * The texts that take this pattern most steps, of all that can be made of its own parts: each part
 * that may repeat is said over and over, alone or with what has to stand before it, and with an end
 * that fits or does not. Short ones tell which are worth a long one.
 */
export const worstShapes = (pattern: Pattern): Shape[] => {
  const count = stepCounter(pattern)
  const cost = (shape: Shape, length: number) => count(grown(shape, length), 1_000_000)
  const first = dearest(shapesOf(pattern), (shape) => cost(shape, 100), 30).flatMap((shape) =>
    ends.map((end) => ({ ...shape, end })),
  )
  const growth = new Map(first.map((shape) => [shape, cost(shape, 300) / cost(shape, 150)]))
  const bySteps = dearest(first, (shape) => cost(shape, 300), 4)
  return [...new Set([...bySteps, ...dearest(first, (shape) => growth.get(shape) ?? 0, 4)])]
}

const dearest = (shapes: Shape[], costOf: (shape: Shape) => number, most: number): Shape[] =>
  shapes
    .map((shape) => ({ shape, cost: costOf(shape) }))
    .toSorted((one, other) => other.cost - one.cost)
    .slice(0, most)
    .map(({ shape }) => shape)

/** One of each kind of letters that patterns tell apart. */
const kinds = [...'aAb0_-.,;:!/@#%+="’”“()[]<{~|\'\\ \n\t…éßΣя漢€🔥', '\u0301', '\u0000']

const shapesOf = ({ source, flags }: Pattern): Shape[] => {
  const { pattern } = parseRegExpLiteral(`/${source || '(?:)'}/${flags}`)
  const letters = new Set<string>()
  const words = new Set<string>()
  const starts = new Set<string>([''])
  const sample = sampler(flags)
  const note = (node: AST.Element) => {
    const said = sample(node)
    for (const one of said) words.add(one)
  }
  visitRegExpAST(pattern, {
    onCharacterClassEnter: (node) => addAll(letters, sample(node)),
    onCharacterSetEnter: (node) => addAll(letters, sample(node)),
    onQuantifierEnter: (node) => {
      note(node.element)
      for (const before of standingBefore(node, sample)) {
        starts.add(before)
        words.add(before)
        for (const one of sample(node.element)) words.add(before + one)
      }
    },
    onAlternativeEnter: ({ elements }) => {
      words.add(elements.map((element) => sample(element)[0] ?? '').join(''))
    },
  })
  for (const one of letters) for (const other of letters) words.add(one + other)
  addAll(
    words,
    [...words].filter((word) => word.length > 2).map((word) => `${word} `),
  )
  words.delete('')
  return [...words]
    .slice(0, wordsMost)
    .flatMap((over) =>
      [...starts].slice(0, startsMost).map((before) => ({ before, over, end: '\u0000' })),
    )
}

const ends = ['', '\u0000', '\n', '!']
const wordsMost = 260
const startsMost = 6

const addAll = (set: Set<string>, more: readonly string[]) => {
  for (const one of more) set.add(one)
}

/** A few texts that an element takes, the shortest ones. */
const sampler = (flags: string) => {
  const kept = flags.replaceAll(/[gyd]/g, '')
  const sample = (node: AST.Element): string[] => {
    if (node.type === 'Character') return [String.fromCodePoint(node.value)]
    if (node.type === 'Assertion' || node.type === 'Backreference') return ['']
    if (node.type === 'Quantifier') {
      return sample(node.element).map((one) => one.repeat(Math.max(1, node.min)))
    }
    if (node.type === 'Group' || node.type === 'CapturingGroup') {
      return node.alternatives.slice(0, 12).flatMap((one) => joined(one.elements, sample))
    }
    return kinds.filter(fitter(node.raw, kept)).slice(0, 12)
  }
  return sample
}

/** The first of each, and every kind of the last: enough to lead to the next. */
const joined = (elements: AST.Element[], sample: (node: AST.Element) => string[]): string[] => {
  const start = elements.slice(0, -1).map((element) => sample(element)[0] ?? '')
  const last = elements.at(-1)
  return last ? sample(last).map((one) => start.join('') + one) : ['']
}

/** What has to stand before this element, from the outermost group inwards. */
const standingBefore = (node: AST.Element, sample: (node: AST.Element) => string[]): string[] => {
  const alternative = node.parent
  if (alternative?.type !== 'Alternative') return ['']
  const before = alternative.elements.slice(0, alternative.elements.indexOf(node))
  const near = joined(before, sample).slice(0, 12)
  const holder = alternative.parent
  const outer = holder?.type === 'Pattern' || !holder ? undefined : outermost(holder)
  const far = outer ? (standingBefore(outer, sample)[0] ?? '') : ''
  return near.map((one) => far + one)
}

/** A group, or the quantifier that repeats it. */
const outermost = (node: AST.Group | AST.CapturingGroup | AST.LookaroundAssertion): AST.Element =>
  node.parent.type === 'Quantifier' ? node.parent : node
