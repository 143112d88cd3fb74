import type { Dice } from './dice.ts'
import type { Skeleton } from './skeletons/skeleton.ts'
import type { Filling, Slots } from './slots.ts'
import { capitalise, sentencesOf } from './words.ts'

export type Filled = { text: string; skeleton: Skeleton; fillings: Map<string, Filling> }

const slot = /\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]/g

/** The skeleton in words, or undefined where a slot has nothing new to hold. `used` are texts already in this reply. */
export const fill = (
  skeleton: Skeleton,
  slots: Slots,
  used: Set<string>,
  dice: Dice,
): Filled | undefined => {
  const fillings = new Map<string, Filling>()
  const taken = new Set(used)
  for (const [, name] of skeleton.text.matchAll(slot)) {
    if (!name || fillings.has(name)) continue
    const isOne = name === 'matter' && meansOne.test(skeleton.text)
    const some = (slots.get(name) ?? []).filter(({ isPlural }) => !isOne || !isPlural)
    const things = skeleton.move === 'end' ? some.filter(({ text }) => !isSaying.test(text)) : some
    const fits = things.length > 0 ? things : some
    const filling = choose(fits, taken, dice, name === 'matter' ? 0.95 : 0.7)
    if (!filling) return undefined
    fillings.set(name, filling)
    taken.add(filling.text)
  }
  let isPlural = fillings.get('np')?.isPlural ?? false
  const text = skeleton.text.replaceAll(
    slot,
    (_, name: string | undefined, one: string, many: string) => {
      if (!name) return isPlural ? many : one
      const filling = fillings.get(name)!
      isPlural = filling.isPlural ?? isPlural
      return filling.text
    },
  )
  return { text: tidy(text), skeleton, fillings }
}

/** "Who pays for the claim that …": a question at the end is about the thing. */
const isSaying = /^the (?:\w+ ){1,2}(?:that|of whether|of why) /

/** "{matter} fits on a poster", "when {matter} was new": more than one would not stand there. */
const meansOne = /\{matter\} (?:\w+s|has|was|\w+ly \w+s)\b|(?:does|is|was|has) \{matter\}|\bit\b/

/** Mostly the best one: `how` often, 0 to 1. */
const choose = (
  fillings: Filling[],
  taken: Set<string>,
  dice: Dice,
  how: number,
): Filling | undefined => {
  const free = fillings.filter(({ text }) => !taken.has(text))
  return free.find(() => dice.roll() < how) ?? free[0]
}

/** A sentence of a pack that goes on behind a colon or a comma loses its capital, where no name begins it. */
const opensInside =
  /([:,] )(In|Of|On|At|By|For|From|After|Before|Between|Among|Under|Over|About|Around|When|While|Once|Since|Until|Only|Fewer|More|Most|Less|Some|Half|Nearly|Almost|Every|Each|One|Two|Three|Four|Five|The|A|An|This|That|These|Those|People|Workers|Children|Trials|Cities|Towns|Women|Men)(?= )/g

/** Marks and capitals put right where slots met their skeleton. */
export const tidy = (text: string): string =>
  sentencesOf(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ([.,;:!?])/g, '$1')
      .replaceAll(/([.,;:!?])”([.,;:])/g, '”$2')
      .replaceAll(/([?!])\./g, '$1')
      .replaceAll(opensInside, (_, mark: string, word: string) => mark + word.toLowerCase())
      .replaceAll(/\.{2}(?!\.)/g, '.')
      .replaceAll(
        /([.?!]) (\p{Ll})/gu,
        (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`,
      )
      .trim(),
  )
    .map(capitalise)
    .join(' ')
