import type { Debate } from '../library/debate.ts'
import { type Library, openLibrary } from '../library/library.ts'
import type { Ground } from './ground.ts'
import { sure } from '../characters/voices/library/match-post.ts'

/** The written debate that a headline falls on; null: none does. */
export const debateFor = (
  { find, debates }: Pick<Library, 'find' | 'debates'>,
  headline: string,
): Debate | null => {
  const [best] = find(headline)
  return best && best.score >= sure.played ? (debates.get(best.debateId) ?? null) : null
}

/** Whether a written debate covers a headline. */
export const knowsOf =
  ({ env, knows }: Pick<Ground, 'env' | 'knows'>) =>
  (headline: string): boolean =>
    knows ? knows(headline) : debateFor(openLibrary(env.DATA_DIR), headline) !== null
