import { whenIdle } from '#web/idle.ts'

/** As in app.css: what no phone shows before somebody scrolls. */
const laterCards = '.feed > article:nth-of-type(n + 4) > div'

/**
 * Lays out the cards further down one by one while the browser has nothing better to do: all at once
 * they hold up a phone for half a second. Whoever comes back has them at once, because the place
 * where they were is told in pixels.
 */
export const layOutLater = (): void => {
  const end = () => document.documentElement.classList.add('is-laid-out')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return end()
  const cards = [...document.querySelectorAll<HTMLElement>(laterCards)]
  const next = () => {
    const card = cards.shift()
    if (!card) return end()
    card.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
