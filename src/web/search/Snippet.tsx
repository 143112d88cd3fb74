import { createElement, Fragment } from 'react'
import type { Snippet as Pieces } from '#shared/search.ts'

/** The words around what was found; the hits stand out. */
export const Snippet = ({ pieces }: { pieces: Pieces }) =>
  createElement(Fragment, null, ...pieces.map(shown))

const shown = ({ text, isHit }: Pieces[number]) => (isHit ? <mark>{text}</mark> : text)
