import { commentLength } from '#shared/posts.ts'
import { comments as texts } from '#web/texts/posts.en.ts'
import { useAdding, withPictures } from '#web/pictures/adding.ts'
import { useKeptDraft } from '#web/drafts/useKeptDraft.ts'
import { commentDraft } from './browser-drafts.ts'
import { WordsForm } from './WordsForm.tsx'
import { useCommenting } from './writing.ts'

export type Props = {
  postId: number
  /** The comment it answers and who said that; the post itself otherwise. */
  parent?: { id: number; name: string }
  /** It answers what the discussion turns on, and says so. */
  answersCrux?: boolean
  /** What is asked for; left out: an answer to whom it answers. */
  label?: string
  /** Closes the box; a box without it is always there. */
  onClose?: () => void
  isFocused?: boolean
}

/** Where a member answers. */
export const Answer = ({ postId, parent, answersCrux, label, onClose, isFocused }: Props) => {
  const parentId = parent?.id ?? null
  const draft = useKeptDraft(commentDraft(postId, parentId), { postId, parentId })
  const { text: content, write } = draft
  const adding = useAdding()
  const finish = () => {
    write('')
    adding.clear()
    onClose?.()
  }
  const commenting = useCommenting({ postId, draft, onDone: finish })
  return (
    <WordsForm
      label={label ?? (parent ? texts.replyTo(parent.name) : texts.label)}
      placeholder={texts.placeholder}
      content={content}
      onChange={write}
      most={commentLength}
      isFocused={isFocused}
      isPending={commenting.isPending}
      adding={adding}
      draftIn={draft.where}
      words={texts}
      onSubmit={() =>
        commenting.mutate({ content, parentId: parent?.id, answersCrux, ...withPictures(adding) })
      }
      onCancel={onClose && finish}
    />
  )
}
