import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useSpoken } from '#web/read-aloud/spoken.ts'
import { aiChoice as texts } from '#web/texts/ai-choice.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { Fold } from './folding.ts'

/** "3 AI replies — show": one line until it is pressed, or a link leads into it. */
export const FoldedReplies = ({
  fold: { ids },
  children,
}: {
  fold: Fold
  /** The replies themselves. */
  children: ReactNode
}) => {
  const { hash, key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isMeant = ids.some((id) => hash === `#comment-${id}`)
  const isSpoken = ids.includes(useSpoken() ?? 0)
  useEffect(() => {
    if (isMeant || isSpoken) setOpen(true)
  }, [isMeant, isSpoken, key])
  useEffect(() => {
    if (isOpen && isMeant) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isOpen, isMeant, hash, key])
  if (isOpen) return children
  // Only turns that were let pass: nothing to unfold.
  if (ids.length === 0) return null
  return (
    <Button variant="plain" size="small" className="-ms-3" onClick={() => setOpen(true)}>
      <Icon name="bot" size={16} />
      {texts.folded(ids.length)} — {texts.unfold}
    </Button>
  )
}
