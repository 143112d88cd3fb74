import { useSyncExternalStore } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { feedPollMs, type LiveEvent } from '#shared/live.ts'

type Apply = (cache: QueryClient, event: LiveEvent) => void

/** What comes with a page of its own and hears of what it shows; the first page does not carry it. */
export const ofPages = new Set<Apply>()

let isOpen = false
const listeners = new Set<() => void>()

/** The live stream has opened, or been cut. */
export const setOpen = (open: boolean): void => {
  isOpen = open
  listeners.forEach((tell) => tell())
}

const onChange = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}

/** Whether the site is heard right now; false on the server. */
export const useHearing = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => isOpen,
    () => false,
  )

/** How often to read again, in the background too: every 3 s unless the live stream is open. */
export const usePolling = () => {
  const open = useHearing()
  return {
    refetchInterval: open ? (false as const) : feedPollMs,
    refetchIntervalInBackground: true,
  }
}
