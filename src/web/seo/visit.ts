import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { isFromSearch } from '#shared/search-engines.ts'
import { reportVisit } from '#shared/seo.ts'
import { viewerQuery } from '#web/accounts/queries.ts'

/** Who stays this long in view has not bounced, ms. */
const engagedMs = 10_000

/**
 * Adds this visit to the counts of the page that a search engine led to. What is noted lives in
 * this page's memory and nowhere else; nothing is stored on the device, and the server keeps sums
 * per day. Not for those who ask not to be measured.
 */
export const countVisit = (
  cache: QueryClient,
  router: ReturnType<typeof createBrowserRouter>,
): void => {
  if (!isFromSearch(document.referrer)) return
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl) return
  const path = router.state.location.pathname
  const seen = { isLanding: true, isEngaged: false, isConverted: false }
  const told = { isEngaged: false, isConverted: false }
  let inView = 0
  let since = Date.now()
  let secondsTold = 0

  router.subscribe(({ location }) => {
    if (location.pathname !== path) seen.isEngaged = true
  })
  onEntrance(cache, () => {
    seen.isEngaged = true
    seen.isConverted = true
  })
  const report = () => {
    inView += Date.now() - since
    since = Date.now()
    if (inView >= engagedMs) seen.isEngaged = true
    const seconds = Math.round(inView / 1000) - secondsTold
    send({
      path,
      seconds,
      isLanding: seen.isLanding,
      isEngaged: seen.isEngaged && !told.isEngaged,
      isConverted: seen.isConverted && !told.isConverted,
    })
    Object.assign(told, seen)
    seen.isLanding = false
    secondsTold += seconds
  }
  // The last event that phones tell of; a page that is hidden may never be seen again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
    else since = Date.now()
  })
}

/** A visitor has become a member: the first time that somebody is signed in. */
const onEntrance = (cache: QueryClient, tell: () => void): void => {
  const viewer = () => cache.getQueryData(viewerQuery().queryKey)
  if (viewer()) return
  const stop = cache.getQueryCache().subscribe(() => {
    if (!viewer()) return
    stop()
    tell()
  })
}

/** Arrives even when the page is gone. */
const send = (report: object): void => {
  navigator.sendBeacon(
    reportVisit.path,
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  )
}
