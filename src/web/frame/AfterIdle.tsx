import { lazy, Suspense, useEffect, useState } from 'react'
import { whenStaying } from '#web/idle.ts'
import { noteKeys } from '#web/keys/opening.ts'
import { onMessages, shownMessages } from '#web/ui/toasts.ts'

const Toaster = lazy(() => import('#web/ui/Toaster.tsx'))
const Beyond = lazy(() => import('./Beyond.tsx'))
const Tooltips = lazy(() => import('#web/ui/Tooltips.tsx'))

/**
 * Toasts, tooltips, keys and what helps without a network wait until somebody does something here or
 * stays; a toast that is due earlier fetches its part at once.
 */
export const AfterIdle = () => {
  const [isStaying, setStaying] = useState(false)
  const [isToastDue, setToastDue] = useState(false)
  useEffect(() => {
    noteKeys()
    whenStaying(() => setStaying(true))
    const look = () => shownMessages().length > 0 && setToastDue(true)
    look()
    return onMessages(look)
  }, [])
  return (
    <Suspense>
      {(isStaying || isToastDue) && <Toaster />}
      {isStaying && <Tooltips />}
      {isStaying && <Beyond />}
    </Suspense>
  )
}
