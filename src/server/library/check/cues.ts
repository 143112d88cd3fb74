import { Script, createContext } from 'node:vm'
import { cueFlags, longestLookedAt } from '../find/reading.ts'
import type { Fault, FileRead } from '../read.ts'
import type { Reading } from '../reading.ts'

/**
 * What is wrong with the patterns of a reading. They are run on what strangers write: one that reads a
 * text again from each place, or worse, would hold up everybody.
 */
export const cueFaults = (file: string, { data, lineOf }: FileRead<Reading>): Fault[] => {
  const until = performance.now() + fileMs
  return (['cues', 'not'] as const).flatMap((field) =>
    data[field].flatMap((cue, at) => {
      const message = faultOf(cue, until - performance.now())
      return message === null ? [] : [{ file, line: lineOf([field, at]), message }]
    }),
  )
}

/** For all trials of one pattern, in ms: what reads a text once takes a hundredth of it. */
const trialMs = 1_000
/** For all patterns of a file. */
const fileMs = 3_000

const trial = new Script(
  `const pattern = new RegExp(cue, flags)
  for (const text of texts) pattern.test(text)`,
)

const faultOf = (cue: string, leftMs: number): string | null => {
  if (leftMs < 1) return `${cue}: the patterns before it took all the time that a file has`
  try {
    const context = createContext({ cue, flags: cueFlags, texts: hardTexts(cue) })
    trial.runInContext(context, { timeout: Math.ceil(Math.min(trialMs, leftMs)) })
    return null
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return `${cue}: ${message}`
    return `${cue}: it takes too long on a text that somebody may write`
  }
}

/** Texts that say a part of the pattern over and over, behind what may have to stand before it. */
const hardTexts = (cue: string): string[] => {
  const parts = partsOf(cue)
  const starts = parts.slice(0, startsMost).map((_part, at) => parts.slice(0, at).join(''))
  const over = new Set([
    ...letters,
    ...classLetters(cue),
    ...parts,
    ...parts.map((part) => `${part} `),
  ])
  return ['', ...starts].flatMap((start) =>
    [...over].map(
      (said) => `${(start + said.repeat(longestLookedAt)).slice(0, longestLookedAt - 1)}\0`,
    ),
  )
}

/** A letter of each class of letters. */
const classLetters = (cue: string): string[] =>
  classesOf(cue)
    .slice(0, partsMost)
    .flatMap((letterClass) => {
      const pattern = new RegExp(letterClass, cueFlags)
      return printable.filter((letter) => pattern.test(letter)).slice(0, 1)
    })

/** From each `[` to the next `]` that is not escaped. */
const classesOf = (cue: string): string[] => {
  const found: string[] = []
  for (let from = cue.indexOf('['); from >= 0;) {
    let to = cue.indexOf(']', from + 1)
    while (to > 0 && cue[to - 1] === '\\') to = cue.indexOf(']', to + 1)
    if (to < 0) break
    found.push(cue.slice(from, to + 1))
    from = cue.indexOf('[', to + 1)
  }
  return found
}

const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))

const startsMost = 4
const partsMost = 40
const letters = [...'aA0 .,-\n’']

/** What a pattern takes, as far as its letters say so. */
const partsOf = (cue: string): string[] => [
  ...new Set(
    cue
      .replaceAll(/\(\?(?:<\w+>|[:=!]|<[=!])/g, '(')
      .replaceAll(/\\[pP]\{[^}]{0,20}\}|\\w|\.(?=[*+{])/g, 'a')
      .replaceAll(String.raw`\d`, '0')
      .replaceAll(String.raw`\s`, ' ')
      .replaceAll(/\\[bB]/g, '')
      .split(/[\\()|[\]{}*+?^$]+/)
      .filter((part) => part !== '')
      .slice(0, partsMost),
  ),
]
