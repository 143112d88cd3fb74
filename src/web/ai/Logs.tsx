import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AiState } from '#shared/ai.ts'
import { passes } from '#web/texts/passes.en.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { inWords } from './changed.ts'

const words = ai.log

type Props = { state: AiState }

const nameIn = ({ characters }: AiState, id: string | null) =>
  characters.find((one) => one.id === id)?.name ?? words.test

export const Silences = ({ state }: Props) => (
  <Log id="silences" heading={words.silences} empty={words.noSilences}>
    {state.silences.map(({ id, characterId, reason, isVisible, postId, at }) => (
      <Entry key={id} title={nameIn(state, characterId)} at={at} postId={postId}>
        {passes.reasons[reason.code](reason.about ?? '')}{' '}
        <span className="text-soft">({isVisible ? words.visible : words.quiet})</span>
      </Entry>
    ))}
  </Log>
)

export const Faults = ({ state }: Props) => (
  <Log id="faults" heading={words.faults} empty={words.noFaults}>
    {state.faults.map(({ id, model, message, characterId, postId, at }) => (
      <Entry key={id} title={`${nameIn(state, characterId)}, ${model}`} at={at} postId={postId}>
        {message}
      </Entry>
    ))}
  </Log>
)

export const Changes = ({ state }: Props) => (
  <Log id="changes" heading={words.changes} empty={words.noChanges}>
    {state.changes.map(({ id, who, what, summary, at }) => (
      <Entry key={id} title={who ?? words.somebody} at={at} postId={null}>
        {what ? inWords(what) : summary}
      </Entry>
    ))}
  </Log>
)

const shownAtOnce = 5

const Log = ({
  id,
  heading,
  empty,
  children,
}: {
  id: string
  heading: string
  empty: string
  children: ReactNode[]
}) => (
  <Panel id={id} heading={heading}>
    {children.length === 0 ? (
      <p className="text-soft text-sm">{empty}</p>
    ) : (
      <>
        <ul className="divide-line divide-y text-sm">{children.slice(0, shownAtOnce)}</ul>
        {children.length > shownAtOnce && (
          <details className="text-sm">
            <summary className="text-accent min-h-9 py-2">{words.earlier}</summary>
            <ul className="divide-line divide-y">{children.slice(shownAtOnce)}</ul>
          </details>
        )}
      </>
    )}
  </Panel>
)

const Entry = ({
  title,
  at,
  postId,
  children,
}: {
  title: string
  at: string
  postId: number | null
  children: ReactNode
}) => (
  <li className="py-2">
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="font-medium">{title}</span>
      <Time at={at} className="text-soft" />
    </p>
    <p className="wrap-anywhere">{children}</p>
    {postId !== null && postId > 0 && (
      <Link to={`/post/${postId}`} className="text-accent hover:underline">
        {words.post(postId)}
      </Link>
    )}
  </li>
)
