import type { Token } from './parse.ts'
import { singularOf } from './words.ts'

/** Words of a post that stand for less than they seem to. */
export type Uses = {
  /** Nouns that only say what kind another one is: the train of "a train driver". */
  qualifiers: Set<string>
  /** Words that only say what is done: to lend, to run, to watch. */
  deeds: Set<string>
}

export const usesOf = (tokens: Token[]): Uses => {
  const roles = new Map<string, Set<Role>>()
  for (const [at, token] of tokens.entries()) {
    const word = singularOf(token.lower)
    roles.set(word, (roles.get(word) ?? new Set()).add(roleOf(token, tokens[at + 1])))
  }
  const only = (role: Role) =>
    new Set(
      [...roles].filter(([, found]) => found.size === 1 && found.has(role)).map(([word]) => word),
    )
  return { qualifiers: only('qualifier'), deeds: only('deed') }
}

type Role = 'qualifier' | 'deed' | 'thing'

const roleOf = (token: Token, next: Token | undefined): Role => {
  if (token.pos === 'VERB') return 'deed'
  const isBeforeNoun =
    next !== undefined &&
    next.sentence === token.sentence &&
    next.start === token.end + 1 &&
    next.pos === 'NOUN'
  return token.pos === 'NOUN' && isBeforeNoun ? 'qualifier' : 'thing'
}
