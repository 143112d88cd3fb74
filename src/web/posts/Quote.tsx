import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Comment } from '#shared/posts.ts'
import { texts } from '#web/texts/index.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useShine } from './spotlight.tsx'

/** Whom a comment answers and with which words; pressing it shows them where they were said. */
export const Quote = ({ comment: { postId, act, target } }: { comment: Comment }) => {
  const shine = useShine()
  if (!target) return null
  const place = target.commentId === null ? `post-${postId}` : `comment-${target.commentId}`
  const lead = isRebuttal(act) ? texts.comments.rebuts : texts.comments.answers
  const show = (event: MouseEvent) => {
    if (!document.getElementById(place)) return
    event.preventDefault()
    shine({ postId, commentId: target.commentId, quote: target.quote })
  }
  return (
    <Link
      to={`/post/${postId}#${place}`}
      title={texts.comments.showQuote}
      onClick={show}
      className="group text-soft my-1.5 flex gap-2 rounded-lg text-sm leading-snug"
    >
      <Icon name="corner-down-right" size={16} className="mt-0.5 shrink-0 text-(--tone)" />
      <span>
        <span className="font-medium text-(--tone)">{lead(`@${target.handle}`)}</span>{' '}
        <q className="group-hover:text-ink decoration-edge italic group-hover:underline">
          {target.quote}
        </q>
      </span>
    </Link>
  )
}

const isRebuttal = (act: Comment['act']) => act === 'CHALLENGE' || act === 'COUNTEREXAMPLE'
