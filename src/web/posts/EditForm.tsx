import { useEffect } from 'react'
import { commentLength, postLength } from '#shared/posts.ts'
import { revising as texts } from '#web/texts/revising.en.ts'
import { editDraft, readDraft, useDraft, writeDraft } from './browser-drafts.ts'
import { useEditing, type Own } from './revising.ts'
import { WordsForm } from './WordsForm.tsx'

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
  return (
    <div className="mt-3">
      <WordsForm
        label={own.type === 'post' ? texts.postLabel : texts.commentLabel}
        content={content}
        onChange={write}
        most={most[own.type]}
        isFocused
        isPending={editing.isPending}
        words={{ ...texts, submit: texts.save, pending: texts.saving }}
        onSubmit={() => editing.mutate(content)}
        onCancel={finish}
      />
    </div>
  )
}
