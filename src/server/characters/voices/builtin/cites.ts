import { claimsIn, isScaffold } from './skeletons/claims.ts'
import { sentencesOf, wordsOf } from './words.ts'

/** Runs of somebody's words that are short enough to quote, word for word, the most telling first. */
export const citesOf = (content: string): string[] => {
  const whole = frontOf(content)
  if (whole) return [whole]
  const claims = claimsIn(content).map((claim) => claim.replace(/[.!?]+$/, ''))
  if (claims.length > 0) return claims
  const bare = content.replaceAll(/\s*\([^()]*\)/g, '')
  const plain = assertedFirst(sentencesOf(bare).filter((sentence) => !/["“”]/.test(sentence)))
  const clauses = plain.flatMap((sentence) => [
    ...(sentence.endsWith('?') ? [] : [sentence]),
    ...sentence.split(/[,;:—–]\s+|\s[-–]\s/),
  ])
  const telling = clauses
    .map((clause) => clause.replace(/[.,;:!?]+$/, '').trim())
    .filter(
      (clause) =>
        inRange(wordsOf(clause).length) &&
        content.includes(clause) &&
        !/[()@]/.test(clause) &&
        !isScaffold(clause),
    )
    .map((clause) => ({ clause, weight: weigh(clause) }))
    .filter(({ weight }) => weight > 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ clause }) => clause)
  if (telling.length > 0) return [...new Set(telling)].slice(0, 3)
  return wholeIn(content)
}

/** Questions claim nothing, so they are quoted only where there is nothing else. */
const assertedFirst = (sentences: string[]): string[] => {
  const asserted = sentences.filter((sentence) => !sentence.endsWith('?'))
  return asserted.length > 0 ? asserted : sentences
}

/** A single clause as it is, or cut where it takes breath; nothing where the text is more than a clause. */
const frontOf = (clause: string): string | undefined => {
  if (/[.?!“”"@]/.test(clause)) return undefined
  const cuts = [
    ...clause.matchAll(/,? (?:because|which|while|when|once|where) |, (?:and |but |or |so )?/g),
  ]
  const fronts = [clause, ...cuts.map(({ index }) => clause.slice(0, index)).toReversed()]
  return fronts.find((front) => inRange(wordsOf(front).length))
}

const inRange = (size: number): boolean => size >= 4 && size <= 18

/** Long claims about the matter before remarks about oneself. */
const weigh = (clause: string): number =>
  Math.min(wordsOf(clause).length, 10) / 3 -
  (/\b(I|me|my|mine|I'm|I'd)\b/.test(clause) ? 1.5 : 0) -
  (/\b(you|your|that|this|it|they|these|those)\b/i.test(clause) ? 0.4 : 0) -
  (/^(and|but|or|so|which|because|since|then|than|if|when|before|until|for|with|on|in|of|to|not)\b/i.test(
    clause,
  )
    ? 1.6
    : 0)

/** Of a few words that say little, a whole sentence: a cut would not stand between quotation marks. */
const wholeIn = (content: string): string[] =>
  sentencesOf(content)
    .map((sentence) => sentence.replace(/[.,;:!?…]+$/, '').trim())
    .filter(
      (line) => !/["“”@]/.test(line) && wordsOf(line).length >= 2 && wordsOf(line).length <= 18,
    )
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
