import { Suspense, useEffect, useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { whenIdle } from '#web/start/idle.ts'
import { noteKeys } from '#web/keys/opening.ts'
import { onIntent } from '#web/start/on-intent.ts'
import { optional } from '#web/ui/optional.ts'
import { onMessages, shownMessages } from '#web/ui/toasts.ts'

const Toaster = optional(() => import('#web/ui/Toaster.tsx'))
const Beyond = optional(() => import('./Beyond.tsx'))
const Tooltips = optional(() => import('#web/ui/Tooltips.tsx'))

/**
 * What a page can be read without comes when the browser is idle, in the file that keeps the page up
 * to date; hints when somebody reaches for something that has one; toasts when one is due. Members,
 * who do things, have toasts before, since one must tell them that there is no network.
 */
export const AfterIdle = () => {
  const isMember = useViewer() !== null
  const [isIdle, setIdle] = useState(false)
  const [isHintDue, setHintDue] = useState(false)
  const [isToastDue, setToastDue] = useState(false)
  useEffect(() => {
    noteKeys()
    whenIdle(() => setIdle(true))
    onIntent('[data-hint]', () => setHintDue(true))
    const look = () => shownMessages().length > 0 && setToastDue(true)
    look()
    return onMessages(look)
  }, [])
  return (
    <>
      <Suspense>{((isMember && isIdle) || isToastDue) && <Toaster />}</Suspense>
      <Suspense>{isHintDue && <Tooltips />}</Suspense>
      <Suspense>{isIdle && <Beyond />}</Suspense>
    </>
  )
}
