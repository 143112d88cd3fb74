import { singularOf, wordsOf } from '../language/words.ts'

/** Words that tie a sentence together and say nothing about a topic. */
const stopWords = new Set(
  `a about above after again against all also am amid an and any are as at back be because been before
  being below between both but by can cannot could did do does doing down during each even ever every
  few first for from further get gets getting give gives go goes going got had has have having he her
  here hers him his how i if in into is it its itself just last latest least less let like likely made
  make makes making many may me might more most much must my near new news next no nor not now of off
  on once one only onto or other our out over own part per put really said same say saying says see
  seen set she should since so some still such take takes than that the their them then there these
  they this those through to today too toward two under until up upon us very want wants was way we
  well were what when where whether which while who whom whose why will with within without won
  would year years yet you your`.split(/\s+/),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)

/** A word as its family: "banned", "bans" and "banning" are one. */
export const stemOf = (word: string): string => {
  const one = singularOf(word)
  for (const [ending, instead] of endings) {
    if (!one.endsWith(ending)) continue
    const root = one.slice(0, -ending.length) + instead
    if (root.length < 3) continue
    // banned, cutting: the doubled letter is of the ending
    return /([bdgmnprt])\1$/.test(root) && ending !== 'e' ? root.slice(0, -1) : root
  }
  return one
}

const endings: readonly (readonly [string, string])[] = [
  ['ations', ''],
  ['ation', ''],
  ['ments', ''],
  ['ment', ''],
  ['ings', ''],
  ['ing', ''],
  ['ally', 'al'],
  ['ied', 'y'],
  ['ed', ''],
  ['ly', ''],
  ['e', ''],
]

/** What a headline is about, word by word: stems, without what ties them together. */
export const stemsOf = (title: string): string[] =>
  wordsOf(title)
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stemOf)

/** Words as they are written, with their apostrophes and hyphens. */
export const tokensOf = (title: string): string[] =>
  title
    .normalize('NFKC')
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.&]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? []
