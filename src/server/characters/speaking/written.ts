import type { Brief } from './brief.ts'
import type { Engine } from './engine.ts'
import { isRepetition, replyFault, sentenceFault } from '../gate/gate.ts'
import { gatherHeard } from '../gate/heard.ts'
import type { Publisher } from './publisher.ts'
import type { Scene } from './reply.ts'
import type { Words } from '../voices/library/words.ts'
import { sentencesOf, wordsOf } from '../../language/words.ts'
import type { Spoken } from './find-words.ts'
import { type Silence, silence } from '../casting/pass-reasons.ts'

type Saying = {
  scene: Scene
  brief: Brief
  words: Words
  publisher: Publisher
  /** A model should have spoken and did not. */
  isDegraded: boolean
}

/** Speaks a text of the library sentence by sentence, past the same gate as every voice. */
export const sayWritten = async (
  { clock }: Engine,
  { scene, brief, words, publisher, isDegraded }: Saying,
): Promise<{ spoken: Spoken } | { fault: Silence }> => {
  const began = clock().getTime()
  const { text } = words
  const heard = hear(scene, brief, words)
  const sentences = sentencesOf(text)
  const fault =
    sentences.map((one) => sentenceFault(one, heard)).find(Boolean) ?? replyFault(text, heard)
  if (fault) {
    await publisher.retract()
    return { fault: silence(isRepetition(fault) ? 'nothing_new' : 'no_fitting_words') }
  }
  for (const sentence of sentences) publisher.push(sentence)
  await publisher.done()
  return {
    spoken: {
      text,
      provider: 'library',
      model: words.textId,
      usage: { inputTokens: 0, outputTokens: wordsOf(text).length },
      costMicrousd: 0,
      durationMs: clock().getTime() - began,
      tries: 1,
      isDegraded,
      origin: null,
      unchecked: [],
    },
  }
}

/** What was written for a debate speaks to what the debate is about, and may name its facts and examples. */
const hear = (
  { topic, cast, persona }: Scene,
  brief: Brief,
  { factIds, examples, text }: Words,
) => {
  const { debate } = topic
  const facts = factIds.flatMap((id) => {
    const fact = debate?.facts[id]
    return fact ? [fact.says, fact.source] : []
  })
  return gatherHeard({
    // how soon a text may be heard again is settled where it is chosen
    brief: { ...brief, own: [] },
    facts: [...facts, ...examples, debate?.question ?? '', text],
    instructions: '',
    secrets: [],
    others: cast.filter(({ id }) => id !== persona.id).flatMap(namesOf),
    self: namesOf(persona),
    tongues: ['en'],
  })
}

export const namesOf = ({ givenName, handle }: Scene['persona']): string[] => [
  givenName.toLowerCase(),
  handle.toLowerCase(),
]
