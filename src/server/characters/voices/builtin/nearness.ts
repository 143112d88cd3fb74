import { singularOf, wordsOf } from './words.ts'

/** What a text speaks of: the stems of its words that mean something. */
export const stemsOf = (text: string): Set<string> => {
  const known = stemsByText.get(text)
  if (known) return known
  const stems = new Set(
    wordsOf(text)
      .filter((word) => word.length > 2 && !empty.has(word))
      .map((word) => singularOf(word).slice(0, 6)),
  )
  if (stemsByText.size > mostKept) stemsByText.clear()
  stemsByText.set(text, stems)
  return stems
}
const stemsByText = new Map<string, Set<string>>()
const mostKept = 5_000

/**
 * How much of `about` stands in each of the items, from 0 up: a word that few of them have counts for more. So a
 * post on bakers draws the aspect with the oven out of ten that all speak of hours.
 */
export const rankNearness = (items: readonly string[], about: string): number[] => {
  const wanted = stemsOf(about)
  const lists = items.map(stemsOf)
  const weights = new Map(
    [...wanted].map((stem) => [
      stem,
      rarity(lists.filter((list) => list.has(stem)).length, lists.length),
    ]),
  )
  return lists.map((list) => [...list].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0))
}

const rarity = (having: number, all: number): number => Math.log(1 + all / (1 + having))

const empty = new Set(
  `the and for are but not you all any can had her was one our out day get has him his how its may new now old see two way who
  did yes why let put say she too use that with have this will your from they know want been good much some time very when
  come here just like long make many more only over such take than them well were what would there their which about could
  other after also back even most then into because should being does don't i'm it's isn't really think thing things people
  every where while those these still never always again going get got make makes made than`.split(
    /\s+/,
  ),
)
