/**
 * Keeps what is pressed before the page is alive, whose buttons do nothing until their code has come.
 * @returns To be called when the page is alive: presses what was pressed, each button once.
 */
export const holdPresses = (): (() => void) => {
  const held = new Set<HTMLButtonElement>()
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (!button || worksByItself(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(button)
  }
  window.addEventListener('click', hold, true)
  return () => {
    window.removeEventListener('click', hold, true)
    for (const button of held) button.click()
    held.clear()
  }
}

/** Opens a menu, or asks for a page as a link would. */
const worksByItself = (button: HTMLButtonElement) =>
  button.hasAttribute('popovertarget') ||
  (button.form?.method === 'get' && button.form.hasAttribute('action'))
