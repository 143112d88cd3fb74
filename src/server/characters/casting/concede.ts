import type { Persona } from '../persona.ts'
import { contentWords } from '../gate/quote.ts'
import { type Held, yielded } from './stance.ts'
import type { Said, Thread } from './thread.ts'
import { toxicity } from '../gate/toxicity.ts'

/** So many words that say something make a reason. */
const leastReason = 6
const mostHeat = 0.4

/**
 * Whether a character may be moved by a person's comment: one that holds a reason, in civil words,
 * against what that character itself said, while it has ground to give.
 */
export const mayConcede = (
  { persona, thread, held }: { persona: Persona; thread: Thread; held: Held },
  { content, parentId }: Said,
): boolean => {
  const answered = thread.comments.find(({ id }) => id === parentId)
  return (
    answered?.characterId === persona.id &&
    yielded(held) !== null &&
    contentWords(content).length >= leastReason &&
    !assents.test(content) &&
    toxicity(content) < mostHeat
  )
}

/** Who agrees contests nothing. */
const assents =
  /^(?:agreed|exactly|true|right|yes|yep|same here|well (?:said|put)|good point|thank(?:s| you))\b|\bI (?!cannot |never |hardly )(?:\w+ )?agree\b|\byou(?:['’]re| are) (?:\w+ )?right\b/i
