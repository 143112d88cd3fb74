import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchLength } from '#shared/search.ts'
import { header as words } from '#web/texts/frame.en.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { classes } from '#web/ui/classes.ts'
import { optional } from '#web/ui/optional.ts'
import type { Choice } from './choices.ts'

/** Comes when somebody begins to type. */
const Suggestions = optional(() => import('./Suggestions.tsx'))

type Props = {
  /** Its suggestions' own. */
  id: string
  /** What has been searched for. */
  shown: string
  className?: string
  onDone?: () => void
}

/** The header's search: a plain form, with suggestions below it as somebody types. */
export const SearchBox = (props: Props) => (
  // Another search is another box: what is typed starts from there.
  <Box key={props.shown} {...props} />
)

const Box = ({ id, shown, className, onDone }: Props) => {
  const go = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(shown)
  const [isOpen, setOpen] = useState(false)
  const [choices, setChoices] = useState<Choice[]>([])
  const [at, setAt] = useState(-1)
  const isShown = isOpen && choices.length > 0
  // Somebody may have typed before this box was alive, or their browser kept what they typed.
  useEffect(() => {
    const { current: box } = input
    if (!box || box.value === shown) return
    setTyped(box.value)
    setOpen(box === document.activeElement)
  }, [shown])

  const leave = (to: string) => {
    setOpen(false)
    onDone?.()
    input.current?.blur()
    void go(to)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const choice = isShown ? choices[at] : undefined
    if (choice) leave(choice.to)
    else if (typed.trim()) leave(`/search?${new URLSearchParams({ q: typed.trim() }).toString()}`)
  }
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') setOpen(false)
    if (!step || !isShown) return
    event.preventDefault()
    // One place more than there are choices: what was typed itself.
    const places = choices.length + 1
    setAt(((at + 1 + step + places) % places) - 1)
  }
  return (
    <form
      role="search"
      action="/search"
      onSubmit={submit}
      className={classes('relative', className)}
    >
      <Icon
        name="search"
        size={17}
        className="text-soft pointer-events-none absolute top-1/2 start-3 -translate-y-1/2"
      />
      <input
        ref={input}
        type="search"
        data-key="/"
        name="q"
        role="combobox"
        aria-label={words.search}
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        placeholder={words.searchFor}
        autoComplete="off"
        maxLength={searchLength}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(-1)
          setOpen(true)
        }}
        onKeyDown={move}
        onBlur={() => setOpen(false)}
        className="border-edge bg-card placeholder:text-soft h-11 w-full rounded-full border pe-3 ps-9 text-base md:h-10 md:text-sm"
      />
      <div
        id={id}
        role="listbox"
        aria-label={words.suggestions}
        hidden={!isShown}
        className="border-line bg-card rounded-card absolute inset-x-0 top-full z-30 mt-1.5 min-w-64 overflow-hidden border py-1.5 shadow-lg"
      >
        {isOpen && (
          <Suspense>
            <Suggestions id={id} typed={typed} at={at} onRead={setChoices} onChoose={leave} />
          </Suspense>
        )}
      </div>
    </form>
  )
}
