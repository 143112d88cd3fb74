import { useState, type FormEvent } from 'react'
import { type AiVoice, type VoiceDraft, type VoiceProvider, voiceProviders } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { LocalServers } from './LocalServers.tsx'
import { useSetVoice, useTryVoice } from './queries.ts'
import { SelectField } from './SelectField.tsx'
import { TrialResult } from './TrialResult.tsx'

const words = ai.voice

export const VoicePanel = ({ voice }: { voice: AiVoice }) => (
  <Panel id="voice" heading={words.heading}>
    <p className="text-soft mb-4 text-sm">{words.detail}</p>
    {voice.source === 'environment' ? (
      <p className="bg-sunken rounded-xl p-4">{words.byEnvironment}</p>
    ) : (
      <VoiceForm voice={voice} />
    )}
  </Panel>
)

const draftOf = ({ provider, baseUrl, model, inputPrice, outputPrice }: AiVoice): VoiceDraft => ({
  provider,
  baseUrl: baseUrl ?? '',
  model: model ?? '',
  key: '',
  inputPrice,
  outputPrice,
})

/** A model of this program is chosen where it is downloaded. */
const providersFor = (voice: AiVoice) =>
  voiceProviders.filter((one) => one !== 'local' || voice.provider === 'local')

const VoiceForm = ({ voice }: { voice: AiVoice }) => {
  const [draft, setDraft] = useState(draftOf(voice))
  const saving = useSetVoice()
  const trying = useTryVoice()
  const change = (part: Partial<VoiceDraft>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(draft, { onSuccess: () => change({ key: '' }) })
  }
  const isExternal = draft.provider !== 'builtin' && draft.provider !== 'local'
  return (
    <form onSubmit={submit} className="space-y-4" autoComplete="off">
      <SelectField<VoiceProvider>
        label={words.provider}
        value={draft.provider}
        options={providersFor(voice).map((value) => ({ value, label: ai.providers[value] }))}
        onChange={(provider) => change({ provider })}
      />
      {isExternal && <Access draft={draft} voice={voice} onChange={change} />}
      {isExternal && <Prices draft={draft} onChange={change} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        {isExternal && (
          <Button
            variant="outline"
            disabled={trying.isPending}
            aria-describedby="test-hint"
            onClick={() => trying.mutate(draft)}
          >
            {trying.isPending ? words.testing : words.test}
          </Button>
        )}
        {isExternal && (
          <p id="test-hint" className="text-soft text-sm">
            {words.testHint}
          </p>
        )}
      </div>
      {isExternal && <TrialResult trial={trying.data} />}
      <LocalServers
        onChoose={(baseUrl, model) =>
          change({ provider: 'openai-compatible', baseUrl, model, key: '' })
        }
      />
    </form>
  )
}

type Parts = { draft: VoiceDraft; onChange: (part: Partial<VoiceDraft>) => void }

const Access = ({ draft, voice, onChange }: Parts & { voice: AiVoice }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label={words.baseUrl}
      hint={words.baseUrlHint}
      className="sm:col-span-2"
      type="url"
      inputMode="url"
      maxLength={300}
      value={draft.baseUrl}
      onChange={(event) => onChange({ baseUrl: event.target.value })}
    />
    <Field
      label={words.model}
      maxLength={200}
      spellCheck={false}
      value={draft.model}
      onChange={(event) => onChange({ model: event.target.value })}
    />
    <Field
      label={words.key}
      hint={keyHint(draft, voice)}
      type="password"
      autoComplete="new-password"
      maxLength={500}
      value={draft.key}
      onChange={(event) => onChange({ key: event.target.value })}
    />
  </div>
)

/** A key stays with its provider and address. */
const keyHint = ({ provider, baseUrl }: VoiceDraft, voice: AiVoice): string => {
  if (voice.key.state === 'none') return words.keyNone
  const isSamePlace =
    voice.provider === provider && (voice.baseUrl ?? '') === baseUrl.replace(/(?<!\/)\/+$/, '')
  if (!isSamePlace) return words.keyElsewhere
  return voice.key.state === 'unreadable' ? words.keyUnreadable : words.keySet(voice.key.end)
}

const Prices = ({ draft, onChange }: Parts) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{words.prices}</legend>
    <div className="grid max-w-sm grid-cols-2 gap-4">
      {(['inputPrice', 'outputPrice'] as const).map((name) => (
        <Field
          key={name}
          label={words[name]}
          type="number"
          min={0}
          max={1000}
          step="any"
          inputMode="decimal"
          aria-describedby="price-hint"
          value={draft[name] ?? ''}
          onChange={(event) => onChange({ [name]: numberIn(event.target.value) })}
        />
      ))}
    </div>
    <p id="price-hint" className="text-soft mt-1 text-sm">
      {words.priceHint}
    </p>
  </fieldset>
)

const numberIn = (text: string): number | null =>
  text === '' || Number.isNaN(Number(text)) ? null : Number(text)
