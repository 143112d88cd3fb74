import type { Debate } from '../../../library/debate.ts'
import { stemsOf } from '../../../language/stems.ts'
import { gravityOf } from '../../../language/gravity.ts'
import { indexLines } from '../../../library/find/index.ts'
import { fits, proofOf, soughtIn } from '../../../library/find/phrase.ts'
import { findReadings, type ReadingMatch } from '../../../library/find/reading.ts'
import {
  findText,
  isFresh,
  isNewHere,
  isSpokenHere,
  isUnheard,
  spokenOf,
  type Stock,
  textId,
  textsIn,
} from './stock.ts'
import type { Text } from '../../../library/tree.ts'
import { wordsOf } from '../../../language/words.ts'
import { noAnswer, passesBy } from './unanswered.ts'
import { passWords, plainWords, type Words, wordsFrom } from './words.ts'
import { chance } from '../../casting/dice.ts'

/** A point is claimed only when nearly certain (`npm run eval:finding`). */
export const certainPoint = 0.78
/** From here on a reply to a foreseen comment truly answers in three of four cases (`npm run eval:foreseen`). */
const likelyComment = 0.7
/** From here on it does in six of seven. */
const certainLoss = 0.85
/**
 * From here on it does in six of ten, where a way to pass never does, and makes sense in seven of ten (docs/readings/0014). It is
 * said where the speaker has no other text for this very comment.
 */
const possibleComment = 0.55
/** A comment of fewer words that say something makes no point that could be told. */
const fewestStems = 4

type Said = { content: string; parentCommentId: number | null }

/**
 * What a character answers to a person who speaks to it: under its own words what it has for a comment that was foreseen,
 * for somebody who asks why or contradicts; else its reply to the point that is made; else what it has for a comment that may be
 * this one; else a reading of the comment; else that it has no answer.
 */
export const answerPerson = (stock: Stock, by: string, said: Said, seed: number): Words | null => {
  if (gravityOf(said.content) === null) return answerOpenly(stock, by, said, seed)
  return (
    toLoss(stock, by, said) ??
    fromReading(stock, { by, content: said.content, seed, isComment: true })
  )
}

/** To who mourns: what was written for that very loss under its own words, where there is no doubt. */
export const toLoss = (stock: Stock, by: string, said: Said): Words | null =>
  gravityOf(said.content) === 'grief' ? saidFrom(findForeseen(stock, by, said), certainLoss) : null

const answerOpenly = (stock: Stock, by: string, said: Said, seed: number): Words | null => {
  const foreseen = findForeseen(stock, by, said)
  return (
    saidFrom(foreseen, likelyComment) ??
    further(stock, by, said) ??
    toPoint(stock, by, said.content) ??
    againstObjection(stock, by, said) ??
    forCase(stock, by, said.content) ??
    saidFrom(foreseen, possibleComment) ??
    aside(stock, by, said.content) ??
    fromReading(stock, { by, content: said.content, seed, isComment: true }) ??
    handOver(stock, by, said, seed) ??
    noAnswer(stock, by, { to: passFor(said.content), seed })
  )
}

type Foreseen = { score: number; words: Words }

/** What it has for the likeliest comment that was foreseen under its own words. */
const findForeseen = (stock: Stock, by: string, said: Said): Foreseen | null => {
  const { debate, library } = stock
  const above = textAbove(stock, said)
  if (!debate || above === undefined) return null
  const match = library.findComment(debate, above, said.content)
  const text = match ? findText(debate, match.textId) : undefined
  if (!match || text?.by !== by || !isFresh(stock, text)) return null
  return { score: match.score, words: wordsFrom(stock, text) }
}

/** The same, where that comment is so likely. */
const saidFrom = (foreseen: Foreseen | null, likely: number): Words | null =>
  foreseen && foreseen.score >= likely ? foreseen.words : null

/** The text of the debate that a comment stands under. */
const textAbove = (stock: Stock, { parentCommentId }: Said): string | undefined =>
  [...spokenOf(stock)].find(([, commentId]) => commentId === parentCommentId)?.[0]

/** To who asks it why, or contradicts what it said. */
const further = (stock: Stock, by: string, said: Said): Words | null => {
  const kind = kindOf(said.content)
  return kind === null ? null : underOwn(stock, by, said, kind)
}

/** One of the two further texts of what it said, an opening or an answer; each once a discussion. */
const underOwn = (
  stock: Stock,
  by: string,
  said: Said,
  kind: 'why' | 'contradicted',
): Words | null => {
  const above = textAbove(stock, said)
  if (!stock.debate) return null
  const text = above === undefined ? undefined : findText(stock.debate, `${above}.${kind}`)
  return text?.by === by && isFresh(stock, text) ? wordsFrom(stock, text) : null
}

/** Who grants something and goes on with "but" objects, too. */
const againstObjection = (stock: Stock, by: string, said: Said): Words | null =>
  grants.test(said.content) ? underOwn(stock, by, said, 'contradicted') : null

const grants =
  /^(?:@\S+ )?(?:ok(?:ay)?|maybe|sure|fine|true|fair(?: enough)?|well|yes|yeah|perhaps|possibly|in theory|nice idea|i (?:know|get|see|understand)(?: (?:that|it|your point|what you mean))?),? but\b|\b(?:i'm not (?:so )?(?:sure|convinced)|that (?:doesn't|won't|wouldn't) work|easier said than done)\b/i

/** To who tells a case that an opening was written for: that opening, where the speaker has not said it. */
const forCase = (stock: Stock, by: string, content: string): Words | null => {
  const { debate } = stock
  if (!debate) return null
  const sought = soughtIn(content)
  const own = debate.openings.find(
    (one) =>
      one.by === by &&
      proofOf(one.needs, sought) >= surelyProved &&
      fits(one, sought) &&
      isFresh(stock, one),
  )
  const text = own && findText(debate, own.id)
  return text ? wordsFrom(stock, text) : null
}

/** Parts of a line that must stand in a comment: one word alone says little of what a comment is about. */
const surelyProved = 2

/** To who asks something of which the debate knows no point. */
const aside = (stock: Stock, by: string, content: string): Words | null => {
  if (!stock.debate || !isQuestion(content)) return null
  const text = textsIn(stock.debate).find(
    (one) => one.place === 'asked' && one.by === by && isFresh(stock, one),
  )
  return text ? wordsFrom(stock, text) : null
}

const isQuestion = (content: string): boolean => /\?[\s)"'”’]*$/.test(content)

/** Whether a comment begins with the person who writes it: what happened to them or theirs, or what became of the matter. */
const tellsCase = (content: string): boolean =>
  wordsOf(content).length >= fewestToTell && ownCase.test(content)

const fewestToTell = 5
const ownCase =
  /^(?:@\S+ )?(?:(?:oh|ha|lol|god|honestly|well|yeah|yes|so|and|but|ok|okay),? )*(?:i|i'm|i've|i'd|we|we've|we'd|my|our|ours|mine|us|me|same (?:here|with|fight|thing|story)|happened to|been there|tried|update|op here|just to add|when (?:i|my|mine|we|our)|at (?:my|our) \w+|[a-z ]{2,24} here)\b/i

/** Where another character has a reply to the point that is made: that it has, by name. */
const handOver = (stock: Stock, by: string, said: Said, seed: number): Words | null => {
  const has = (text: Text) => isFresh(stock, text) || isSpokenHere(stock, text)
  const next = repliesToPoint(stock, said.content).find(has)?.by
  const words = next && noAnswer(stock, by, { to: 'handover', seed })
  return words ? { ...words, text: words.text.replaceAll('{next}', `{name:${next}}`) } : null
}

const passFor = (content: string): 'thanked' | 'agreed' | 'told' | 'comment' => {
  if (thanks.test(content)) return 'thanked'
  if (assents.test(content)) return 'agreed'
  return tellsCase(content) ? 'told' : 'comment'
}

const thanks = /^(?:@\S+ )?(?:(?:ha)+h?|lol|aww*|oh)?,? ?(?:thanks?|thank you|cheers|ta)\b/i
const assents =
  /^(?:@\S+ )?(?:yes|yep|yeah|true|agreed|exactly|right|same here|well (?:said|put)|good point|love this|i (?:totally |fully |so )?agree|you're (?:so |quite )?right)\b/i

/** What a person does who answers a character: asks why, contradicts, or something else. */
export const kindOf = (content: string): 'why' | 'contradicted' | null => {
  if (asksWhy.test(content)) return 'why'
  if (contradicts.test(content)) return 'contradicted'
  return null
}

const asksWhy =
  /^(?:@\S+ )?(?:but |and |ok(?:ay)?,? (?:but )?|so |sorry,? )?(?:why|how come|what makes you|what do you mean|how do you know|how so|says who|based on what|where do you get|can you (?:explain|say more|elaborate)|could you (?:explain|say more|elaborate)|explain\b|tell me more|go on\b|care to explain|in what way|what's your (?:reason|evidence|source)|do you have (?:a |any )?(?:source|evidence|example)|any (?:source|evidence|example))/i
const contradicts =
  /^(?:@\S+ )?(?:no\b|nope|nah\b|wrong|nonsense|rubbish|that's (?:wrong|not (?:true|right|how|what|the)|nonsense|rubbish|silly|unfair|a stretch|ridiculous)|this is (?:wrong|nonsense|not true)|not true|i (?:really |strongly |completely |totally )?(?:disagree|don't agree|don't think so|don't buy|doubt)|sorry,? but|hard disagree|come on\b|you're wrong|you are wrong|you're missing|you miss|that misses|that ignores|you forget|you're forgetting|but that|but you|oh please|seriously\?)|\b(?:i disagree|i don't agree|couldn't disagree more|you're (?:wrong|missing the point)|that's just not true)\b/i

/** What somebody else says in the same words tells nothing of where this speaker stands. */
const toPoint = (stock: Stock, by: string, content: string): Words | null => {
  const replies = pointReplies(stock, content)
  const own = replies.find((one) => one.by === by)
  if (own) return wordsFrom(stock, own)
  const shared = replies.find(({ also }) => also.some((one) => one === by))
  return shared ? { ...wordsFrom(stock, shared), stance: null } : null
}

/** Replies to the point that a comment surely makes, by whichever character has one. */
export const pointReplies = (stock: Stock, content: string): Text[] =>
  repliesToPoint(stock, content).filter((text) => isFresh(stock, text))

const repliesToPoint = ({ debate, library }: Stock, content: string): Text[] => {
  const point = debate && pointOf(library, debate, content)
  if (!point) return []
  return textsIn(debate).filter((text) => text.place === 'point' && text.point === point)
}

/** The point that a comment surely makes; null: none, or nobody can be sure. */
export const pointOf = (
  { findPoint }: Pick<Stock['library'], 'findPoint'>,
  debate: Debate,
  content: string,
): string | null => {
  if (kindOf(content) !== null || new Set(stemsOf(content)).size < fewestStems) return null
  const [match] = findPoint(debate, content)
  return match && match.score >= certainPoint ? match.point : null
}

/** A text to be read; `by`: only what this character has for it; a comment is not answered as a post would be. */
type Wish = { content: string; seed: number; by?: string; isComment?: boolean }

/** An opening of a reading that fits the words. */
export const fromReading = (stock: Stock, wish: Wish): (Words & { by: string }) | null =>
  readingWords(stock, wish)[0] ?? null

/** What readings of a text offer, those first that quote it or are near its words. */
export const readingWords = (
  stock: Stock,
  { content, seed, by, isComment = false }: Wish,
): (Words & { by: string })[] => {
  const sought = soughtIn(content)
  const readings = isComment
    ? stock.library.readings.filter(({ isForPosts }) => !isForPosts)
    : stock.library.readings
  const offers = specificOf(findReadings(readings, content)).flatMap(({ reading, quote }) =>
    reading.openings
      .map((opening) => ({ opening, quote, name: textId(`reading:${reading.id}`, opening.id) }))
      .filter(
        ({ opening }) =>
          (by === undefined || opening.by === by) &&
          (quote !== null || !opening.text.includes('{quote}')) &&
          fits(opening, sought) &&
          (isComment || reading.gravity !== undefined || isAboutThis(opening, quote)),
      )
      // who is in need hears what there is to say, also where others heard it lately
      .filter(({ name }) => (reading.gravity ? isNewHere(stock, name) : isUnheard(stock, name))),
  )
  const near = nearnessOf(
    offers.map(({ opening }) => opening.text),
    content,
  )
  const worth = ({ opening, quote, name }: (typeof offers)[number], at: number) =>
    (quote === null ? 0 : offerWorth.quote) +
    (opening.needs.length > 0 ? offerWorth.needed : 0) +
    offerWorth.near * (near[at] ?? 0) +
    chance(seed, name)
  return offers
    .map((offer, at) => ({ offer, worth: worth(offer, at) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ offer: { opening, quote, name } }) => ({
      ...plainWords(
        name,
        opening.text.replaceAll('{quote}', () => quote ?? ''),
      ),
      by: opening.by,
      quote,
    }))
}

/** Under a post only what names something of it: what shares the subject alone is deaf to the case (docs/readings/0003). */
const isAboutThis = (opening: { needs: readonly string[]; text: string }, quote: string | null) =>
  opening.needs.length > 0 || (quote !== null && opening.text.includes('{quote}'))

/** What counts beside chance, which is 0 to 1. */
const offerWorth = { quote: 0.5, needed: 0.7, near: 1.2 } as const

/** What fits nearly everything stands back where something fits that is about less. */
const specificOf = (matches: readonly ReadingMatch[]): readonly ReadingMatch[] => {
  const specific = matches.filter(({ reading }) => !reading.isGeneral)
  return specific.length > 0 ? specific : matches
}

/** How near texts are to a text by their words, the nearest being 1. */
const nearnessOf = (texts: readonly string[], content: string): number[] => {
  const near = indexLines(texts)
    .nearest(content)
    .map(({ words, meaning }) => words + 0.5 * meaning)
  const most = Math.max(...near, 1e-9)
  return near.map((value) => value / most)
}

/** An answer that was written under a reading's opening that was spoken here. */
export const readingAnswers = (stock: Stock): (Words & { by: string; parentCommentId: number })[] =>
  stock.played.flatMap(({ textId: spoken, commentId }) =>
    stock.library.readings.flatMap((reading) =>
      reading.openings
        .filter(({ id }) => textId(`reading:${reading.id}`, id) === spoken)
        .flatMap(({ answers }) =>
          answers
            .map((answer) => ({
              ...plainWords(textId(`reading:${reading.id}`, answer.id), answer.text),
              act: 'CHALLENGE' as const,
              quote: answer.quote,
              by: answer.by as string,
              parentCommentId: commentId,
            }))
            .filter(({ textId: name }) => isUnheard(stock, name)),
        ),
    ),
  )

/** A text of a reading, or a way to pass, by its name; null: it may not be said now, or no longer fits. */
export const generalWords = (stock: Stock, name: string, content: string): Words | null => {
  const isWanted = ({ textId: other }: Words) => other === name
  const [owner = '', id] = name.split('/')
  if (!owner.startsWith('pass:'))
    return (
      readingWords(stock, { content, seed: 0 }).find(isWanted) ??
      readingAnswers(stock).find(isWanted) ??
      null
    )
  const pass = passesBy(stock, owner.slice('pass:'.length)).find((one) => one.id === id)
  return pass && isUnheard(stock, name) ? passWords(name, pass.text) : null
}
