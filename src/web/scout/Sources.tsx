import type { FormEvent } from 'react'
import type { ScoutSource } from '#shared/scout.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { scout } from '#web/texts/scout.en.ts'
import { language } from '#web/texts/language.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Time } from '#web/ui/Time.tsx'
import { useAddSource, useRemoveSource, useSwitchSource } from './queries.ts'

const words = scout.sources

/** Every source with how it does; feeds can be added. */
export const Sources = ({ sources }: { sources: ScoutSource[] }) => (
  <Panel id="scout-sources" heading={words.heading}>
    <AddFeed />
    <ul className="divide-line mt-4 divide-y">
      {sources.map((source) => (
        <Source key={source.id} source={source} />
      ))}
    </ul>
  </Panel>
)

const AddFeed = () => {
  const add = useAddSource()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    add.mutate(typedIn(event, ['url']).url, { onSuccess: () => form.reset() })
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field
        label={scout.add.label}
        hint={scout.add.hint}
        type="url"
        name="url"
        required
        maxLength={500}
      />
      <Button type="submit" size="small" disabled={add.isPending}>
        {scout.add.submit}
      </Button>
    </form>
  )
}

const Source = ({ source }: { source: ScoutSource }) => (
  <li className="py-3">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-semibold break-words">{source.name}</span>
      <Badge>{source.isOn ? words.on : words.off}</Badge>
      {source.failures > 0 && (
        <span className="text-danger text-xs font-medium">{words.failing}</span>
      )}
      <Switches source={source} />
    </div>
    <p className="text-soft text-xs break-all">{source.url}</p>
    <p className="text-soft mt-1 flex flex-wrap gap-x-3 text-sm">
      <span>
        {words.answered}: {source.succeededAt ? <Time at={source.succeededAt} /> : words.never}
      </span>
      <span>{words.items(source.itemsCount)}</span>
      <span>{words.every(source.minutesApart)}</span>
      {source.isOn && (
        <span>
          {words.next}: {source.nextAt ? <Clock at={source.nextAt} /> : words.due}
        </span>
      )}
    </p>
    {source.offReason !== null && (
      <p role="alert" className="text-danger mt-1 text-sm">
        {words.switchedItselfOff(source.offReason)}
      </p>
    )}
    {source.failures > 0 && source.lastError !== null && (
      <p className="text-danger mt-1 text-sm">
        {words.failures(source.failures, source.lastError)}
      </p>
    )}
  </li>
)

/** A moment to come, by the reader's clock. */
const Clock = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })}
  </time>
)

const Switches = ({ source: { id, name, isOn, isAdded } }: { source: ScoutSource }) => {
  const flip = useSwitchSource()
  const remove = useRemoveSource()
  return (
    <span className="ms-auto flex gap-1">
      <Button
        variant="outline"
        size="small"
        aria-label={isOn ? words.switchOffOf(name) : words.switchOnOf(name)}
        disabled={flip.isPending}
        onClick={() => flip.mutate({ id, name, isOn: !isOn })}
      >
        {isOn ? words.switchOff : words.switchOn}
      </Button>
      {isAdded && (
        <Button
          variant="plain"
          size="small"
          aria-label={words.removeOf(name)}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id, name })}
        >
          {words.remove}
        </Button>
      )}
    </span>
  )
}
