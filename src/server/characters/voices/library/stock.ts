import type { Library } from '../../../library/library.ts'
import type { Debate } from '../../../library/debate.ts'
import { type Text, textsOf } from '../../../library/tree.ts'
import type { Persona } from '../../persona.ts'

/** A text of the library that was spoken in this discussion, and the comment that it became. */
export type Played = { textId: string; commentId: number }

/** What the library has for one discussion at one moment. */
export type Stock = {
  library: Library
  /** The debate that the post is played from; null: none covers it. */
  debate: Debate | null
  /** In this discussion, oldest first. */
  played: readonly Played[]
  /** Texts that were heard too lately on this site, are about to be, or are switched off. */
  spent: ReadonlySet<string>
}

/** A text's name on the whole site. */
export const textId = (owner: string, id: string): string => `${owner}/${id}`

const texts = new WeakMap<Debate, readonly Text[]>()

/** Every text of a debate, read once. */
export const textsIn = (debate: Debate): readonly Text[] => {
  const known = texts.get(debate)
  if (known) return known
  const read = textsOf(debate)
  texts.set(debate, read)
  return read
}

export const findText = (debate: Debate, id: string): Text | undefined =>
  textsIn(debate).find((text) => text.id === id)

/** What was spoken here of a debate, by the ids that its file has. */
export const spokenOf = ({ debate, played }: Stock): Map<string, number> => {
  const prefix = `${debate?.id}/`
  return new Map(
    played
      .filter(({ textId: id }) => id.startsWith(prefix))
      .map(({ textId: id, commentId }) => [id.slice(prefix.length), commentId]),
  )
}

/** Whether a text may be said now: not lately, not switched off, and not here already. */
export const isFresh = (stock: Stock, { id }: Pick<Text, 'id'>): boolean =>
  isUnheard(stock, textId(stock.debate?.id ?? '', id))

export const isSpokenHere = (stock: Stock, { id }: Text): boolean =>
  !isNewHere(stock, textId(stock.debate?.id ?? '', id))

/** The same of a text that belongs to no debate. */
export const isUnheard = (stock: Stock, name: string): boolean =>
  !stock.spent.has(name) && isNewHere(stock, name)

/** It has not been said in this discussion. */
export const isNewHere = ({ played }: Stock, name: string): boolean =>
  !played.some((one) => one.textId === name)

/** The library names speakers by handle; an administrator's own characters have no texts. */
export const personaOf = (cast: readonly Persona[], by: string): Persona | undefined =>
  cast.find(({ handle }) => handle === by)

/** Names stand in a text by handle, so that a character may be renamed. */
export const named = (text: string, cast: readonly Persona[]): string =>
  text.replaceAll(
    /\{name:(\w+)\}/g,
    (_, handle: string) => personaOf(cast, handle)?.givenName ?? handle,
  )
