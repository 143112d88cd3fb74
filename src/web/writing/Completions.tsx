import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { complete, type Completion } from '#shared/completions.ts'
import { writing as texts } from './writing.en.ts'
import { call } from '#web/call.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Start } from './start.ts'

type Props = { area: HTMLTextAreaElement; start: Start; onDone: () => void }

/** What the word at the caret may become: chosen with arrows and Enter, or with a finger, and gone with Escape. */
export default function Completions({ area, start, onDone }: Props) {
  const id = useId()
  const { data: found = [] } = useQuery({
    queryKey: ['completions', start.text],
    queryFn: () => call(complete, { query: { start: start.text } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const [at, setAt] = useState(0)
  const chosen = found[Math.min(at, found.length - 1)]
  const take = ({ text }: Completion) => {
    area.focus()
    area.setRangeText(`${text} `, start.from, start.from + start.text.length, 'end')
    // As if it were typed: the listener that keeps the text hears of it.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    onDone()
  }
  useKeys(area, {
    move: (by) =>
      setAt((now) => (Math.min(now, found.length - 1) + by + found.length) % found.length),
    take: () => chosen && take(chosen),
    leave: onDone,
    isOpen: found.length > 0,
  })
  useEffect(() => setAt(0), [start.text])
  const option = chosen && `${id}-${chosen.text}`
  useEffect(() => {
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [option])
  useDescription(area, found.length > 0 ? id : null, option)
  return (
    <>
      <p role="status" className="sr-only">
        {texts.found(found.length)}
      </p>
      {found.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={texts.completions}
          className="border-line bg-card absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-xl border p-1 shadow-xl"
        >
          {found.map((one) => (
            // The keyboard stays in the field, which moves through the options.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={one.text}
              id={`${id}-${one.text}`}
              role="option"
              tabIndex={-1}
              aria-selected={one === chosen}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg px-3 text-sm',
                one === chosen && 'bg-sunken',
              )}
              // The caret must stay where it is.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(one)}
            >
              <span className="font-medium">{one.text}</span>
              <span className="text-soft min-w-0 truncate">{one.name}</span>
              {one.kind === 'character' && <Badge>{texts.character}</Badge>}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

type Deeds = { move: (by: 1 | -1) => void; take: () => void; leave: () => void; isOpen: boolean }

/** While something is offered these keys are about it, and nothing else on the page hears them. */
const useKeys = (area: HTMLTextAreaElement, { move, take, leave, isOpen }: Deeds) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const deeds: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: take,
      Tab: take,
      Escape: leave,
    }
    const deed = deeds[event.key]
    if (!isOpen || !deed || event.isComposing || event.shiftKey) return
    event.preventDefault()
    deed()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    area.addEventListener('keydown', listen)
    return () => area.removeEventListener('keydown', listen)
  }, [area])
}

/** Tells assistive technology which list belongs to the field and what is chosen in it. */
const useDescription = (
  area: HTMLTextAreaElement,
  list: string | null,
  option: string | undefined,
) => {
  useEffect(() => {
    if (list === null) return
    const said = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': list,
      ...(option && { 'aria-activedescendant': option }),
    }
    for (const [name, value] of Object.entries(said)) area.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(said)) area.removeAttribute(name)
    }
  }, [area, list, option])
}
