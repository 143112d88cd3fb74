import { lazy, Suspense, useState } from 'react'
import type { Post } from '#shared/posts.ts'
import { hashtagsShared, shareTextLength } from '#shared/sharing.ts'
import { truncate } from '#shared/text.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { countShare, shareByApp, type Shared } from '#web/sharing/acts.ts'
import { useSiteName } from '#web/site.ts'
import { posts as postTexts } from '#texts/posts.ts'
import { sharing as sharingTexts } from '#texts/sharing.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { askToSignInToShare } from './refusals.ts'

const ShareDialog = lazy(() => import('#web/sharing/ShareDialog.tsx'))

/** Hands a post to the system's share sheet on touch screens that have one, else opens ours. */
export const ShareButton = ({ post }: { post: Post }) => {
  const viewer = useViewer()
  const site = useSiteName()
  const [isOpen, setOpen] = useState(false)
  const press = async () => {
    if (!viewer) return askToSignInToShare()
    const isShared = isTouch() ? await shareByApp(toShare(post, site)) : null
    if (isShared) countShare(post.id)
    if (isShared === null) setOpen(true)
  }
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={labelOf(post)}
        data-hint={postTexts.share}
        onClick={() => void press()}
      >
        <Icon name="share-2" size={17} />
        {post.sharesCount > 0 && post.sharesCount}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            shared={toShare(post, site)}
            hashtags={post.tags.slice(0, hashtagsShared.suggested)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches

const labelOf = ({ sharesCount }: Post): string =>
  sharesCount > 0 ? `${postTexts.share} (${sharingTexts.shares(sharesCount)})` : postTexts.share

const toShare = ({ id, content }: Post, site: string): Shared => {
  const link = new URL(`/post/${id}`, window.location.origin).href
  return {
    text: `${truncate(content, shareTextLength)}\n${link}`,
    link,
    subject: sharingTexts.subject(site),
    postId: id,
  }
}
