import { posts as texts } from '#web/texts/posts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

type Props = { isLiked: boolean; likesCount: number; isBusy?: boolean; onPress: () => void }

/** A heart, and how many like it. */
export const LikeFace = ({ isLiked, likesCount, isBusy, onPress }: Props) => (
  <Button
    variant="plain"
    size="small"
    data-key="l"
    aria-pressed={isLiked}
    aria-label={`${texts.like}, ${texts.likes(likesCount)}`}
    data-hint={isLiked ? texts.unlike : texts.like}
    disabled={isBusy}
    onClick={onPress}
    className={isLiked ? 'text-liked!' : undefined}
  >
    <Icon name="heart" size={17} isFilled={isLiked} />
    {likesCount > 0 && <span>{likesCount}</span>}
  </Button>
)
