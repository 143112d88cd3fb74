/* Runs in the page that is looked at. */
const shown = { visibilityProperty: true }

/* Before and behind the messages of the moment: focus that comes to one is passed on to the message. */
const doors = '[role="region"] > span:empty'

const controls = () =>
  [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (one) =>
      one.checkVisibility(shown) &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [popover]:not(:popover-open) *, [inert] *') &&
      !one.matches(doors) &&
      !isBehindAnother(one),
  )

/* Tab stops at one of a group of choices; arrows go to the others. */
const isBehindAnother = (one) => {
  if (one.type !== 'radio') return false
  const group = `input[type="radio"][name="${CSS.escape(one.name)}"]`
  return one !== (document.querySelector(`${group}:checked`) ?? document.querySelector(group))
}

globalThis.looked = {
  /* Numbers every control; gives how many there are. */
  mark: () => {
    const all = controls()
    all.forEach((one, index) => (one.dataset.mark = String(index)))
    return all.length
  },
  /* Where the focus is, and whether somebody would see it there. */
  focus: () => {
    const one = document.activeElement
    if (!one || one === document.body) return { mark: null, isSeen: true, html: 'body' }
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    const { outlineStyle, boxShadow } = getComputedStyle(one)
    return {
      mark: one.dataset.mark ?? null,
      isSeen: isOnScreen && (outlineStyle !== 'none' || boxShadow !== 'none'),
      html: one.outerHTML.slice(0, 120),
    }
  },
  missed: (reached) =>
    [...document.querySelectorAll('[data-mark]')]
      .filter((one) => one.checkVisibility(shown) && !reached.includes(one.dataset.mark))
      .map((one) => one.outerHTML.slice(0, 120)),
}
