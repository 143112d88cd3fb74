import { useSyncExternalStore } from 'react'

/** What a reader has agreed to: null until asked. */
export type AdChoice = 'all' | 'fewer' | 'none'

const key = 'ads'
const listeners = new Set<() => void>()
let unsaved: AdChoice | null = null

const isChoice = (text: string | null): text is AdChoice =>
  text === 'all' || text === 'fewer' || text === 'none'

const read = (): AdChoice | null => {
  try {
    const kept = localStorage.getItem(key)
    return isChoice(kept) ? kept : unsaved
  } catch {
    return unsaved
  }
}

/** Keeps the choice in this browser; null asks again. */
export const chooseAds = (choice: AdChoice | null): void => {
  unsaved = choice
  try {
    if (choice) localStorage.setItem(key, choice)
    else localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: the choice lives as long as the page.
  }
  listeners.forEach((tell) => tell())
}

const onChoice = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}

/** 'unknown' on the server and until the browser has looked. */
export const useAdChoice = (): AdChoice | null | 'unknown' =>
  useSyncExternalStore(onChoice, read, () => 'unknown' as const)
