import type { Act, Stance } from '#shared/characters.ts'
import type { Text } from '../../../library/tree.ts'
import { type Stock, textId } from './stock.ts'

/** Words for one turn, with all that is stored beside them. */
export type Words = {
  textId: string
  text: string
  act: Act
  /** null: the text says nothing of where its speaker stands. */
  stance: Stance | null
  /** The point of the debate that it makes or answers. */
  point: string | null
  factIds: readonly string[]
  examples: readonly string[]
  /** What is quoted of what it answers, word for word; null: nothing. */
  quote: string | null
}

/** A text that belongs to no debate, as it is spoken. */
export const plainWords = (name: string, text: string): Words => ({
  textId: name,
  text: text.replaceAll(/\s+/g, ' ').trim(),
  act: 'REFRAME',
  stance: null,
  point: null,
  factIds: [],
  examples: [],
  quote: null,
})

/** A way to pass, as it is spoken. */
export const passWords = (name: string, text: string): Words => ({
  ...plainWords(name, text),
  act: text.includes('?') ? 'ASK' : 'ANSWER',
})

/** A text of the debate as it is spoken. */
export const wordsFrom = ({ debate }: Stock, text: Text): Words => ({
  textId: textId(debate?.id ?? '', text.id),
  text: text.text,
  act: text.act,
  stance: text.stance,
  point: text.point,
  factIds: [...new Set([...text.facts, ...text.above.flatMap(({ facts }) => facts)])],
  examples: text.examples,
  quote: text.quote,
})
