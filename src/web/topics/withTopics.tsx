import { createElement, Fragment, type ReactNode } from 'react'
import { splitAddresses, splitHashtags, splitMentions, truncate } from '#shared/text.ts'
import { Link } from '#web/ui/Link.tsx'
import { topicPath } from './paths.ts'

/** A text whose hashtags lead to their topics, mentions to whom they name, addresses where they say. */
export const withTopics = (text: string): ReactNode =>
  /[#@]|https?:/i.test(text)
    ? createElement(Fragment, null, ...atMost(splitAddresses(text).flatMap(piecesOf), text))
    : text

/** More links than that stand in a text only to make it slow to show. */
const piecesMost = 100

/** The links of a text's beginning, and its rest as it stands. */
const atMost = (pieces: Piece[], text: string): ReactNode[] => {
  if (pieces.length <= piecesMost) return pieces.map(({ shown }) => shown)
  const first = pieces.slice(0, piecesMost)
  const length = first.reduce((sum, piece) => sum + piece.length, 0)
  return [...first.map(({ shown }) => shown), text.slice(length)]
}

/** `length`: of what it stands for in the text. */
type Piece = { length: number; shown: ReactNode }

const look = 'in-words'

const piecesOf = ({ text, url }: { text: string; url?: string }): Piece[] =>
  url === undefined
    ? splitHashtags(text).flatMap(tagOf)
    : [{ length: text.length, shown: <Address key={url} url={url} /> }]

const tagOf = ({ text, tag }: { text: string; tag?: string }): Piece[] =>
  tag === undefined
    ? splitMentions(text).map(nameOf)
    : [
        {
          length: text.length,
          shown: (
            <Link to={topicPath(tag)} className={look}>
              {text}
            </Link>
          ),
        },
      ]

const nameOf = ({ text, name }: { text: string; name?: string }): Piece => ({
  length: text.length,
  shown:
    name === undefined ? (
      text
    ) : (
      <Link to={`/named/${name}`} rel="nofollow" className={look}>
        {text}
      </Link>
    ),
})

const shownLetters = 44

/** Tells search engines that this site does not vouch for it, no matter who wrote it. */
const Address = ({ url }: { url: string }) => (
  <a href={url} rel="nofollow ugc noopener" title={url} className={`${look} break-words`}>
    {truncate(
      url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[?#][\s\S]*$|\/$/, ''),
      shownLetters,
    )}
  </a>
)
