import { useSyncExternalStore } from 'react'
import { useHearing } from '#web/live-state.ts'
import { keptAt } from './kept.ts'

/**
 * Whether the site can be reached. A browser that has some network says yes; a page that had to
 * come from what was kept believes it when it hears the site.
 */
export const useOnline = (): boolean => {
  const hasNetwork = useSyncExternalStore(onNetwork, hasSome, () => true)
  const isHeard = useHearing()
  return hasNetwork && (isHeard || keptAt() === undefined)
}

const hasSome = () => navigator.onLine

const onNetwork = (listen: () => void) => {
  window.addEventListener('online', listen)
  window.addEventListener('offline', listen)
  return () => {
    window.removeEventListener('online', listen)
    window.removeEventListener('offline', listen)
  }
}
