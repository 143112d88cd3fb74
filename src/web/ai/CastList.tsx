import type { AiCharacter } from '#shared/ai.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { ai } from '#web/texts/ai.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { classes } from '#web/ui/classes.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { useSwitchCharacter } from './queries.ts'

const words = ai.cast

/** Where a character is edited; `new` is one that is not there yet. */
const editorOf = (id: string) => `/admin?tab=ai&character=${encodeURIComponent(id)}`

export const CastList = ({ characters }: { characters: AiCharacter[] }) => (
  <Panel id="cast" heading={words.heading}>
    <p className="text-soft mb-3 text-sm">{words.detail}</p>
    <ul className="divide-line divide-y">
      {characters.map((character) => (
        <Row key={character.id} character={character} />
      ))}
    </ul>
    <ButtonLink to={editorOf('new')} variant="outline" size="small" className="mt-4">
      {words.add}
    </ButtonLink>
  </Panel>
)

const Row = ({ character }: { character: AiCharacter }) => {
  const { id, name, handle, version, isEnabled } = character
  const switching = useSwitchCharacter(id)
  return (
    <li className="flex items-center gap-x-2 py-2.5 sm:gap-x-4">
      <span className={isEnabled ? '' : 'opacity-50'}>
        <CharacterIcon character={character} />
      </span>
      <div className="min-w-0 grow">
        <p className={classes('font-semibold', !isEnabled && 'text-soft')}>{name}</p>
        <p className="text-soft text-sm">
          @{handle} · {words.version(version)}
        </p>
      </div>
      <ButtonLink to={editorOf(id)} variant="plain" size="small" aria-label={words.edit(name)}>
        {words.editShort}
      </ButtonLink>
      <Switch
        label={words.speaks(name)}
        isOn={isEnabled}
        disabled={switching.isPending}
        onChange={() => switching.mutate(!isEnabled)}
      />
    </li>
  )
}
