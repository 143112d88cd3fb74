import type { Act, Character, CommentCharacter } from '#shared/characters.ts'
import type { categories } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'

export type Category = (typeof categories)[number]

/** All that makes a character itself; kept as one JSON document per version. */
export type Persona = Character & {
  /** How others address it in a sentence. */
  givenName: string
  /** What it holds dear, most important first. */
  values: string[]
  /** 0 ≤ n ≤ 1 per category; 0.3 where nothing is said. */
  expertise: Partial<Record<Category, number>>
  /** Which side it tends to take of a proposal: −1 against … +1 for. */
  lean: number
  /** 0 ≤ n ≤ 1: how readily it speaks unasked. */
  talkativeness: number
  /** Habits of speech, each a short instruction. */
  habits: string[]
  /** What it likes to do with a turn; acts that are not named weigh 1. */
  actWeights: Partial<Record<Act, number>>
  /** First words that it never uses, lower case. */
  bannedOpeners: string[]
}

/** The characters that may speak, in the order of the line-up, each in its present version. */
export const readCast = async (trx: Trx): Promise<Persona[]> => {
  const rows = await trx
    .selectFrom('characters as c')
    .innerJoin('character_versions as v', (join) =>
      join.onRef('v.character_id', '=', 'c.id').onRef('v.version', '=', 'c.version'),
    )
    .select(['v.persona'])
    .where('c.is_enabled', '=', true)
    .orderBy('c.position')
    .execute()
  return rows.map(({ persona }) => persona as Persona)
}

export const toCharacter = (persona: Persona): Character => ({
  ...toCommentCharacter(persona),
  specialties: persona.specialties,
})

const toCommentCharacter = ({
  id,
  name,
  handle,
  icon,
  color,
  personality,
}: Persona): CommentCharacter => ({ id, name, handle, icon, color, personality })
