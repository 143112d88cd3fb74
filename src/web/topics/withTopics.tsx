import { createElement, Fragment, type ReactNode } from 'react'
import { splitAddresses, splitHashtags, splitMentions, truncate } from '#shared/text.ts'
import { Link } from '#web/ui/Link.tsx'
import { topicPath } from './paths.ts'

/** A text whose hashtags lead to their topics, mentions to whom they name, addresses where they say. */
export const withTopics = (text: string): ReactNode =>
  /[#@]|https?:/i.test(text)
    ? createElement(Fragment, null, ...splitAddresses(text).flatMap(piecesOf))
    : text

const look = 'in-words'

const piecesOf = ({ text, url }: { text: string; url?: string }) =>
  url === undefined ? splitHashtags(text).flatMap(tagOf) : [<Address key={url} url={url} />]

const tagOf = ({ text, tag }: { text: string; tag?: string }) =>
  tag === undefined ? (
    splitMentions(text).map(nameOf)
  ) : (
    <Link to={topicPath(tag)} className={look}>
      {text}
    </Link>
  )

const nameOf = ({ text, name }: { text: string; name?: string }) =>
  name === undefined ? (
    text
  ) : (
    <Link to={`/named/${name}`} rel="nofollow" className={look}>
      {text}
    </Link>
  )

const shownLetters = 44

/** Whoever wrote it, search engines are told that this site does not vouch for it. */
const Address = ({ url }: { url: string }) => (
  <a href={url} rel="nofollow ugc noopener" title={url} className={`${look} break-words`}>
    {truncate(
      url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[?#][\s\S]*$|\/$/, ''),
      shownLetters,
    )}
  </a>
)
