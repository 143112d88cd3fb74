import type { DataRouter } from 'react-router'
import { whenIdle } from '#web/idle.ts'

/** As in app.css: what no phone shows before somebody scrolls. */
const below = '.feed > article:nth-of-type(n + 2) > div, .after-feed > section'

/**
 * Lays out what stands further down one by one while the browser has nothing better to do: all at once
 * they hold up a phone for half a second. Whoever comes back has them at once, because the place
 * where they were is told in pixels; so has the next screen. Told to the page that stands it would have
 * the style of every element worked out anew, which holds up a phone, too. The end of it is marked
 * for those who measure and look.
 */
export const layOutLater = (router: DataRouter): void => {
  const end = () => document.documentElement.classList.add('is-laid-out')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return end()
  const stop = router.subscribe(() => {
    stop()
    end()
  })
  const parts = [...document.querySelectorAll<HTMLElement>(below)]
  const next = () => {
    const part = parts.shift()
    if (!part) return void performance.mark('laid-out')
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
