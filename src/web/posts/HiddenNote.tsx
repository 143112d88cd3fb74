import type { Comment, Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { useAiChoice, useChoosing } from '#web/characters/choice.ts'
import { aiChoice as words } from '#web/texts/ai-choice.en.ts'
import { isAi } from './people.ts'

/** Says that there is more than this reader wants to see, and brings it back. */
export const HiddenNote = ({ comments }: { comments: Comment[] }) => {
  const isHiding = useAiChoice().replies === 'hide'
  const choose = useChoosing()
  const hidden = isHiding ? comments.filter(isAi).length : 0
  return (
    hidden > 0 && <Note text={words.hidden(hidden)} onShow={() => choose({ replies: 'show' })} />
  )
}

/** The same of the Scout's posts in a list. */
export const HiddenPosts = ({ posts }: { posts: Post[] }) => {
  const isHiding = useAiChoice().posts === 'hide'
  const choose = useChoosing()
  const hidden = isHiding ? posts.filter(({ userId }) => userId === scoutId).length : 0
  return (
    hidden > 0 && <Note text={words.hiddenPosts(hidden)} onShow={() => choose({ posts: 'show' })} />
  )
}

const Note = ({ text, onShow }: { text: string; onShow: () => void }) => (
  <p className="text-soft text-sm">
    {text}{' '}
    <button type="button" className="text-accent min-h-6 hover:underline" onClick={onShow}>
      {words.showAll}
    </button>
  </p>
)
