import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useViewer } from '#web/accounts/queries.ts'
import { gistBeingRead, quote, selectedWords } from '#web/quoting/quote.ts'
import { optional } from '#web/ui/optional.ts'
import { type Deed, openReader } from './keys.ts'
import { keysMissed, onHelp } from './opening.ts'
import { controlOf, leaveText, openHere, operate, step } from './steps.ts'
import { areKeysOn } from './switch.ts'

/** Comes when somebody asks what the keys are. */
const Help = optional(() => import('./Help.tsx'))

/** Listens for the keys of the site and shows what they are. */
export default function Shortcuts() {
  const [isHelpShown, setHelpShown] = useState(false)
  const viewer = useViewer()
  const go = useNavigate()
  const reader = useRef(openReader())
  useEffect(() => onHelp(() => setHelpShown(true)), [])
  useEffect(() => {
    const deeds: Partial<Record<Deed, () => void>> = {
      next: () => step(1),
      previous: () => step(-1),
      open: openHere,
      like: () => operate(controlOf('l')),
      comment: () => operate(controlOf('c')),
      quote: () => {
        const words = viewer && (selectedWords() ?? gistBeingRead())
        if (words) quote(words)
      },
      search: () => {
        const box = controlOf('/')
        if (box) operate(box)
        else void go('/search')
      },
      help: () => setHelpShown(true),
    }
    const listen = (event: KeyboardEvent) => {
      if (!areKeysOn() || isOthers(event)) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches(typedInto)) {
        if (event.key === 'Escape' && target.matches('textarea')) leaveText(target)
        return
      }
      const found = reader.current(event.key, event.timeStamp)
      if (!found) return
      const { deed, to } = found
      if (deed === 'leave') return
      event.preventDefault()
      if (to === undefined) deeds[deed]?.()
      else void go(to)
    }
    keysMissed().forEach(listen)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [go, viewer])
  return <Suspense>{isHelpShown && <Help onClose={() => setHelpShown(false)} />}</Suspense>
}

const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable]'

/** Keys of the browser, of a dialog or menu that is open, and those that somebody else has taken. */
const isOthers = ({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  defaultPrevented ||
  isComposing ||
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog[open], [role="dialog"], [popover="auto"]:popover-open') !== null
