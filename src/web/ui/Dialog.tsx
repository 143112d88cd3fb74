import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { type Message, onMessages, shownMessages } from './toasts.ts'

/** A dialog over the page. The platform's own: it keeps focus inside, Escape closes it. */
export const Dialog = ({
  heading,
  closeLabel,
  onClose,
  children,
}: {
  heading: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-labelledby="dialog-heading"
      onClose={onClose}
      className="bg-card text-ink border-line rounded-card backdrop:bg-shade m-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2rem))] border p-5 shadow-2xl max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:pb-8 animate-arrive"
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="dialog-heading" className="font-serif text-xl font-semibold">
          {heading}
        </h2>
        <Button
          variant="plain"
          size="icon"
          aria-label={closeLabel}
          onClick={() => ref.current?.close()}
        >
          <Icon name="x" size={20} />
        </Button>
      </div>
      <Complaint />
      {children}
    </dialog>
  )
}

/** What went wrong since the dialog opened: the page's messages lie below it, and nobody hears them. */
const Complaint = () => {
  const [complaint, setComplaint] = useState<Message | null>(null)
  useEffect(() => {
    let last = shownMessages().at(-1)?.id ?? 0
    return onMessages(() => {
      const latest = shownMessages().at(-1)
      if (!latest || latest.id <= last) return
      last = latest.id
      setComplaint(latest.isDestructive ? latest : null)
    })
  }, [])
  return (
    complaint && (
      <p key={complaint.id} role="alert" className="text-danger mb-4 text-sm">
        {complaint.title}
        {complaint.detail && <> {complaint.detail}</>}
      </p>
    )
  )
}
