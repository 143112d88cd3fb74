import { type RefObject, useEffect, useState } from 'react'

/** What is focused instead of a control that has gone with what it opened. */
const places = ['[data-returns]', 'summary', 'button']

/**
 * Once `here` has gone and taken the focus with it, a keyboard user goes on where they opened it, or beside it.
 * `isOn`: it was asked for, and does not stand there anyway.
 */
export const useReturningFocus = (here: RefObject<HTMLElement | null>, isOn = true): void => {
  const [opener] = useState(() => (isOn && !import.meta.env.SSR ? document.activeElement : null))
  useEffect(() => {
    if (!isOn) return undefined
    const around = here.current?.closest('article, section:not([data-returning])')
    return () => {
      if (document.activeElement !== document.body) return
      const next = isThere(opener) ? opener : firstOf(around)
      next?.focus({ preventScroll: true })
    }
  }, [here, isOn, opener])
}

const isThere = (opener: Element | null): opener is HTMLElement =>
  opener instanceof HTMLElement && opener.isConnected && opener !== document.body

const firstOf = (around: Element | null | undefined) =>
  places.map((place) => around?.querySelector<HTMLElement>(place)).find(Boolean)
