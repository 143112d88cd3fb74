import type { Comment } from '#shared/posts.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Below a comment that says that it answers the crux; leads to it. */
export const CruxMark = ({ comment }: { comment: Comment }) =>
  comment.answersCrux && (
    <a
      href="#crux"
      className="text-accent mt-1.5 inline-flex min-h-6 items-center gap-1 text-sm hover:underline"
    >
      <Icon name="corner-down-right" size={14} />
      {words.answersCrux}
    </a>
  )
