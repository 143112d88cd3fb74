import type { MouseEvent } from 'react'
import type { Comment } from '#shared/posts.ts'
import { comments as texts } from '#web/texts/posts.en.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useShine } from './spotlight.tsx'

type Answering = { comment: Comment; target: NonNullable<Comment['target']> }

/** Whom a comment answers and, where it quotes, with which words. */
export const Quote = ({ comment: { postId, act }, target }: Answering) => {
  const lead = isRebuttal(act) ? texts.rebuts : texts.answers
  const { commentId, handle, quote } = target
  return quote ? (
    <Citation postId={postId} commentId={commentId} quote={quote} lead={lead(`@${handle}`)} />
  ) : (
    <Citation
      postId={postId}
      commentId={commentId}
      quote=""
      lead={texts.answersWhole(`@${handle}`)}
    />
  )
}

type Cited = { postId: number; commentId: number | null; quote: string; lead: string }

/** Somebody's words; pressing them shows where they were said. */
export const Citation = ({ postId, commentId, quote, lead }: Cited) => {
  const shine = useShine()
  const place = commentId === null ? `post-${postId}` : `comment-${commentId}`
  const show = (event: MouseEvent) => {
    if (!quote || !document.getElementById(place)) return
    event.preventDefault()
    shine({ postId, commentId, quote })
  }
  return (
    <Link to={`/post/${postId}#${place}`} title={texts.showQuote} onClick={show} className="quote">
      <Icon name="corner-down-right" size={16} />
      <span>
        <b>{lead}</b> {quote && <q>{quote}</q>}
      </span>
    </Link>
  )
}

const isRebuttal = (act: Comment['act']) => act === 'CHALLENGE' || act === 'COUNTEREXAMPLE'
