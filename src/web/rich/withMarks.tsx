import { createElement, Fragment, type ReactNode } from 'react'
import { figures as texts } from './figures.en.ts'
import { withTopics } from '#web/topics/withTopics.tsx'

/** The words of a comment; figures that a model named without a source are marked as such. */
export const withMarks = (text: string, unchecked: readonly string[]): ReactNode =>
  unchecked.length === 0
    ? withTopics(text)
    : createElement(Fragment, null, ...text.split(standing(unchecked)).map(pieceAt))

/** Every second piece is a figure. */
const pieceAt = (piece: string, at: number) =>
  at % 2 === 0 ? withTopics(piece) : <Unchecked>{piece}</Unchecked>

/** Each of them where it is no part of a longer one. */
const standing = (figures: readonly string[]): RegExp => {
  const longestFirst = figures.toSorted((a, b) => b.length - a.length).map(escaped)
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|\\d[.,])(${longestFirst.join('|')})(?![\\p{L}\\p{N}]|[.,]\\d)`,
    'u',
  )
}

const escaped = (figure: string): string =>
  figure.replaceAll(/[.$^*+?()[\]{}|\\/]/g, String.raw`\$&`)

/** A button, so that a finger or a key can ask what the line below it means. */
const Unchecked = ({ children }: { children: string }) => (
  <button
    type="button"
    className="unchecked"
    aria-label={texts.unchecked(children)}
    data-hint={texts.uncheckedHint}
    data-hint-on-press=""
  >
    {children}
  </button>
)
