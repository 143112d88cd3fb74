import { z } from 'zod'
import { commentCharacter } from './characters.ts'
import { endpoint, typedText } from './endpoint.ts'
import { author, userParam } from './users.ts'

/** A mute hides somebody from oneself; a block hides both from each other. */
export const hidingKind = z.enum(['mute', 'block'])
export type HidingKind = z.infer<typeof hidingKind>

/** `all`: signs of all words together; `characters`: different ones among them. Each look of a search is slower by them. */
export const mutedWords = { most: 100, length: 60, all: 1_000, characters: 300 } as const

/** Whom and what somebody does not want to see; only they can read it. */
export const hidings = z
  .object({
    people: z.array(z.object({ person: author, kind: hidingKind })),
    characters: z.array(z.object({ character: commentCharacter, kind: hidingKind })),
    words: z.array(z.string()),
  })
  .meta({ id: 'Hidings' })
export type Hidings = z.infer<typeof hidings>

const characterParam = z.object({
  characterId: z.string().regex(/^[a-z][a-z0-9-]{1,29}$/, 'That is not the id of a character'),
})

export const listHidings = endpoint('GET', '/api/user/hidden', {
  who: 'member',
  summary: 'Whom and what one muted and blocked',
  answer: hidings,
})

export const hidePerson = endpoint('PUT', '/api/user/hidden/people/{userId}', {
  who: 'member',
  summary: 'Mute somebody, or block them: then neither sees, answers or follows the other',
  params: userParam,
  body: z.object({ kind: hidingKind }),
  answer: hidings,
})

export const showPerson = endpoint('DELETE', '/api/user/hidden/people/{userId}', {
  who: 'member',
  summary: 'Take a mute or block back',
  params: userParam,
  answer: hidings,
})

export const hideCharacter = endpoint('PUT', '/api/user/hidden/characters/{characterId}', {
  who: 'member',
  summary: 'Mute a character, or block it: then it does not answer one either',
  params: characterParam,
  body: z.object({ kind: hidingKind }),
  answer: hidings,
})

export const showCharacter = endpoint('DELETE', '/api/user/hidden/characters/{characterId}', {
  who: 'member',
  summary: 'Take the mute or block of a character back',
  params: characterParam,
  answer: hidings,
})

export const muteWords = endpoint('PUT', '/api/user/hidden/words', {
  who: 'member',
  summary: 'Hide posts and comments of others that have one of these words, and no others',
  body: z.object({
    words: z
      .array(typedText('A word', mutedWords.length))
      .max(mutedWords.most, `At most ${mutedWords.most} words can be muted`)
      .refine(
        (words) => words.join('').length <= mutedWords.all,
        `All muted words together have at most ${mutedWords.all} characters`,
      )
      .refine(
        (words) => new Set(words.join('').toLowerCase()).size <= mutedWords.characters,
        `All muted words together have at most ${mutedWords.characters} different characters`,
      ),
  }),
  answer: hidings,
})
