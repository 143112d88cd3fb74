import { lazy, Suspense, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { posts as texts } from '#web/texts/posts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { askToSignInToShare } from './refusals.ts'

const SharePost = lazy(() => import('#web/sharing/SharePost.tsx'))

/** Hands a post on; what that takes comes when somebody wants it. */
export const ShareButton = ({ post }: { post: Post }) => {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={labelOf(post)}
        data-hint={texts.share}
        onClick={() => (viewer ? setOpen(true) : askToSignInToShare())}
      >
        <Icon name="share-2" size={17} />
        {post.sharesCount > 0 && post.sharesCount}
      </Button>
      {isOpen && (
        <Suspense>
          <SharePost post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const labelOf = ({ sharesCount }: Post): string =>
  sharesCount > 0 ? `${texts.share} (${texts.shares(sharesCount)})` : texts.share
