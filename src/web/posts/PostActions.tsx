import type { ReactNode } from 'react'
import type { Post } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { BookmarkButton, HideMenu, OwnTools } from '#web/members/shown.ts'
import { LikeButton } from './LikeButton.tsx'
import { postedBy } from './people.ts'
import type { Own } from './revising.ts'
import { ShareButton } from './ShareButton.tsx'

type Props = {
  post: Post
  own: Own
  onEdit: () => void
  onDeleted?: () => void
  children?: ReactNode
}

/** What can be done with a post; `children` stand after the like. */
export const PostActions = ({ post, own, onEdit, onDeleted, children }: Props) => {
  const viewer = useViewer()
  return (
    <>
      <LikeButton
        targetType="post"
        postId={post.id}
        targetId={post.id}
        isLiked={post.isLiked}
        likesCount={post.likesCount}
      />
      {children}
      <ShareButton post={post} />
      {viewer && (
        <>
          <BookmarkButton postId={post.id} />
          <OwnTools own={own} authorId={post.userId} onEdit={onEdit} onDeleted={onDeleted} />
          <HideMenu
            whom={{ type: 'person', id: post.userId, name: postedBy(post) }}
            thing={{ thing: 'post', id: String(post.id) }}
          />
        </>
      )}
    </>
  )
}
