import { LRUCache } from 'lru-cache'
import { wordsOf } from './words.ts'

/** What a text speaks of: its words without endings and without those that every text has. */
export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !empty.has(word))
    .map(stemOf)
    .filter((stem) => stem.length > 1)

/**
 * The same with every two words that stand side by side and are not both empty: "four day" says what
 * "four" and "day" do not.
 */
export const termsOf = (text: string): string[] => {
  const words = wordsOf(text).map((word) => digits[word] ?? word)
  const pairs = words.slice(1).flatMap((word, at) => {
    const before = words[at] as string
    const isEmpty = grammar.has(word) || grammar.has(before)
    return isEmpty ? [] : [`${stemOf(before)} ${stemOf(word)}`]
  })
  return [...stemsOf(words.join(' ')), ...pairs]
}

const digits: Record<string, string> = {
  1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten',
} // prettier-ignore

/** Stems of recent words: texts repeat the same ones. */
const stems = new LRUCache<string, string>({ max: 10_000 })

/** A word without its commonest endings, so that "tipped", "tips" and "tipping" are one. */
export const stemOf = (word: string): string => {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = withoutEndings(word)
  stems.set(word, stem)
  return stem
}

const withoutEndings = (word: string): string => {
  const bare = word.replace(/'\p{L}*$/u, '')
  if (bare.length <= 3) return bare
  const cut = bare
    .replace(/(?:sses)$/, 'ss')
    .replace(/ies$/, 'y')
    .replace(/([^aeious])s$/, '$1')
    .replace(/([aeiou])s$/, (all, vowel: string) => (bare.length > 4 ? vowel : all))
  const root =
    cut.length > 5 ? cut.replace(/(?:ing|edly|ed|ly)$/, '') : cut.replace(/(?<=[aeiou]\w)ed$/, '')
  return root
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
    .replace(/(?<=\w{2})i$/, 'y')
}

/** Words that make no pair. */
const grammar = new Set(
  `a an the this that these those and or but nor if then than as at by for from in into of off on onto out over to under up
  with without is are was were be been being am it's that's there's i i'm i've i'd i'll you your he she it its we they them
  their our us me my his her who which what so not no do does did have has had will would can could should just very too
  really also even because about there here now`
    .split(/\s+/)
    .filter(Boolean),
)

const empty = new Set(
  `a an the this that these those and or but nor if then than as at by for from in into of off on onto out over to under up
  with without about after before between is are was were be been being am it's that's there's isn't aren't don't doesn't
  didn't won't can't i i'd i'm i'll i've you you're you'd your he she it its we we're they they're them their our us me my
  mine his her hers who whose whom which what when where why how not no nobody nothing none only just still even also too
  very more most less least some any all each every other another one both few many much has have had having do does did
  doing done will would can could should may might must let let's so because while until unless through against here there
  now never always again ever get gets got getting go goes going gone went make makes made say says said think thinks
  thought know knows feel like really actually maybe perhaps quite rather well ok okay yes yeah please thing things stuff
  way lot lots people person someone somebody anyone anybody everyone everybody want wants wanted need needs it'll that'd
  what's who's how's he's she's wouldn't couldn't shouldn't hasn't haven't hadn't wasn't weren't i'd we've they've you've
  anyway though although since back down put take takes took come comes came look looks see sees seen tell told ask asks
  asked keep keeps kept give gives gave seem seems seemed time year years day days bit same kind sort around right new`
    .split(/\s+/)
    .filter(Boolean),
)
