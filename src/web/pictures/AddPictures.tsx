import { useRef } from 'react'
import { pictureTypes } from '#shared/media.ts'
import { pictures as texts } from './pictures.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Adding } from './adding.ts'

type Props = { adding: Adding; isBusy: boolean }

/** Lets somebody choose pictures; they can be pasted or dropped into the text as well. */
export const AddPictures = ({ adding: { add, addButton, isFull }, isBusy }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={texts.add}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? [])
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <Button
        ref={addButton}
        variant="plain"
        size="small"
        aria-disabled={isFull || isBusy}
        data-hint={isFull ? texts.full : undefined}
        onClick={() => isFull || isBusy || input.current?.click()}
      >
        <Icon name="image" size={16} />
        <span className="max-sm:sr-only">{texts.add}</span>
      </Button>
    </>
  )
}
