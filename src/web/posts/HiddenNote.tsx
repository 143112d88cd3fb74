import { Link } from 'react-router'
import type { Comment } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { texts } from '#web/texts/index.ts'
import { isAi } from './people.ts'

/** Says that there is more than this reader wants to see. */
export const HiddenNote = ({ comments }: { comments: Comment[] }) => {
  const viewer = useViewer()
  const hidden = viewer?.aiReplies === 'hide' ? comments.filter(isAi).length : 0
  return (
    hidden > 0 && (
      <p className="text-soft text-sm">
        {texts.settings.hiddenReplies(hidden)}{' '}
        <Link to="/settings#ai" className="text-accent hover:underline">
          {texts.settings.title}
        </Link>
      </p>
    )
  )
}
