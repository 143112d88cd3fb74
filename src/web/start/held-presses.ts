/**
 * Keeps what is pressed, ticked and chosen before the page is alive: nothing hears of it until the
 * code has come.
 * @returns To be called when the page is alive: does what was kept, for each button and field once.
 */
export const holdPresses = (): (() => void) => {
  const held = new Map<Element, () => void>()
  const ends = new AbortController()
  const listen = { capture: true, signal: ends.signal }
  const holdPress = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(pressed)
    if (!button || worksByItself(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.set(button, () => button.click())
  }
  const holdChoice = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(chosen)) return
    const field = target as HTMLSelectElement | HTMLInputElement
    const { value } = field
    held.set(field, () => {
      // A browser lets nobody else choose a file, and keeps the one that is chosen.
      if (field.type !== 'file') field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  window.addEventListener('click', holdPress, listen)
  window.addEventListener('change', holdChoice, listen)
  return () => {
    ends.abort()
    for (const act of held.values()) act()
    held.clear()
  }
}

const pressed = 'button, input[type="checkbox"], input[type="radio"]'
const chosen = 'select, input[type="file"]'

/** Opens a menu, or asks for a page as a link would. */
const worksByItself = (button: HTMLButtonElement | HTMLInputElement) =>
  button.hasAttribute('popovertarget') ||
  (button.form?.method === 'get' && button.form.hasAttribute('action'))
