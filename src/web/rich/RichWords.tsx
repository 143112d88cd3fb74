import type { RefObject } from 'react'
import { withMarks } from './withMarks.tsx'

export type Words = {
  text: string
  /** Figures as they stand in it that a model named without a source. */
  unchecked: readonly string[]
  /** Words of it that are to stand out; '': none. */
  quote: string
  mark: RefObject<HTMLElement | null>
}

/** Words with marks of their own. */
export const RichWords = ({ text, unchecked, quote, mark }: Words) => {
  const start = quote ? text.indexOf(quote) : -1
  if (start < 0) return <span data-rich="">{withMarks(text, unchecked)}</span>
  const end = start + quote.length
  return (
    <span data-rich="">
      {withMarks(text.slice(0, start), unchecked)}
      <mark ref={mark} tabIndex={-1}>
        {text.slice(start, end)}
      </mark>
      {withMarks(text.slice(end), unchecked)}
    </span>
  )
}
