import type { MindChange } from '#shared/characters.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { CharacterName } from '#web/characters/CharacterName.tsx'
import { tones } from '#web/characters/tones.ts'
import { classes } from '#web/ui/classes.ts'

/** What each character would accept as evidence against its own view. */
export const MindChanges = ({ change }: { change: MindChange[] }) => (
  <ul className="space-y-3">
    {change.map(({ character, says }) => (
      <li key={character.id} className={classes('flex gap-2.5', tones[character.color])}>
        <CharacterIcon character={character} size="small" />
        <p className="min-w-0 text-sm leading-relaxed">
          <span className="block font-semibold">
            <CharacterName character={character} />
          </span>
          <span lang="en">{says}</span>
        </p>
      </li>
    ))}
  </ul>
)
