import type { ComponentProps } from 'react'
import { picturesIn } from '#web/pictures/adding.ts'
import { TextArea } from '#web/ui/Field.tsx'

type Props = ComponentProps<typeof TextArea> & {
  /** Takes the pictures that are pasted or dropped here. */
  onPictures?: ((files: File[]) => void) | undefined
}

/** Where a post or comment is written. */
export const WritingArea = ({ onPictures, ...rest }: Props) => {
  const take = (transfer: DataTransfer | null, event: { preventDefault: () => void }) => {
    const files = picturesIn(transfer)
    if (!onPictures || files.length === 0) return
    event.preventDefault()
    onPictures(files)
  }
  return (
    <TextArea
      onPaste={(event) => take(event.clipboardData, event)}
      onDrop={(event) => take(event.dataTransfer, event)}
      {...rest}
    />
  )
}
