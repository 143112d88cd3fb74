import type { FormEvent } from 'react'
import { composer as texts } from '#texts/composer.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'

type Props = {
  label: string
  placeholder?: string
  content: string
  onChange: (content: string) => void
  /** Characters, at most. */
  most: number
  isFocused?: boolean
  isPending: boolean
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
  words,
  onSubmit,
  onCancel,
  ...rest
}: Props) => {
  const isEmpty = !content.trim()
  const over = [...content.trim()].length - most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty) onSubmit()
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <TextArea
        data-key="c"
        label={rest.label}
        placeholder={rest.placeholder}
        value={content}
        autoFocus={rest.isFocused}
        disabled={isPending}
        onChange={({ target }) => rest.onChange(target.value)}
      />
      <div className="flex items-center justify-end gap-2">
        {over > 0 && <p className="text-danger text-sm">{texts.tooLong(over)}</p>}
        {onCancel && (
          <Button variant="plain" size="small" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
        <Button type="submit" size="small" disabled={isEmpty || over > 0 || isPending}>
          {isPending ? words.pending : words.submit}
        </Button>
      </div>
    </form>
  )
}
