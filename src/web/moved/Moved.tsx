import { useState } from 'react'
import { type MovedNote, movedLength } from '#shared/moved.ts'
import type { Comment } from '#shared/posts.ts'
import { displayName } from '#shared/text.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { useHasMoved } from '#web/digest/credit.tsx'
import { HideMenu } from '#web/members/shown.ts'
import { WordsForm } from '#web/posts/WordsForm.tsx'
import { PersonName } from '#web/posts/PersonName.tsx'
import { moved as texts } from './moved.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useMoved } from './context.ts'
import { useMoving } from './queries.ts'

type Props = { comment: Comment; name: string }

/** A member who has changed their mind credits the comment that did it, which opens the same form. */
export const MovedActs = ({ comment: { id, author, isAiResponse } }: Props) => {
  const viewer = useViewer()
  const hasMoved = useHasMoved()
  const { notesOf, writingAt, writeAt } = useMoved()
  if (!viewer || hasMoved || (!isAiResponse && author.id === viewer.id)) return null
  const isSaid = notesOf(id).some(({ person }) => person.id === viewer.id)
  return (
    <Button
      variant="plain"
      size="small"
      aria-expanded={writingAt === id}
      data-hint={texts.hint}
      onClick={() => writeAt(writingAt === id ? null : id)}
      className={isSaid ? 'text-accent!' : undefined}
    >
      <Icon name="sparkles" size={16} />
      <span className="max-sm:sr-only">{texts.act}</span>
    </Button>
  )
}

/** Whom it moved and why: one sentence stands there, the others are folded. */
export const MovedBelow = ({ comment, name }: Props) => {
  const { notesOf, writingAt } = useMoved()
  const [latest, ...others] = notesOf(comment.id)
  return (
    <>
      {latest && (
        <div
          role="group"
          aria-label={texts.of(name)}
          className="border-line mt-2 border-s-2 ps-3 text-sm"
        >
          <Note note={latest} />
          {others.length > 0 && (
            <details>
              <summary className="onward">{texts.others(others.length)}</summary>
              {others.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </details>
          )}
        </div>
      )}
      {writingAt === comment.id && <Writing key={comment.id} comment={comment} name={name} />}
    </>
  )
}

const Note = ({ note: { id, commentId, postId, person, why } }: { note: MovedNote }) => {
  const viewer = useViewer()
  const moving = useMoving({ postId, commentId, onDone: () => undefined })
  const name = displayName(person)
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <p className="min-w-0">
        <Icon name="sparkles" size={14} className="text-accent me-1 inline-block" />
        <PersonName author={person}>{name}</PersonName> <q>{why}</q>
      </p>
      {viewer?.id === person.id ? (
        <Button
          variant="plain"
          size="small"
          disabled={moving.isPending}
          onClick={() => moving.mutate(null)}
        >
          {texts.takeBack}
        </Button>
      ) : (
        <HideMenu
          whom={{ type: 'person', id: person.id, name }}
          thing={{ thing: 'moved', id: String(id) }}
        />
      )}
    </div>
  )
}

const Writing = ({ comment: { id, postId }, name }: Props) => {
  const viewer = useViewer()
  const { notesOf, writeAt } = useMoved()
  const own = notesOf(id).find(({ person }) => person.id === viewer?.id)
  const [why, write] = useState(own?.why ?? '')
  const close = () => writeAt(null)
  const moving = useMoving({ postId, commentId: id, onDone: close })
  return (
    <div className="mt-2">
      <WordsForm
        label={texts.why(name)}
        placeholder={texts.why(name)}
        content={why}
        onChange={write}
        most={movedLength}
        isFocused
        isPending={moving.isPending}
        words={texts.form}
        onSubmit={() => moving.mutate(why)}
        onCancel={close}
      />
    </div>
  )
}
