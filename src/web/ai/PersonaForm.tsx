import { useState, type FormEvent } from 'react'
import type { PersonaDraft } from '#shared/ai.ts'
import { acts, characterColors, characterIcons } from '#shared/characters.ts'
import { categories } from '#shared/trending.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { ai } from '#web/texts/ai.en.ts'
import { characters as texts } from '#web/texts/characters.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LinesField } from './LinesField.tsx'
import { RangeField } from './RangeField.tsx'
import { SelectField } from './SelectField.tsx'

const words = ai.persona

type Props = {
  persona: PersonaDraft
  isPending: boolean
  isNew?: boolean
  onSave: (persona: PersonaDraft, handle: string) => void
}
type Part = { draft: PersonaDraft; onChange: (part: Partial<PersonaDraft>) => void }

/** All that makes a character itself. */
export const PersonaForm = ({ persona, isPending, isNew = false, onSave }: Props) => {
  const [draft, setDraft] = useState(persona)
  const [handle, setHandle] = useState('')
  const onChange = (part: Partial<PersonaDraft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft, handle)
  }
  return (
    <form onSubmit={submit} className="space-y-5">
      {isNew && (
        <Field
          label={words.handle}
          hint={words.handleHint}
          required
          maxLength={20}
          pattern="[a-z][a-z0-9_]+"
          value={handle}
          onChange={(event) => setHandle(event.target.value)}
        />
      )}
      <Names draft={draft} onChange={onChange} />
      <Face draft={draft} onChange={onChange} />
      <Character draft={draft} onChange={onChange} />
      <Temper draft={draft} onChange={onChange} />
      <Expertise draft={draft} onChange={onChange} />
      <Acts draft={draft} onChange={onChange} />
      <Button type="submit" disabled={isPending}>
        {isPending ? words.saving : isNew ? words.add : words.save}
      </Button>
    </form>
  )
}

const Names = ({ draft, onChange }: Part) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label={words.name}
      required
      maxLength={60}
      value={draft.name}
      onChange={(event) => onChange({ name: event.target.value })}
    />
    <Field
      label={words.givenName}
      hint={words.givenNameHint}
      required
      maxLength={30}
      value={draft.givenName}
      onChange={(event) => onChange({ givenName: event.target.value })}
    />
  </div>
)

const Face = ({ draft, onChange }: Part) => (
  <div className="grid grid-cols-[auto_1fr_1fr] items-end gap-4">
    <CharacterIcon character={draft} />
    <SelectField
      label={words.icon}
      value={draft.icon}
      options={characterIcons.map((value) => ({ value, label: value }))}
      onChange={(icon) => onChange({ icon })}
    />
    <SelectField
      label={words.color}
      value={draft.color}
      options={characterColors.map((value) => ({ value, label: value.replace('ai-', '') }))}
      onChange={(color) => onChange({ color })}
    />
  </div>
)

const Character = ({ draft, onChange }: Part) => (
  <>
    <LinesField
      label={words.personality}
      lines={[draft.personality]}
      isOneText
      onChange={([personality = '']) => onChange({ personality })}
    />
    {(['specialties', 'values', 'habits', 'bannedOpeners'] as const).map((name) => (
      <LinesField
        key={name}
        label={words[name]}
        hint={hints[name]}
        lines={draft[name]}
        isRequired={name !== 'bannedOpeners'}
        onChange={(lines) => onChange({ [name]: lines })}
      />
    ))}
  </>
)

const hints = {
  specialties: words.specialtiesHint,
  values: words.perLine,
  habits: words.habitsHint,
  bannedOpeners: words.perLine,
}

const Temper = ({ draft, onChange }: Part) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <RangeField
      label={words.talkativeness}
      hint={words.talkativenessHint}
      min={0}
      max={1}
      value={draft.talkativeness}
      onChange={(talkativeness) => onChange({ talkativeness })}
    />
    <RangeField
      label={words.lean}
      hint={words.leanHint}
      min={-1}
      max={1}
      value={draft.lean}
      onChange={(lean) => onChange({ lean })}
    />
  </div>
)

/** What the product takes where a persona says nothing. */
const commonExpertise = 0.3
const commonWeight = 1

const Expertise = ({ draft, onChange }: Part) => (
  <details className="border-line border-t pt-3">
    <summary className="min-h-11 py-2 font-medium">{words.expertise}</summary>
    <p className="text-soft mb-3 text-sm">{words.expertiseHint}</p>
    <div className="grid gap-4 sm:grid-cols-2">
      {categories.map((category) => (
        <RangeField
          key={category}
          label={category}
          min={0}
          max={1}
          value={draft.expertise[category] ?? commonExpertise}
          onChange={(value) => onChange({ expertise: { ...draft.expertise, [category]: value } })}
        />
      ))}
    </div>
  </details>
)

const Acts = ({ draft, onChange }: Part) => (
  <details className="border-line border-t pt-3">
    <summary className="min-h-11 py-2 font-medium">{words.acts}</summary>
    <p className="text-soft mb-3 text-sm">{words.actsHint}</p>
    <div className="grid gap-4 sm:grid-cols-2">
      {acts
        .filter((act) => act !== 'PASS')
        .map((act) => (
          <RangeField
            key={act}
            label={texts.acts[act]}
            min={0}
            max={3}
            value={draft.actWeights[act] ?? commonWeight}
            onChange={(value) => onChange({ actWeights: { ...draft.actWeights, [act]: value } })}
          />
        ))}
    </div>
  </details>
)
