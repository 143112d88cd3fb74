import { readFileSync } from 'node:fs'
import type { Brief, Target, Turn } from '#server/characters/speaking/brief.ts'
import { cast } from '#server/characters/cast.ts'
import { replyFault, sentenceFault, uncheckedFigures } from '#server/characters/gate/gate.ts'
import { gatherHeard } from '#server/characters/gate/heard.ts'
import type { Persona } from '#server/characters/persona.ts'
import { writePrompt } from '#server/characters/provider/prompt.ts'
import { namesOf } from '#server/characters/speaking/written.ts'
import { sentencesOf } from '#server/language/words.ts'

type Written = { threads: { post: string; replies: { by: string; text: string }[] }[] }

/** Good replies of a large language model to 24 posts; their facts are unchecked. */
const { threads } = JSON.parse(
  readFileSync(new URL('model-written.json', import.meta.url), 'utf8'),
) as Written

/** What the gate makes of each, with what was said before it or, `isAlone`, with what it quotes only. */
export const judgeReplies = ({ isAlone = false } = {}) =>
  threads.flatMap(({ post, replies }) => {
    const said = replies.map(({ by, text }, at) => toTurn(personaNamed(by), text, at + 1))
    return said.map((turn, at) => {
      const thread = said.slice(0, at)
      const target = targetOf(turn.content, thread)
      const answered = thread.filter(({ commentId }) => commentId === target?.commentId)
      const brief = briefOf(turn, { post, target, thread: isAlone ? answered : thread })
      return { post, text: turn.content, ...judge(turn.content, brief) }
    })
  })

const personaNamed = (name: string): Persona => {
  const persona = cast.find((one) => one.name === name)
  if (!persona) throw new Error(`Nobody is called ${name}`)
  return persona
}

const toTurn = ({ id, handle, givenName }: Persona, content: string, commentId: number): Turn => ({
  commentId,
  handle,
  name: givenName,
  characterId: id,
  content,
  act: 'OPEN',
  stance: 0,
})

/** The latest whose words it quotes; null: it answers the post. */
const targetOf = (text: string, thread: readonly Turn[]): Target | null => {
  const quotes = [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) =>
    quote.replace(/[.,]$/, ''),
  )
  for (const { commentId, handle, name, content } of thread.toReversed()) {
    const quote = quotes.find((one) => content.includes(one))
    if (quote !== undefined) return { commentId, handle, name, isAi: true, content, quote }
  }
  return null
}

type Place = { post: string; target: Target | null; thread: Turn[] }

const briefOf = (turn: Turn, { post, target, thread }: Place): Brief => ({
  characterId: turn.characterId ?? '',
  plan: {
    act: target ? 'CHALLENGE' : 'OPEN',
    stance: 0,
    debateId: null,
    textId: null,
    aspectId: null,
    target,
    factIds: [],
    isForced: false,
  },
  post: { id: 1, content: post, author: 'ann' },
  thread,
  own: [],
})

const judge = (text: string, brief: Brief) => {
  const persona = cast.find(({ id }) => id === brief.characterId) as Persona
  const nonce = 'c0ffee15900dfeed'
  const { instructions } = writePrompt({
    brief,
    persona,
    facts: [],
    memories: [],
    nonce,
    fault: null,
  })
  const heard = gatherHeard({
    brief,
    facts: [],
    instructions,
    secrets: [nonce],
    others: cast.filter((one) => one !== persona).flatMap(namesOf),
    self: namesOf(persona),
  })
  const faults = [
    ...sentencesOf(text).map((sentence) => sentenceFault(sentence, heard)),
    replyFault(text, heard),
  ].filter((fault) => fault !== null)
  return { faults, unchecked: uncheckedFigures(text, heard) }
}
