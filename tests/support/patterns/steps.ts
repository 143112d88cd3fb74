import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp'

/**
 * How many steps a backtracking matcher takes to look through a text for all matches. V8 does not say
 * how many it took, and its time says more about the machine. This one goes the same ways in the same
 * order, without V8's short cuts.
 */
export type Counter = (text: string, most: number) => number

type Instruction =
  | { kind: 'take'; fits: (letter: string) => boolean; step: 1 | -1 }
  | { kind: 'split'; first: number; second: number }
  | { kind: 'jump'; to: number }
  | { kind: 'keep'; slot: number }
  | { kind: 'moved'; slot: number }
  | { kind: 'assert'; holds: (letters: string[], at: number) => boolean }
  | { kind: 'look'; program: Instruction[]; isNegative: boolean }
  | { kind: 'again'; slot: number; isSame: (one: string, other: string) => boolean }
  | { kind: 'end' }

type Way = { pc: number; at: number; slots: readonly number[] }

export const stepCounter = ({ source, flags }: { source: string; flags: string }): Counter => {
  const { pattern } = parseRegExpLiteral(`/${source || '(?:)'}/${flags}`)
  const { program, slots } = compile(pattern, flags)
  const isWhole = /[uv]/.test(flags)
  const isRepeated = flags.includes('g')
  return (text, most) => {
    const letters = isWhole ? Array.from(text) : text.split('')
    const count = { steps: 0, most }
    for (let at = 0; at <= letters.length && count.steps < most; at += 1) {
      const end = run(program, letters, { pc: 0, at, slots }, count)
      if (end === null) continue
      if (!isRepeated) break
      at = Math.max(at, end - 1)
    }
    return count.steps
  }
}

/** Where the match ends, or null. */
const run = (
  program: Instruction[],
  letters: string[],
  start: Way,
  count: { steps: number; most: number },
): number | null => {
  const ways: Way[] = [start]
  for (let way = ways.pop(); way; way = ways.pop()) {
    let { pc, at, slots } = way
    for (;;) {
      if ((count.steps += 1) >= count.most) return null
      const now = program[pc]!
      pc += 1
      if (now.kind === 'end') return at
      if (now.kind === 'jump') pc = now.to
      else if (now.kind === 'split') {
        ways.push({ pc: now.second, at, slots })
        pc = now.first
      } else if (now.kind === 'take') {
        const letter = letters[now.step === 1 ? at : at - 1]
        if (letter === undefined || !now.fits(letter)) break
        at += now.step
      } else if (now.kind === 'keep') {
        slots = slots.with(now.slot, at)
      } else if (now.kind === 'moved') {
        if (slots[now.slot] === at) break
      } else if (now.kind === 'assert') {
        if (!now.holds(letters, at)) break
      } else if (now.kind === 'look') {
        const isFound = run(now.program, letters, { pc: 0, at, slots }, count) !== null
        if (isFound === now.isNegative) break
      } else {
        const [from, to] = [slots[now.slot]!, slots[now.slot + 1]!]
        const said = letters.slice(from, to)
        count.steps += said.length
        if (!said.every((letter, n) => now.isSame(letter, letters[at + n] ?? ''))) break
        at += said.length
      }
    }
  }
  return null
}

const compile = (pattern: AST.Pattern, flags: string) => {
  const kept = flags.replaceAll(/[gyd]/g, '')
  const slotOf = new Map<AST.CapturingGroup, number>()
  let slots = 0
  const hasReferences = /\\(?:\d|k<)/.test(pattern.raw)

  const anyOf = (alternatives: AST.Alternative[], program: Instruction[], step: 1 | -1): void => {
    const ends: { kind: 'jump'; to: number }[] = []
    alternatives.forEach(({ elements }, n) => {
      const isLast = n === alternatives.length - 1
      const split = { kind: 'split' as const, first: program.length + 1, second: 0 }
      if (!isLast) program.push(split)
      for (const element of step === 1 ? elements : elements.toReversed()) {
        put(element, program, step)
      }
      if (isLast) return
      const end = { kind: 'jump' as const, to: 0 }
      program.push(end)
      ends.push(end)
      split.second = program.length
    })
    for (const end of ends) end.to = program.length
  }

  const put = (element: AST.Element, program: Instruction[], step: 1 | -1): void => {
    if (element.type === 'Quantifier') return repeat(element, program, step)
    if (element.type === 'Group') return anyOf(element.alternatives, program, step)
    if (element.type === 'CapturingGroup') return capture(element, program, step)
    if (element.type === 'Assertion') return assert(element, program)
    if (element.type === 'Backreference') {
      const slot = slotOf.get([element.resolved].flat()[0]!)!
      program.push({ kind: 'again', slot, isSame: sameness(kept) })
      return
    }
    program.push({ kind: 'take', fits: fitter(element.raw, kept), step })
  }

  const capture = (group: AST.CapturingGroup, program: Instruction[], step: 1 | -1): void => {
    if (!hasReferences) return anyOf(group.alternatives, program, step)
    const slot = slots
    slots += 2
    slotOf.set(group, slot)
    program.push({ kind: 'keep', slot })
    anyOf(group.alternatives, program, step)
    program.push({ kind: 'keep', slot: slot + 1 })
  }

  const assert = (element: AST.Assertion, program: Instruction[]): void => {
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      const inner: Instruction[] = []
      anyOf(element.alternatives, inner, element.kind === 'lookahead' ? 1 : -1)
      inner.push({ kind: 'end' })
      program.push({ kind: 'look', program: inner, isNegative: element.negate })
      return
    }
    program.push({ kind: 'assert', holds: edge(element, flags.includes('m')) })
  }

  const repeat = (quantifier: AST.Quantifier, program: Instruction[], step: 1 | -1): void => {
    const { min, max, greedy, element } = quantifier
    const branch = () => {
      const split = { kind: 'split' as const, first: 0, second: 0 }
      program.push(split)
      const inside = program.length
      return (outside: number) => {
        split.first = greedy ? inside : outside
        split.second = greedy ? outside : inside
      }
    }
    for (let n = 0; n < min; n += 1) put(element, program, step)
    if (max === Number.POSITIVE_INFINITY) {
      const slot = slots
      slots += 1
      const start = program.length
      const leave = branch()
      const mayBeEmpty = !isTaking(element)
      if (mayBeEmpty) program.push({ kind: 'keep', slot })
      put(element, program, step)
      if (mayBeEmpty) program.push({ kind: 'moved', slot })
      program.push({ kind: 'jump', to: start })
      leave(program.length)
      return
    }
    const leaves = Array.from({ length: max - min }, () => {
      const leave = branch()
      put(element, program, step)
      return leave
    })
    for (const leave of leaves) leave(program.length)
  }

  const program: Instruction[] = []
  anyOf(pattern.alternatives, program, 1)
  program.push({ kind: 'end' })
  return { program, slots: Array<number>(slots).fill(0) }
}

/** Takes at least one letter each time. */
const isTaking = (element: AST.Element): boolean => {
  if (element.type === 'Assertion' || element.type === 'Backreference') return false
  if (element.type === 'Quantifier') return element.min > 0 && isTaking(element.element)
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return element.alternatives.every(({ elements }) => elements.some(isTaking))
  }
  return true
}

/** V8's own word on a single letter. */
export const fitter = (raw: string, flags: string): ((letter: string) => boolean) => {
  const single = new RegExp(`^(?:${raw})$`, flags.replaceAll('m', ''))
  const known = new Map<string, boolean>()
  return (letter) => {
    const said = known.get(letter)
    if (said !== undefined) return said
    const fits = single.test(letter)
    known.set(letter, fits)
    return fits
  }
}

const sameness = (flags: string) => (one: string, other: string) =>
  one === other || (flags.includes('i') && one.toLowerCase() === other.toLowerCase())

const isWord = (letter: string | undefined): boolean =>
  letter !== undefined && /^[A-Za-z0-9_]$/.test(letter)

const edge =
  (element: AST.EdgeAssertion | AST.WordBoundaryAssertion, isByLine: boolean) =>
  (letters: string[], at: number): boolean => {
    if (element.kind === 'word') {
      return (isWord(letters[at - 1]) !== isWord(letters[at])) !== element.negate
    }
    if (element.kind === 'start') return at === 0 || (isByLine && letters[at - 1] === '\n')
    return at === letters.length || (isByLine && letters[at] === '\n')
  }
