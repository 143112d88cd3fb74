import { bookmarks as texts } from '#web/texts/bookmarks.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useBookmark } from './bookmarks.ts'

/** Keeps a post for later; nobody else learns of it. For members. */
export const BookmarkButton = ({ postId }: { postId: number }) => {
  const { isMember, isMarked, toggle } = useBookmark(postId)
  return (
    isMember && (
      <Button
        variant="plain"
        size="small"
        aria-pressed={isMarked}
        aria-label={texts.add}
        data-hint={isMarked ? texts.remove : texts.add}
        onClick={toggle}
        className={isMarked ? 'text-accent!' : undefined}
      >
        <Icon name="bookmark" size={17} isFilled={isMarked} />
      </Button>
    )
  )
}
