import { useEffect, useState } from 'react'
import { quoting as texts } from './quoting.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { type Quotable, quote, selectedWords } from './quote.ts'

/** Beside words of a post or comment that are selected: takes them into a reply. */
export default function QuoteButton() {
  const selected = useSelectedWords()
  if (!selected) return null
  return (
    <div
      className="fixed z-30"
      style={placeBeside(selected.place)}
      // The selection must outlive the press.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        variant="primary"
        size="small"
        className="shadow-lg"
        aria-keyshortcuts="q"
        onClick={() => quote(selected)}
      >
        <Icon name="corner-down-right" size={16} />
        {texts.quote}
      </Button>
    </div>
  )
}

/** Once the selection rests: while it is being made the button would be in its way. */
const useSelectedWords = (): Quotable | null => {
  const [selected, select] = useState<Quotable | null>(null)
  useEffect(() => {
    let isPressing = false
    const look = () => select(selectedWords())
    const onChange = () => {
      if (!isPressing) look()
    }
    const onDown = () => (isPressing = true)
    const onUp = () => {
      isPressing = false
      look()
    }
    // Something may have been selected before this came.
    look()
    const ends = new AbortController()
    const { signal } = ends
    document.addEventListener('selectionchange', onChange, { signal })
    document.addEventListener('pointerdown', onDown, { signal })
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, onUp, { signal })
    document.addEventListener('scroll', look, { signal, passive: true })
    return () => ends.abort()
  }, [])
  return selected
}

const room = { button: 120, edge: 8, height: 48 } as const

/** Below the words; where that is off the screen, at its end. */
const placeBeside = ({ left, bottom }: DOMRect) => ({
  left: Math.max(room.edge, Math.min(left, window.innerWidth - room.button)),
  top: Math.max(room.edge, Math.min(bottom + room.edge, window.innerHeight - room.height)),
})
