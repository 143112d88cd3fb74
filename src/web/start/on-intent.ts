/** Runs once somebody points at, touches or focuses something within `wanted` (a selector). */
export const onIntent = (wanted: string, run: () => void): void => {
  const ends = new AbortController()
  const look = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(wanted)) return
    ends.abort()
    run()
  }
  for (const reach of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(reach, look, { passive: true, signal: ends.signal })
}
