import { type ComponentProps, useState } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'className'> & {
  /** What the button is called by those who do not see what it stands beside; the dialog's heading, too. */
  name: string
  /** What is lost. */
  sure: string
  words: { remove: string; keep: string }
  isPending: boolean
  onRemove: (close: () => void) => void
}

/** Removes something after it has asked. */
export const RemoveButton = ({ name, sure, words, isPending, onRemove, ...looks }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="small" aria-label={name} onClick={() => setAsking(true)} {...looks}>
        {words.remove}
      </Button>
      {isAsking && (
        <Dialog heading={name} closeLabel={words.keep} onClose={close}>
          <p className="mb-5">{sure}</p>
          <div className="flex flex-wrap gap-2">
            <Button disabled={isPending} onClick={() => onRemove(close)}>
              {words.remove}
            </Button>
            <Button variant="outline" onClick={close}>
              {words.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
