import { useViewer } from '#web/accounts/queries.ts'
import { posts as texts } from '#texts/posts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useLiking } from './writing.ts'

type Props = {
  targetType: 'post' | 'comment'
  postId: number
  targetId: number
  isLiked: boolean
  likesCount: number
}

export const LikeButton = ({ isLiked, likesCount, ...target }: Props) => {
  const viewer = useViewer()
  const liking = useLiking(target)
  const press = () =>
    viewer
      ? liking.mutate({ liked: !isLiked, likesCount })
      : toast({ title: texts.needsLogin, detail: texts.likeNeedsLogin })
  return (
    <Button
      variant="plain"
      size="small"
      data-key="l"
      aria-pressed={isLiked}
      aria-label={`${texts.like}, ${texts.likes(likesCount)}`}
      data-hint={isLiked ? texts.unlike : texts.like}
      onClick={press}
      className={isLiked ? 'text-liked!' : undefined}
    >
      <Icon name="heart" size={17} isFilled={isLiked} />
      {likesCount > 0 && <span>{likesCount}</span>}
    </Button>
  )
}
