import { useState } from 'react'
import { type MindNote, mindLength, type Minds as Said } from '#shared/minds.ts'
import { displayName } from '#shared/text.ts'
import { minds as texts } from './minds.en.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { HideMenu } from '#web/members/shown.ts'
import { PersonName } from '#web/posts/PersonName.tsx'
import { WordsForm } from '#web/posts/WordsForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useRead } from '#web/data/useRead.ts'
import { mindsQuery, useSayingMind } from './queries.ts'

/** The newest stand there; the others are folded. */
const newest = 3

/** On the crux card: what would change people's minds, and the reader's. */
export const Minds = ({ postId }: { postId: number }) => {
  const viewer = useViewer()
  const minds = useRead(mindsQuery(postId))
  if (!minds) return null
  return (
    <section aria-labelledby="minds-heading" className="space-y-2">
      <h4 id="minds-heading" className="text-soft text-sm font-semibold">
        {texts.heading(minds.count)}
      </h4>
      <List minds={minds} />
      {viewer ? (
        <Own key={minds.own?.createdAt} postId={postId} own={minds.own} />
      ) : (
        <Link
          to="/auth"
          className="text-accent inline-flex min-h-11 items-center text-sm font-medium hover:underline"
        >
          {texts.signIn}
        </Link>
      )}
    </section>
  )
}

/** Of the others: what the reader says stands below, where it can be changed. */
const List = ({ minds: { latest, own } }: { minds: Said }) => {
  const theirs = latest.filter(({ id }) => id !== own?.id)
  const others = theirs.slice(newest)
  return (
    <>
      <Notes notes={theirs.slice(0, newest)} />
      {others.length > 0 && (
        <details>
          <summary className="onward">{texts.others(others.length)}</summary>
          <Notes notes={others} />
        </details>
      )}
    </>
  )
}

const Notes = ({ notes }: { notes: MindNote[] }) =>
  notes.length > 0 && (
    <ul className="text-sm">
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </ul>
  )

const Note = ({ note: { id, person, says } }: { note: MindNote }) => {
  const name = displayName(person)
  return (
    <li className="flex items-start gap-x-2">
      <span className="min-w-0 py-1.5 max-sm:py-3">
        <span className="font-semibold">
          <PersonName author={person}>{name}</PersonName>
        </span>{' '}
        <q dir="auto">{says}</q>
      </span>
      <HideMenu
        whom={{ type: 'person', id: person.id, name }}
        thing={{ thing: 'mind', id: String(id) }}
      />
    </li>
  )
}

/** What the reader says of it: once for a discussion, and to be changed at any time. */
const Own = ({ postId, own }: { postId: number; own: MindNote | null }) => {
  const [isWriting, setWriting] = useState(false)
  const [says, write] = useState(own?.says ?? '')
  const close = () => setWriting(false)
  const saying = useSayingMind(postId, close)
  if (isWriting)
    return (
      <WordsForm
        label={texts.label}
        placeholder={texts.placeholder}
        content={says}
        onChange={write}
        most={mindLength}
        isFocused
        isPending={saying.isPending}
        words={texts.form}
        onSubmit={() => saying.mutate(says)}
        onCancel={close}
      />
    )
  return (
    <div className="flex flex-wrap items-center text-sm">
      {own && (
        <p className="w-full">
          <span className="font-semibold">{texts.you}</span> <q dir="auto">{own.says}</q>
        </p>
      )}
      <Button
        variant={own ? 'plain' : 'outline'}
        size="small"
        className={own ? '-ms-3' : undefined}
        data-returns=""
        onClick={() => setWriting(true)}
      >
        {own ? texts.change : texts.say}
      </Button>
      {own && (
        <Button
          variant="plain"
          size="small"
          disabled={saying.isPending}
          onClick={() => saying.mutate(null)}
        >
          {texts.takeBack}
        </Button>
      )}
    </div>
  )
}
