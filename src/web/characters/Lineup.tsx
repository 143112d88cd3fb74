import type { Character } from '#shared/characters.ts'
import { characters as texts } from '#web/texts/characters.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { CharacterIcon } from './CharacterIcon.tsx'
import { CharacterName } from './CharacterName.tsx'
import { charactersQuery } from './queries.ts'
import { useRead } from '#web/data/useRead.ts'

/** Who may answer: each character's face, name, first specialty and personality. */
export const Lineup = () => {
  const characters = useRead(charactersQuery())
  return (
    <Panel id="lineup" heading={texts.lineup}>
      {characters ? <Cast characters={characters} /> : <Skeleton lines={6} />}
    </Panel>
  )
}

const Cast = kept('lineup', ({ characters }: { characters: Character[] }) => (
  <ul className="grid gap-3.5 max-lg:sm:grid-cols-2">
    {characters.map((character) => (
      <li key={character.id} className="flex gap-3">
        <CharacterIcon character={character} />
        <div className="min-w-0">
          <p className="leading-snug font-semibold">
            <CharacterName character={character} />
          </p>
          <p className="text-soft text-xs leading-normal">
            @{character.handle}
            {character.specialties[0] && ` · ${character.specialties[0]}`}
          </p>
          <p lang="en" dir="auto" className="text-sm leading-snug">
            {character.personality}
          </p>
        </div>
      </li>
    ))}
  </ul>
))
