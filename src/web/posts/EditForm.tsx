import { useEffect, type FormEvent } from 'react'
import { commentLength, postLength } from '#shared/posts.ts'
import { texts } from '#web/texts/index.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { editDraft, readDraft, useDraft, writeDraft } from './drafts.ts'
import { useEditing, type Own } from './revising.ts'

const most = { post: postLength, comment: commentLength } as const

/** Where the author of a post or comment changes its words. */
export default function EditForm({ own, onClose }: { own: Own; onClose: () => void }) {
  const key = editDraft(own.type, own.id)
  const [content, write] = useDraft(key)
  useEffect(() => {
    if (!readDraft(key)) writeDraft(key, own.content)
  }, [key, own.content])
  const finish = () => {
    write('')
    onClose()
  }
  const editing = useEditing(own, { onDone: finish })
  const over = [...content.trim()].length - most[own.type]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim()) editing.mutate(content)
  }
  return (
    <form onSubmit={submit} className="mt-3 space-y-2">
      <TextArea
        label={own.type === 'post' ? texts.revising.postLabel : texts.revising.commentLabel}
        value={content}
        autoFocus
        disabled={editing.isPending}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex items-center justify-end gap-2">
        {over > 0 && <p className="text-danger text-sm">{texts.composer.tooLong(over)}</p>}
        <Button variant="plain" size="small" onClick={finish}>
          {texts.revising.cancel}
        </Button>
        <Button
          type="submit"
          size="small"
          disabled={!content.trim() || over > 0 || editing.isPending}
        >
          {editing.isPending ? texts.revising.saving : texts.revising.save}
        </Button>
      </div>
    </form>
  )
}
