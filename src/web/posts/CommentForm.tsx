import type { FormEvent } from 'react'
import { commentLength } from '#shared/posts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { texts } from '#web/texts/index.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { commentDraft, useDraft } from './drafts.ts'
import { useCommenting } from './writing.ts'

type Props = {
  postId: number
  /** The comment it answers and who said that; the post itself otherwise. */
  parent?: { id: number; name: string }
  /** Closes the box; a box without it is always there. */
  onClose?: () => void
  isFocused?: boolean
}

/** Where people answer; a visitor is asked to sign in. */
export const CommentForm = (props: Props) =>
  useViewer() ? (
    <Answer {...props} />
  ) : (
    <ButtonLink to="/auth" variant="outline">
      {texts.comments.signIn}
    </ButtonLink>
  )

const Answer = ({ postId, parent, onClose, isFocused }: Props) => {
  const [content, write] = useDraft(commentDraft(postId, parent?.id ?? null))
  const finish = () => {
    write('')
    onClose?.()
  }
  const commenting = useCommenting({ postId, onDone: finish })
  const over = [...content.trim()].length - commentLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim()) commenting.mutate({ content, parentId: parent?.id })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <TextArea
        label={parent ? texts.comments.replyTo(parent.name) : texts.comments.label}
        placeholder={texts.comments.placeholder}
        value={content}
        autoFocus={isFocused}
        disabled={commenting.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex items-center justify-end gap-2">
        {over > 0 && <p className="text-danger text-sm">{texts.composer.tooLong(over)}</p>}
        {onClose && (
          <Button variant="plain" size="small" onClick={finish}>
            {texts.comments.cancel}
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          disabled={!content.trim() || over > 0 || commenting.isPending}
        >
          {commenting.isPending ? texts.comments.pending : texts.comments.submit}
        </Button>
      </div>
    </form>
  )
}
