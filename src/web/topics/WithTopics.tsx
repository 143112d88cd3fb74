import { createElement, Fragment } from 'react'
import { Link } from 'react-router'
import { splitHashtags } from '#shared/text.ts'
import { topicPath } from './paths.ts'

/** A text whose hashtags lead to their topics. */
export const WithTopics = ({ children: text }: { children: string }) =>
  text.includes('#') ? createElement(Fragment, null, ...splitHashtags(text).map(pieceOf)) : text

const pieceOf = ({ text, tag }: { text: string; tag?: string }) =>
  tag === undefined ? (
    text
  ) : (
    <Link
      to={topicPath(tag)}
      className="text-accent decoration-accent/40 underline underline-offset-2"
    >
      {text}
    </Link>
  )
