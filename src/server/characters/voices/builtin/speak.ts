import type { Brief, Remark } from '../../brief.ts'
import { faultOf, gatherSaid, staleness, type Said } from './check.ts'
import { composeCommon } from './common.ts'
import { composeCovered } from './covered.ts'
import { chooseContent, wearOf, type Content } from './content.ts'
import { throwDice } from './dice.ts'
import { readPost, type Frame } from './frame.ts'
import { composeGerman } from './german/compose.ts'
import { composeOpen, isGrave } from './open.ts'
import { ideaIn } from './matter.ts'
import { stemsOf } from './nearness.ts'
import { openPack, sideOf, type Pack } from './pack.ts'
import { packs } from './packs/index.ts'
import { commonplaceOf } from './route.ts'
import type { Draft, Scene } from './say.ts'
import { voices } from './skeletons/index.ts'
import { givenSlots, slotsOf } from './slots.ts'
import { citationsOf } from './citations.ts'
import { sentencesOf, wordsOf } from './words.ts'

export type Speech = { sentences: string[]; remark: Remark }

/**
 * A reply of 3–5 moves in the words of the brief's character: the freshest and nearest of a dozen tries that hold. The same brief
 * gives the same reply; undefined where this character has nothing new to say.
 */
export const speak = (brief: Brief): Speech | undefined => {
  const voice =
    voices.find(({ characterId }) => characterId === (brief.speaksLike ?? brief.characterId)) ??
    voices[brief.seed % voices.length]!
  const dice = throwDice(brief.seed)
  const frame = readAnswered(brief)
  const pack = findPack(brief) ?? openPack
  const said = gatherSaid(brief)
  const wear = wearOf(said)
  const given = givenSlots(brief, frame, pack)
  const allowed = allowedIn(brief, pack)
  const tries: Try[] = []
  const most = pack.isCommonplace ? bestOfCommon : bestOf
  for (let n = 0; n < mostTries && tries.length < most; n++) {
    const isSpent = n >= mostTries / 2 && tries.length === 0
    const content = isSpent ? undefined : chooseContent(brief, pack, wear, dice)
    const slots = slotsOf(given, pack, content)
    const scene: Scene = {
      brief,
      voice,
      slots,
      said,
      dice,
      isSensitive: pack.isSensitive && !isGrave(frame),
    }
    const draft = compose(scene, frame, pack, content)
    const text = draft?.map((part) => part.text).join(' ')
    if (!draft || !text || faultOf(text, said, allowed)) continue
    tries.push({ draft, text, content, cost: costOf(text, said, frame, brief) })
  }
  const best = tries.toSorted((a, b) => a.cost - b.cost)[0]
  return best && { sentences: sentencesOf(best.text), remark: remarkOn(best, brief) }
}

/** A commonplace is fitted to the post, and so found by it. */
const findPack = ({ plan: { packId }, post }: Brief): Pack | null | undefined =>
  packId === null
    ? undefined
    : (packs.find(({ id }) => id === packId) ?? read(post.content).commonplace())

const compose = (scene: Scene, frame: Frame, pack: Pack, content: Content | undefined) => {
  const isGerman = pack.id.startsWith('de-')
  if (!content || isGrave(frame) || isGerman !== (frame.language === 'de'))
    return composeOpen(scene, frame)
  if (isGerman) return composeGerman(scene, content)
  return pack.isCommonplace
    ? composeCommon(scene, content, frame, pack)
    : composeCovered(scene, content)
}

const bestOf = 12
/** Tries that know no facts differ less in worth and repeat each other more; they cost less, too. */
const bestOfCommon = 20
/** Where a pack has nothing more for this turn by half of them, the rest go without it. */
const mostTries = 40

type Try = { draft: Draft; text: string; content: Content | undefined; cost: number }

/** A person's comment is read as a post of its own; where it has nothing to hold on to, its post is. */
const readAnswered = ({ plan, post }: Brief): Frame => {
  if (plan.target?.commentId == null || plan.target.isAi) return read(post.content).frame
  const frame = readPost(plan.target.content)
  return frame.phrases.length > 0 || frame.kind === 'hostile'
    ? frame
    : { ...read(post.content).frame, kind: frame.kind }
}

type Reading = { content: string; frame: Frame; commonplace: () => Pack | null }
let latest: Reading | undefined

/** The replies of a thread come one after the other, so the post that was read last is kept. */
const read = (content: string): Reading => {
  if (latest?.content === content) return latest
  const frame = readPost(content)
  let fitted: Pack | null | undefined
  const commonplace = () => (fitted === undefined ? (fitted = commonplaceOf(frame)) : fitted)
  return (latest = { content, frame, commonplace })
}

/** Texts whose numbers a reply may name. */
const allowedIn = (brief: Brief, pack: Pack): string =>
  JSON.stringify([
    brief.post,
    brief.thread,
    brief.plan.target,
    citationsOf(pack, brief.plan.factIds),
  ])

const costOf = (text: string, said: Said, frame: Frame, { thread }: Brief): number =>
  staleness(text, said) + distance(text, frame) + echo(text, thread)

/** Somebody's words thrown back as a question are thrown back once in a thread. */
const echo = (text: string, thread: Brief['thread']): number =>
  thrown.test(text) && thread.some(({ content }) => thrown.test(content)) ? 2 : 0
const thrown = /^[^.!?“]*“[^”]*”[^.!?“]*\?/

/** Far from 35–90 words, or far from the post: without a phrase of it, or with few of its words. */
const distance = (text: string, { phrases, matter, worded, names, text: post }: Frame): number => {
  const size = wordsOf(text).length
  const lower = text.toLowerCase()
  const isNear = phrases.some((phrase) => lower.includes(coreOf(phrase.text.toLowerCase())))
  const [said, asked] = [stemsOf(text), stemsOf(post)]
  const [words, small] = [new Set(wordsOf(text)), new Set(wordsOf(post))]
  const shared = [...asked].filter((stem) => said.has(stem)).length
  const turns = [...small].filter((word) => words.has(word)).length
  return (
    Math.max(0, 35 - size, size - 90) / 20 +
    (isNear || phrases.length === 0 ? 0 : 5) +
    ([matter ?? [], worded, names].flat().some((form) => lower.includes(ideaIn(form).toLowerCase()))
      ? 0
      : 6) -
    Math.min(enough, shared) * 2 -
    Math.min(enough * 2, turns) * 0.6
  )
}

/** As many words of the post tell a reply from one to another post. */
const enough = 6

const coreOf = (phrase: string): string => phrase.replace(/^(a|an|the|your) /, '')

const remarkOn = ({ draft, text, content }: Try, brief: Brief): Remark => {
  const fillings = draft.flatMap((part) => [...part.fillings])
  const point = fillings.find(([slot]) => slot === 'point')?.[1].text
  return {
    claim: claimOf(
      text,
      point ?? draft.find((part) => part.skeleton.id.includes('/themed/'))?.text,
    ),
    aspectId: content?.aspect.id ?? null,
    polarity: point ? sideOf(brief.plan.stance) : 0,
    factIds: fillings.flatMap(([, { factId }]) => factId ?? []),
    skeletonIds: draft.map(({ skeleton }) => skeleton.id),
  }
}

/** The sentence with the point; without one, that which asserts most about the matter and least about the speaker. */
const claimOf = (text: string, point: string | undefined): string => {
  const sentences = sentencesOf(text)
  const carrying = sentences.find(
    (sentence) => point && sentence.toLowerCase().includes(point.toLowerCase()),
  )
  return carrying ?? sentences.toSorted((a, b) => assertion(b) - assertion(a))[0]!
}

const assertion = (sentence: string): number =>
  Math.min(wordsOf(sentence).length, 14) / 4 -
  (sentence.endsWith('?') ? 6 : 0) -
  (/[“”]/.test(sentence) ? 2 : 0) -
  (/\b(I|me|my|I'd|I'm)\b/.test(sentence) ? 2 : 0) -
  (/\b(you|your)\b/i.test(sentence) ? 0.7 : 0) -
  (asking.test(sentence) ? 2 : 0)

/** Sentences that tell the reader to do something, or lean on the one before. */
const asking =
  /^(ask|find|try|keep|write|put|look|show|name|read|save|give|take|turn|picture|notice|watch|choose|start|begin|copy|do|get|go|say|tell|add|set|follow|imagine|consider|suppose|check|count|measure|rank|sketch|make|change|skip|file|pick|point|then|that|this|it|they|he|she|which|so|one|both|those|these)\b/i
