import type { Kind } from './kind.ts'
import type { Token } from './parse.ts'
import { isPlace } from './phrases.ts'
import { gerundOf } from './verbs.ts'

/** Words of a clause with what the parser knows of them. */
export type Word = { text: string; lower: string; pos: string }
export type Found = { subject: Word[]; words: string }
export type Rule = (clause: Word[]) => Found | undefined

/**
 * The first sentence, then what is asked, then the second: whoever tells a story asks at its end, and many a first sentence
 * only says who speaks.
 */
export const clausesOf = (tokens: Token[], kind: Kind): Word[][] => {
  const all = [...Map.groupBy(tokens, ({ sentence }) => sentence).values()]
  const isAsked = (sentence: Token[]) => sentence.some(({ text }) => text.startsWith('?'))
  const asked = all.filter(isAsked)
  const told = all.slice(0, 2)
  const order = kind === 'howto' ? [...asked, ...told] : [...told.slice(0, 1), ...asked, ...told]
  return [...new Set(order)].map(clauseOf)
}

/** A sentence up to where it takes breath, without "I think that" in front; hyphens and "'s" bound to their words. */
const clauseOf = (tokens: Token[]): Word[] => {
  const words: Word[] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    if (before && before.sentence !== token.sentence) break
    if (/^[,;:.!?…–—()"]/.test(token.text) || (token.text === '-' && before?.end !== token.start)) {
      if (words.length > 0) break
      continue
    }
    const last = words.at(-1)
    if (last && before?.end === token.start) {
      const text = last.text + token.text
      words[words.length - 1] = {
        text,
        lower: text.toLowerCase(),
        pos: token.pos === 'PART' || token.pos === 'AUX' ? last.pos : token.pos,
      }
    } else words.push({ text: token.text, lower: token.lower, pos: token.pos })
  }
  /** 'out loud to "keep us accountable"' */
  while (/^(to|of|the|a|an|with|for|as|in|on|at)$/.test(words.at(-1)?.lower ?? '')) words.pop()
  const opening = words
    .map(({ lower }) => lower)
    .join(' ')
    .match(opinion)?.[0]
  return withoutAside(words.slice(opening ? opening.trim().split(' ').length : 0))
}
const opinion =
  /^(?:(honestly|frankly|seriously|basically|apparently) )?(?:(i|we) (really |just |honestly |still |also )?(think|believe|guess|bet)( that)? |(i|we) feel (that|like) |(does |is )?(anyone|anybody) else (who )?(thinks?|feels?|finds?)( that| like)? )/

/** What only says when, why or with whom else: "because …", "if …", "and we will …". */
const withoutAside = (words: Word[]): Word[] => {
  const at = words.findIndex(
    ({ lower }, n) =>
      n > 2 &&
      (/^(because|if|when|while|since|unless|although|though|until)$/.test(lower) ||
        (lower === 'but' && words[n + 1]?.lower !== 'not') ||
        (lower === 'so' && !/^(many|much)$/.test(words[n + 1]?.lower ?? '')) ||
        (lower === 'and' && goesOnAnew(words.slice(n + 1), words.slice(1, n))) ||
        (/^(before|after|time|where|what)$/.test(lower) &&
          pronoun.test(words[n + 1]?.lower ?? ''))),
  )
  return at < 0 ? words : words.slice(0, at)
}

const pronoun = /^(i|we|you|he|she|it|they)$/

/** After "and" comes a clause of its own. */
const goesOnAnew = (after: Word[], before: Word[]): boolean => {
  const [first, second] = after
  if (!first) return false
  /** "people who book and don't turn up" */
  const isSame =
    before.some(({ lower }) => lower === 'who') &&
    (/^(AUX|VERB)$/.test(first.pos) || /^(never|then|often|still)$/.test(first.lower))
  if (isSame && !/^(is|are|was)$/.test(first.lower)) return false
  const verb = after
    .slice(0, 6)
    .findIndex(({ pos, lower }) => pos === 'VERB' && !lower.endsWith('ing'))
  const isAnother =
    verb > 0 &&
    isNoun(after[verb - 1]!) &&
    before.some(({ pos, lower }) => pos === 'VERB' || lower === 'is')
  return (
    isAnother ||
    /^(i|we|you|he|she|it|they|nobody|everyone|that|this|is|are|was)$/.test(first.lower) ||
    first.pos === 'VERB' ||
    second?.pos === 'VERB' ||
    second?.pos === 'AUX' ||
    /^(my|our|his|her|their|your)$/.test(first.lower)
  )
}

export const plain = (words: Word[]): string => words.map(({ text }) => text).join(' ')
/** "ban cars": "banning cars"; "stop telling": "no longer telling". */
export const does = (verb: Word, rest: Word[]): string =>
  verb.lower === 'stop' && /[^aeiou]ing$/.test(rest[0]?.lower ?? '')
    ? `no longer ${plain(rest)}`
    : [gerundOf(verb.lower), plain(rest)].join(' ').trim()

const relative = /^(who|which|that|where|what|why|how|whose)$/
export const isRelative = ({ lower }: Word): boolean => relative.test(lower)

export const lowered = ([first, ...rest]: Word[]): string =>
  plain(
    first ? [{ ...first, text: isName(first, rest[0]) ? first.text : first.lower }, ...rest] : [],
  )

/** The first word of a sentence is a name where it is known for one, or where the next one has a capital as well. */
export const isName = ({ text, pos }: Word, next: Word | undefined): boolean =>
  /^(\p{Lu}{2}|\p{Lu}[\p{Ll}-]*\p{Lu})/u.test(text) ||
  (/^\p{Lu}/u.test(text) &&
    pos !== 'DET' &&
    (isPlace(text) || (pos === 'PROPN' && next?.pos === 'PROPN' && /^\p{Lu}/u.test(next.text))))

export const isNoun = ({ pos }: Word): boolean => pos === 'NOUN' || pos === 'PROPN'
