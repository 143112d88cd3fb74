import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { calendarDate } from '#shared/time.ts'
import { offline as texts } from './offline.en.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { whenStaying } from '#web/start/idle.ts'
import { Button } from '#web/ui/Button.tsx'
import { optional } from '#web/ui/optional.ts'
import { useKeptChoice } from './choice.ts'
import { keepForLater, keptAt } from './kept.ts'
import { useOnline } from './network.ts'
import { useWaiting } from './waiting.ts'

/** A member has it by then; a kept page, which is a visitor's, asks for it. */
const Waiting = optional(async () => ({
  default: (await import('#web/members/parts.ts')).Waiting,
}))

/** Without a network, and right after: what a reader should know, and what waits to be sent. */
export default function Offline() {
  const isOnline = useOnline()
  const isWriter = useViewer() !== null
  const isWaiting = useWaiting().length > 0
  useReading(isOnline)
  useKeptChoice()
  const line = lineFor(isOnline)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-start gap-2 p-4 max-md:pb-20 md:max-w-md">
      <Suspense>{(isWriter || isWaiting) && <Waiting isOnline={isOnline} />}</Suspense>
      <div role="status" className="pointer-events-auto">
        {line && (
          <div className="bg-ink text-paper rounded-card flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-sm shadow-lg">
            <p>{line}</p>
            {isOnline && (
              <Button
                variant="plain"
                size="small"
                className="text-paper! hover:bg-paper/15! underline"
                onClick={() => window.location.reload()}
              >
                {texts.renew}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

const lineFor = (isOnline: boolean): string | undefined => {
  const at = keptAt()
  if (isOnline) return at && texts.back
  return at ? texts.old(calendarDate(Date.parse(at))) : texts.now
}

/** Starts the worker, and has it keep what is read. */
const useReading = (isOnline: boolean) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !isOnline) return
    const keep = async () => {
      await navigator.serviceWorker.register('/sw.js')
      await keepForLater(pathname)
    }
    // A browser may forbid workers, in private windows for example; the site works without.
    return whenStaying(() => void keep().catch(() => undefined))
  }, [isOnline, pathname])
}
