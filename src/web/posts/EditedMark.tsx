import { lazy, Suspense, useState } from 'react'
import { revising as texts } from '#web/texts/revising.en.ts'

const Versions = lazy(() => import('./Versions.tsx'))

type Props = { type: 'post' | 'comment'; id: number }

/** Says that words were changed; opens what they were. */
export const EditedMark = ({ type, id }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {texts.edited}
      </button>
      {isOpen && (
        <Suspense>
          <Versions type={type} id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
