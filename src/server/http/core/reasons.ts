import type { Language } from '#shared/languages.ts'
import { german } from './reasons-de.ts'

/** What an input is refused for, in another language than the English that the contract has it in. */
export type Reasons = {
  /** What is said instead of a reason: `{name}` is one of `names`, `{n}` a number. */
  reasons: Record<string, string>
  names: Record<string, string>
  /** Of values that no form of ours sends: what a shape says by itself. */
  misshapen: string
}

const reasonsIn: Record<Exclude<Language, 'en'>, Reasons> = { de: german }

/** zod's own words for what is of another kind, or of another length than a machine may send. */
const byShape = /(?:^|: )(?:Invalid|Too (?:big|small)|Unrecognized|Duplicate)\b/

/** The reason in that language; undefined where nobody has put it into words. */
export const reasonIn = (language: Language, reason: string): string | undefined => {
  if (language === 'en') return reason
  const { reasons, names, misshapen } = reasonsIn[language]
  if (byShape.test(reason)) return misshapen
  if (reason in reasons) return reasons[reason]
  for (const [said, words] of Object.entries(reasons)) {
    const [match, name = '', n = ''] = asPattern(said).exec(reason) ?? []
    if (match === undefined) continue
    if (name !== '' && !(name in names)) return misshapen
    return words.replace('{name}', names[name] ?? '').replace('{n}', n)
  }
  return undefined
}

const patterns = new Map<string, RegExp>()

/** `{name}` comes before `{n}` in all of them. */
const asPattern = (said: string): RegExp => {
  const known = patterns.get(said)
  if (known) return known
  const plain = RegExp.escape(said)
  const [name, n] = ['{name}', '{n}'].map((mark) => RegExp.escape(mark))
  const source = plain.replace(name ?? '', '(.+)').replace(n ?? '', '(-?[\\d.]+)')
  const pattern = new RegExp(`^${said.includes('{name}') ? source : `()${source}`}$`)
  patterns.set(said, pattern)
  return pattern
}
