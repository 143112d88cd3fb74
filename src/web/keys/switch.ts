import { useSyncExternalStore } from 'react'

const place = 'keys-off'
const listeners = new Set<() => void>()

/** Whether the keys of the site do anything in this browser. People who speak to their device need them off. */
export const areKeysOn = (): boolean => {
  try {
    return localStorage.getItem(place) === null
  } catch {
    return true
  }
}

export const turnKeys = (on: boolean): void => {
  try {
    if (on) localStorage.removeItem(place)
    else localStorage.setItem(place, 'true')
  } catch {
    // Storage is forbidden: nothing can be remembered here.
  }
  listeners.forEach((tell) => tell())
}

export const useKeysOn = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => {
        listeners.delete(listen)
      }
    },
    areKeysOn,
    () => true,
  )
