import type { ReactNode, RefObject } from 'react'
import type { Marked } from '#shared/marks.ts'
import { withTopics } from '#web/topics/withTopics.tsx'
import { MarkedWords } from './MarkedWords.tsx'
import { withMarks } from './withMarks.tsx'

export type Words = {
  text: string
  /** Figures as they stand in it that a model named without a source. */
  unchecked?: readonly string[] | undefined
  /** How it is to be drawn. */
  marked?: Marked | undefined
  /** Words of it that are to stand out; '': none. */
  quote: string
  mark: RefObject<HTMLElement | null>
}

/** Words with marks of their own. */
export const RichWords = ({ text, unchecked, marked, quote, mark }: Words) => {
  const plain = (words: string) => (unchecked ? withMarks(words, unchecked) : withTopics(words))
  const show = (words: string) => withLight(words, quote, mark, plain)
  return marked ? (
    <div data-rich="">
      <MarkedWords marked={marked} show={show} />
    </div>
  ) : (
    <span data-rich="">{show(text)}</span>
  )
}

const withLight = (
  words: string,
  quote: string,
  mark: Words['mark'],
  plain: (words: string) => ReactNode,
) => {
  const start = quote ? words.indexOf(quote) : -1
  if (start < 0) return plain(words)
  const end = start + quote.length
  return (
    <>
      {plain(words.slice(0, start))}
      <mark ref={mark} tabIndex={-1}>
        {words.slice(start, end)}
      </mark>
      {plain(words.slice(end))}
    </>
  )
}
