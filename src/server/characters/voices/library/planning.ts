import { isForeign } from '../../../language/foreign.ts'
import { gravityOf } from '../../../language/gravity.ts'
import { speakers } from '../../../library/debate.ts'
import type { Persona } from '../../persona.ts'
import type { Plan, Target } from '../../speaking/brief.ts'
import { quoteFrom } from '../../gate/quote.ts'
import { type Silence, silence } from '../../casting/pass-reasons.ts'
import type { Held } from '../../casting/stance.ts'
import type { Said, Thread } from '../../casting/thread.ts'
import { answerPerson, fromReading, readingAnswers, generalWords } from './person.ts'
import { noAnswer } from './unanswered.ts'
import { type Words, wordsFrom } from './words.ts'
import { chooseOpenings } from './openings.ts'
import { type Stock, findText, isFresh, named, spokenOf } from './stock.ts'

/** A turn as the library sees it. */
export type WrittenTurn = {
  persona: Persona
  cast: readonly Persona[]
  thread: Thread
  /** The person's comment that started it; null: the post. */
  cause: Said | null
  /** The text that casting chose; null: it is found now. */
  textId: string | null
  isForced: boolean
  held: Held
  seed: number
}

/** Everything about a turn, words included; or why nothing is said. */
export type PlannedWords = { plan: Plan; words: Words } | { pass: Silence }

/** The text for a turn, with act, target, stance, point and facts as they were written with it. */
export const planWritten = (stock: Stock, turn: WrittenTurn): PlannedWords => {
  const found =
    turn.textId === null
      ? findWords(stock, turn)
      : chosenWords(stock, turn.textId, (turn.cause ?? turn.thread.post).content)
  if (!found) return { pass: nothingWritten(turn) }
  const words = { ...found, text: named(found.text, turn.cast) }
  const target = targetOf(stock, turn, words)
  if (target === undefined) return { pass: silence('target_gone') }
  const plan: Plan = {
    act: words.act,
    stance: words.stance,
    debateId: stock.debate?.id ?? null,
    textId: words.textId,
    aspectId: words.point,
    target,
    factIds: [...words.factIds],
    isForced: turn.isForced,
  }
  return { plan, words }
}

const nothingWritten = ({ persona, thread, cause }: WrittenTurn): Silence => {
  if (!(speakers as readonly string[]).includes(persona.handle)) return silence('needs_model')
  return silence(isForeign((cause ?? thread.post).content) ? 'english_only' : 'nothing_new')
}

/** What casting chose, if it may still be said. */
const chosenWords = (stock: Stock, name: string, content: string): Words | null => {
  const [owner = '', id = ''] = name.split('/')
  if (stock.spent.has(name)) return null
  if (owner === stock.debate?.id) {
    const text = findText(stock.debate, id)
    return text && isFresh(stock, text) ? wordsFrom(stock, text) : null
  }
  return generalWords(stock, name, content)
}

/** What is found at the moment of speaking: an answer to a person, or an opening for a character named in a post. */
const findWords = (stock: Stock, { persona, thread, cause, seed }: WrittenTurn): Words | null => {
  const by = persona.handle
  if (isForeign((cause ?? thread.post).content)) return null
  if (cause)
    return answerPerson(
      stock,
      by,
      { content: cause.content, parentCommentId: cause.parentId },
      seed,
    )
  const { content } = thread.post
  if (gravityOf(content) !== null) return fromReading(stock, { by, content, seed })
  const opening = openingBy(stock, by, content, seed)
  return (
    opening ??
    fromReading(stock, { by, content, seed }) ??
    noAnswer(stock, by, { to: 'post', seed })
  )
}

const openingBy = (stock: Stock, by: string, post: string, seed: number): Words | null => {
  const { debate } = stock
  if (!debate) return null
  const candidates = debate.openings.filter((opening) => {
    const text = findText(debate, opening.id)
    return opening.by === by && text !== undefined && isFresh(stock, text)
  })
  const [choice] = chooseOpenings({ debate, post, candidates, seats: 1, seed })
  const text = choice && findText(debate, choice.opening.id)
  return text ? wordsFrom(stock, text) : null
}

/** null: it answers the post. undefined: what it answers is gone. */
const targetOf = (
  stock: Stock,
  { thread, cause, cast }: WrittenTurn,
  words: Words,
): Target | null | undefined => {
  const above = commentAbove(stock, words)
  if (above === undefined) {
    return cause && toTarget(cause, words.quote ?? quoteFrom(cause.content))
  }
  const said = thread.comments.find(({ id }) => id === above)
  const quote = named(words.quote ?? '', cast)
  return said?.content.includes(quote) ? toTarget(said, quote) : undefined
}

/** The comment that an answer was written under; undefined: it answers a person or the post. */
const commentAbove = (stock: Stock, { textId: name }: Words): number | undefined => {
  const [owner, id = ''] = name.split('/')
  if (stock.debate && owner === stock.debate.id) {
    const parentId = findText(stock.debate, id)?.parentId
    return parentId ? (spokenOf(stock).get(parentId) ?? -1) : undefined
  }
  return readingAnswers({ ...stock, spent: new Set(), played: stock.played }).find(
    (answer) => answer.textId === name,
  )?.parentCommentId
}

const toTarget = ({ id, handle, name, characterId, content }: Said, quote: string): Target => ({
  commentId: id,
  handle,
  name,
  isAi: characterId !== null,
  content,
  quote,
})
