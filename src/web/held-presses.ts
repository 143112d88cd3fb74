/**
 * Keeps what is pressed, and which files are chosen, before the page is alive: nothing hears of it
 * until the code has come.
 * @returns To be called when the page is alive: does what was kept, for each button and field once.
 */
export const holdPresses = (): (() => void) => {
  const held = new Map<Element, () => void>()
  const ends = new AbortController()
  const listen = { capture: true, signal: ends.signal }
  const holdPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (!button || worksByItself(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(button, () => button.click())
  }
  const holdFiles = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    held.set(target, () => target.dispatchEvent(new Event('change', { bubbles: true })))
  }
  window.addEventListener('click', holdPress, listen)
  window.addEventListener('change', holdFiles, listen)
  return () => {
    ends.abort()
    for (const act of held.values()) act()
    held.clear()
  }
}

/** Opens a menu, or asks for a page as a link would. */
const worksByItself = (button: HTMLButtonElement) =>
  button.hasAttribute('popovertarget') ||
  (button.form?.method === 'get' && button.form.hasAttribute('action'))
