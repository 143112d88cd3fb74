import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { hintTiming } from './hintTiming.ts'

type Hinted = HTMLElement | SVGElement

/**
 * Shows the `data-hint` of whatever the pointer rests on or the keyboard reaches. One for the whole
 * page and beside it, so that it can come after the page is drawn without touching a control that
 * somebody is about to press. Escape, a press or scrolling sends it away; it can be pointed at. What
 * has `data-hint-on-press` does nothing else, so a press shows its hint, for fingers too.
 */
export default function Tooltips() {
  const [target, setTarget] = useState<Hinted | null>(null)
  useEffect(() => watch(setTarget), [])
  return target && <Tooltip target={target} />
}

const Tooltip = ({ target }: { target: Hinted }) => {
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    if (ref.current) placeBelow(ref.current, target)
    target.setAttribute('aria-describedby', id)
    return () => target.removeAttribute('aria-describedby')
  }, [target, id])
  return (
    <div ref={ref} id={id} role="tooltip" popover="manual" className="m-0 bg-transparent py-1.5">
      <span className="bg-ink text-paper block max-w-72 rounded-lg px-3 py-1.5 text-sm shadow-lg">
        {target.getAttribute('data-hint')}
      </span>
    </div>
  )
}

const edge = 8

/** In the middle below the target, but inside the window; above it where there is no room below. */
const placeBelow = (tooltip: HTMLElement, target: Hinted) => {
  tooltip.showPopover()
  const at = target.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const middle = at.left + at.width / 2 - width / 2
  const left = Math.max(edge, Math.min(middle, window.innerWidth - width - edge))
  const top = at.bottom + height > window.innerHeight ? at.top - height : at.bottom
  Object.assign(tooltip.style, { inset: 'auto', left: `${left}px`, top: `${top}px` })
}

/** Tells which element's hint is due, or null; gives back how to stop. */
const watch = (tell: (target: Hinted | null) => void): (() => void) => {
  const timing = hintTiming<Hinted>(tell)
  const rest = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || isTooltip(target)) return
    timing.rest(hintedAround(target))
  }
  const reach = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      timing.show(hintedAround(target))
  }
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-hint-on-press]'))
      timing.show(hintedAround(target))
  }
  const leave = () => timing.show(null)
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && leave()

  const ends = new AbortController()
  const { signal } = ends
  // The pointer, or the focus, may have been somewhere before this came.
  timing.rest(hintedAround([...document.querySelectorAll(':hover')].at(-1) ?? null))
  if (document.activeElement?.matches(':focus-visible, [data-hint-on-press]'))
    timing.show(hintedAround(document.activeElement))
  document.addEventListener('pointerover', rest, { signal })
  document.addEventListener('focusin', reach, { signal })
  document.addEventListener('focusout', leave, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('click', press, { signal })
  document.addEventListener('scroll', leave, { signal, passive: true, capture: true })
  document.addEventListener('keydown', escape, { signal })
  return () => ends.abort()
}

const hintedAround = (target: EventTarget | null): Hinted | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null

const isTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=tooltip]') !== null
