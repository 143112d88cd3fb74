import { lazy, Suspense, useEffect, useState } from 'react'
import { onMessages, shownMessages } from '#web/ui/toasts.ts'

const Toaster = lazy(() => import('#web/ui/Toaster.tsx'))
const Beyond = lazy(() => import('./Beyond.tsx'))
const Tooltips = lazy(() => import('#web/ui/Tooltips.tsx'))

/**
 * Toasts, tooltips, keys and the worker wait until the page is readable and the browser idle; a
 * toast that is due earlier fetches its part at once.
 */
export const AfterIdle = () => {
  const [isIdle, setIdle] = useState(false)
  const [isToastDue, setToastDue] = useState(false)
  useEffect(() => {
    whenIdle(() => setIdle(true))
    const look = () => shownMessages().length > 0 && setToastDue(true)
    look()
    return onMessages(look)
  }, [])
  return (
    <Suspense>
      {(isIdle || isToastDue) && <Toaster />}
      {isIdle && <Tooltips />}
      {isIdle && <Beyond />}
    </Suspense>
  )
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 2000)
