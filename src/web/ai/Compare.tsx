import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { AiState } from '#shared/ai.ts'
import type { Comparison } from '#shared/comparison.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { comparisonQuery, useCompareVoices } from './queries.ts'

const words = ai.compare

/** A post of one's own, answered by the model and by the library side by side; nothing of it is published. */
export const Compare = ({ characters }: Pick<AiState, 'characters'>) => {
  const [content, setContent] = useState('')
  const { data } = useQuery(comparisonQuery())
  const asking = useCompareVoices()
  const isWaiting = data?.state === 'waiting'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    asking.mutate(content)
  }
  return (
    <Panel id="compare" heading={words.heading}>
      <p className="text-soft mb-4 text-sm">{words.detail}</p>
      <form onSubmit={submit} className="space-y-3">
        <Field
          label={words.post}
          maxLength={500}
          required
          value={content}
          onChange={({ target }) => setContent(target.value)}
        />
        <Button type="submit" variant="outline" disabled={asking.isPending || isWaiting}>
          {isWaiting ? words.asking : words.ask}
        </Button>
      </form>
      <div role="status">{data && <Result comparison={data} characters={characters} />}</div>
    </Panel>
  )
}

type Shown = { comparison: Comparison } & Pick<AiState, 'characters'>

const Result = ({ comparison, characters }: Shown) => {
  const { content, state, model, byModel, byLibrary } = comparison
  const nameOf = (id: string) => characters.find((one) => one.id === id)?.name ?? id
  return (
    <div className="mt-4 space-y-3">
      <p className="text-sm">
        <q className="italic">{content}</q>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side heading={model ?? words.model}>
          {state === 'no_model' && <p>{words.noModel}</p>}
          {byModel.map(({ characterId, text, fault, ms }) => (
            <Reply key={characterId} name={nameOf(characterId)} note={words.seconds(ms)}>
              {text}
              {fault && <span className="text-danger block">{words.fault(fault)}</span>}
            </Reply>
          ))}
          {state === 'waiting' && <p className="text-soft">{words.asking}</p>}
        </Side>
        <Side heading={words.library}>
          {byLibrary.length === 0 && state !== 'waiting' && <p>{words.nothing}</p>}
          {byLibrary.map(({ characterId, text }) => (
            <Reply key={characterId} name={nameOf(characterId)} note={null}>
              {text}
            </Reply>
          ))}
        </Side>
      </div>
    </div>
  )
}

const Side = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className="space-y-3 text-sm">
    <h3 className="font-semibold">{heading}</h3>
    {children}
  </section>
)

type ReplyProps = { name: string; note: string | null; children: ReactNode }

const Reply = ({ name, note, children }: ReplyProps) => (
  <div>
    <p className="font-medium">
      {name} {note && <span className="text-soft font-normal">{note}</span>}
    </p>
    <p>{children}</p>
  </div>
)
