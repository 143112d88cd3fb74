import { useState } from 'react'
import type { Comment } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { isAi } from './people.ts'

/** Whether a reply shows only who speaks, as its reader wishes for those of characters. */
export const useFold = (comment: Comment): [isFolded: boolean, unfold: () => void] => {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const isFolded = viewer?.aiReplies === 'collapse' && isAi(comment) && !isOpen
  return [isFolded, () => setOpen(true)]
}
