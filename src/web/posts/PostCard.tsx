import { memo, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { posts as texts } from '#web/texts/posts.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { Rich } from '#web/rich/Rich.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { CommentForm } from './CommentForm.tsx'
import { Discussion } from './Discussion.tsx'
import { useEditState } from './editing.ts'
import { firstShown } from './latest.ts'
import { OwnWords } from './OwnWords.tsx'
import { editedAt, postedBy } from './people.ts'
import { PostActions } from './PostActions.tsx'
import { PostHead } from './PostHead.tsx'
import type { Own } from './revising.ts'
import { useSpeaking } from './speaking.ts'
import { Stage, Words } from './spotlight.tsx'
import { StanceRow } from './StanceRow.tsx'
import { Tags } from './Tags.tsx'
import { spokenPost } from './spoken.ts'

const Whole = memo(({ post }: { post: Post }) => (
  <Stage>
    <article
      id={`post-${post.id}`}
      data-ai={post.userId === scoutId ? 'post' : undefined}
      aria-label={texts.newsBy(postedBy(post))}
    >
      <Card>
        <PostHead post={post} />
        <Body post={post} />
        <LatestTurns post={post} />
      </Card>
    </article>
  </Stage>
))
Whole.displayName = 'PostCard'

/** A discussion in the feed: the post, what can be done with it, and its latest turns. */
export const PostCard = kept('post card', Whole)

const Body = ({ post }: { post: Post }) => {
  const own = { type: 'post', id: post.id, content: post.content } as const
  const editing = useEditState(own, post.userId)
  const Box = post.marked ? 'div' : 'p'
  return (
    <>
      <OwnWords own={own} isEditing={editing.isEditing} onClose={editing.close}>
        <Box {...spokenPost(post)} className="posted">
          <Words postId={post.id} commentId={null} marked={post.marked}>
            {post.content}
          </Words>
        </Box>
      </OwnWords>
      <Rich of={post} />
      <Tags tags={post.tags} words={post.content} />
      <StanceRow post={post} />
      <Actions post={post} own={own} onEdit={editing.open} />
    </>
  )
}

const Actions = ({ post, own, onEdit }: { post: Post; own: Own; onEdit: () => void }) => {
  const [isCommenting, setCommenting] = useState(false)
  return (
    <>
      <div className="acts mt-2 sm:gap-1">
        <PostActions post={post} own={own} onEdit={onEdit}>
          <Button
            variant="plain"
            size="small"
            data-key="c"
            aria-expanded={isCommenting}
            onClick={() => setCommenting(!isCommenting)}
          >
            <Icon name="message-circle" size={17} />
            <span className="max-sm:sr-only">{texts.comment}</span>
          </Button>
        </PostActions>
        <Link to={`/post/${post.id}`} className="onward ms-auto min-h-11 ps-3">
          {post.commentsCount > 0 ? texts.responses(post.commentsCount) : texts.open}
        </Link>
      </div>
      {isCommenting && (
        <div className="mt-2">
          <CommentForm postId={post.id} onClose={() => setCommenting(false)} isFocused />
        </div>
      )}
    </>
  )
}

/**
 * The latest turns when the card appeared, then every one that comes: nothing that is on the
 * screen gives way to something newer.
 */
const LatestTurns = ({ post }: { post: Post }) => {
  const speaking = useSpeaking(post.id)
  const [first] = useState(() => firstShown(post))
  const shown = post.comments.filter(({ id }) => id >= first)
  const earlier = post.commentsCount - shown.length
  if (shown.length + speaking.length === 0) return null
  return (
    <div className="border-line mt-3 space-y-5 border-t pt-4">
      {earlier > 0 && (
        <Link to={`/post/${post.id}`} className="onward">
          {texts.earlier(earlier)}
        </Link>
      )}
      <Discussion postId={post.id} editedAt={editedAt(post)} comments={shown} />
    </div>
  )
}
