import { type FormEvent, lazy, Suspense, useRef } from 'react'
import { composer as texts } from './composer.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { useReturningFocus } from '#web/ui/returningFocus.ts'
import { DraftNote } from '#web/drafts/DraftNote.tsx'
import type { Where } from '#web/drafts/line.ts'
import { AddPictures } from '#web/pictures/AddPictures.tsx'
import type { Adding } from '#web/pictures/adding.ts'
import { WritingArea } from '#web/writing/WritingArea.tsx'

const PictureFields = lazy(() => import('#web/pictures/PictureFields.tsx'))

type Props = {
  label: string
  placeholder?: string
  content: string
  onChange: (content: string) => void
  /** Characters, at most. */
  most: number
  isFocused?: boolean
  isPending: boolean
  /** The pictures that go with the words, where some may. */
  adding?: Adding
  /** Where its text is kept meanwhile, if that is to be told. */
  draftIn?: Where
  words: { submit: string; pending: string; cancel: string }
  onSubmit: () => void
  /** A form without it cannot be closed. */
  onCancel?: () => void
}

/** Some words, sent by a button that rests while there are none, too many, or some under way. */
export const WordsForm = ({
  content,
  most,
  isPending,
  adding,
  draftIn,
  words,
  onSubmit,
  onCancel,
  ...rest
}: Props) => {
  const form = useRef<HTMLFormElement>(null)
  useReturningFocus(form, rest.isFocused ?? false)
  const isEmpty = !content.trim()
  const over = [...content.trim()].length - most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && adding?.isReady !== false) onSubmit()
  }
  return (
    <form ref={form} onSubmit={submit} className="space-y-2">
      <WritingArea
        data-key="c"
        label={rest.label}
        placeholder={rest.placeholder}
        value={content}
        autoFocus={rest.isFocused}
        disabled={isPending}
        onChange={({ target }) => rest.onChange(target.value)}
        onPictures={adding?.add}
      />
      {adding && adding.added.length > 0 && (
        <Suspense>
          <PictureFields adding={adding} isBusy={isPending} />
        </Suspense>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {adding && (
          <span className="me-auto flex flex-wrap items-center">
            <AddPictures adding={adding} isBusy={isPending} />
            {draftIn && draftIn !== 'none' && <DraftNote where={draftIn} />}
          </span>
        )}
        {over > 0 && <p className="text-danger text-sm">{texts.tooLong(over)}</p>}
        {onCancel && (
          <Button variant="plain" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          disabled={isEmpty || over > 0 || adding?.isReady === false || isPending}
        >
          {isPending ? words.pending : words.submit}
        </Button>
      </div>
    </form>
  )
}
