import type { FormEvent } from 'react'
import { useState } from 'react'
import { storyLength } from '#shared/stories.ts'
import { useDraft } from '#web/posts/browser-drafts.ts'
import { stories as words } from '#web/texts/stories.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field, TextArea } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useSharing } from './queries.ts'

/** Where a story is made; what was typed is kept until it is shared. */
export const CreateStory = ({ onClose }: { onClose: () => void }) => {
  const [content, write] = useDraft('draft:story')
  const [imageUrl, setImageUrl] = useState('')
  const sharing = useSharing({
    onDone: () => {
      write('')
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const image = imageUrl.trim()
    if (!content.trim() && !image) {
      toast({ title: words.required, detail: words.requiredDetail, isDestructive: true })
    } else sharing.mutate({ content, ...(image && { imageUrl: image }) })
  }
  return (
    <Dialog heading={words.create} closeLabel={words.close} onClose={onClose}>
      <form aria-label={words.create} noValidate onSubmit={submit} className="space-y-4">
        <TextArea
          label={words.content}
          placeholder={words.placeholder}
          value={content}
          maxLength={storyLength.content}
          disabled={sharing.isPending}
          onChange={({ target }) => write(target.value)}
        />
        <Field
          label={words.imageUrl}
          hint={words.imageHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={imageUrl}
          maxLength={storyLength.imageUrl}
          disabled={sharing.isPending}
          onChange={({ target }) => setImageUrl(target.value)}
        />
        <Button type="submit" disabled={sharing.isPending} className="w-full">
          {sharing.isPending ? words.creating : words.share}
        </Button>
      </form>
    </Dialog>
  )
}
