import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { mayHaveMarks } from '#shared/marks.ts'
import { picturesIn } from '#web/pictures/adding.ts'
import { TextArea } from '#web/ui/Field.tsx'
import { optional } from '#web/ui/optional.ts'
import { type Start, startIn } from './start.ts'

const Preview = lazy(() => import('./Preview.tsx'))
const LinkNote = optional(() => import('./LinkNote.tsx'))
const Completions = optional(() => import('./Completions.tsx'))

/** What looks like an address or a domain; the site knows more exactly. */
const mayHaveLinks = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}/u

type Props = ComponentProps<typeof TextArea> & {
  value: string
  /** Takes the pictures that are pasted or dropped here. */
  onPictures?: ((files: File[]) => void) | undefined
}

/** Where a post or comment is written: with names and topics completed, a preview of a text that has marks, and a word about links. */
export const WritingArea = ({ onPictures, ...rest }: Props) => {
  const take = (transfer: DataTransfer | null, event: { preventDefault: () => void }) => {
    const files = picturesIn(transfer)
    if (!onPictures || files.length === 0) return
    event.preventDefault()
    onPictures(files)
  }
  const [asked, setAsked] = useState<{ area: HTMLTextAreaElement; start: Start } | null>(null)
  const look = (area: HTMLTextAreaElement) => {
    const start = startIn(area.value, area.selectionStart, area.selectionEnd)
    setAsked(start && { area, start })
  }
  return (
    <>
      <div className="relative">
        <TextArea
          onPaste={(event) => take(event.clipboardData, event)}
          // Without it the browser would open the file in place of the page.
          onDragOver={(event) => {
            if (onPictures && event.dataTransfer.types.includes('Files')) event.preventDefault()
          }}
          onDrop={(event) => take(event.dataTransfer, event)}
          onInput={({ currentTarget }) => look(currentTarget)}
          onBlur={() => setAsked(null)}
          {...rest}
        />
        {asked && (
          <Suspense>
            <Completions {...asked} onDone={() => setAsked(null)} />
          </Suspense>
        )}
      </div>
      {mayHaveMarks(rest.value) && (
        <Suspense>
          <Preview content={rest.value} />
        </Suspense>
      )}
      {mayHaveLinks.test(rest.value) && (
        <Suspense>
          <LinkNote content={rest.value} />
        </Suspense>
      )}
    </>
  )
}
