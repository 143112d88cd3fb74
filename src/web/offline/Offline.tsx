import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { calendarDate } from '#shared/time.ts'
import { offline as texts } from '#texts/offline.ts'
import { Button } from '#web/ui/Button.tsx'
import { useKeptChoice } from './choice.ts'
import { keepForLater, keptAt } from './kept.ts'
import { useOnline } from './network.ts'
import { useSending } from './sending.ts'
import { WaitingList } from './WaitingList.tsx'

/** Without a network, and right after: what a reader should know, and what waits to be sent. */
export default function Offline() {
  const isOnline = useOnline()
  useReading(isOnline)
  useSending()
  useKeptChoice()
  const line = lineFor(isOnline)
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col items-start gap-2 p-4 max-md:pb-20 md:max-w-md">
      <WaitingList isOnline={isOnline} />
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
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => keepForLater(pathname))
      // A browser may forbid workers, in private windows for example; the site works without.
      .catch(() => undefined)
  }, [isOnline, pathname])
}
