import { tones } from '#web/characters/tones.ts'
import { comments as texts } from '#web/texts/posts.en.ts'
import { classes } from '#web/ui/classes.ts'
import type { Speaking } from './speaking.ts'
import { CharacterByline } from './Speaker.tsx'

/** A character at work: its face and a pulse, then the sentences as they become sayable. */
export default function SpeakingCard({ speaking: { character, content } }: { speaking: Speaking }) {
  return (
    <div data-ai="reply" className={classes('turn animate-arrive', tones[character.color])}>
      <div className="speaker">
        <CharacterByline character={character} />
        <p className="speaker-notes">
          {texts.typing} <Dots />
        </p>
      </div>
      {content && (
        <p dir="auto" className="said ps-(--gutter)">
          {content}
        </p>
      )}
    </div>
  )
}

const Dots = () => (
  <span aria-hidden="true" className="inline-flex gap-1">
    <span className="animate-breathe size-1.5 rounded-full bg-(--tone)" />
    <span className="animate-breathe size-1.5 rounded-full bg-(--tone) [animation-delay:0.2s]" />
    <span className="animate-breathe size-1.5 rounded-full bg-(--tone) [animation-delay:0.4s]" />
  </span>
)
