import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ListedDraft } from '#shared/drafts.ts'
import { drafts as texts } from '#web/texts/drafts.en.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { RemoveButton } from '#web/ui/RemoveButton.tsx'
import { Time } from '#web/ui/Time.tsx'
import { toast } from '#web/ui/toasts.ts'
import { draftPath, openDraft } from './opening.ts'
import { useRemoving } from './queries.ts'

/** A text that was begun: where it is to stand, how it begins, and the ways to go on with it or to drop it. */
export const DraftCard = ({ draft, userId }: { draft: ListedDraft; userId: string }) => {
  const removing = useRemoving(draft, userId)
  const opening = useOpening(draft, userId)
  return (
    <article aria-labelledby={`draft-${draft.id}`}>
      <Card className="space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`draft-${draft.id}`} className="font-semibold">
            {headingOf(draft)}
          </h2>
          <p className="text-soft text-sm">
            <Time at={draft.updatedAt} />
          </p>
        </div>
        {draft.about && <p className="text-soft text-sm">{texts.about(draft.about)}</p>}
        <p className="leading-relaxed whitespace-pre-line">{draft.excerpt}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={opening.isPending} onClick={opening.open}>
            {texts.open}
          </Button>
          <RemoveButton
            variant="outline"
            name={texts.removeName}
            sure={texts.sure}
            words={texts}
            isPending={removing.isPending}
            onRemove={() => removing.mutate()}
          />
        </div>
      </Card>
    </article>
  )
}

const headingOf = ({ postId, parentId, isGone }: ListedDraft): string => {
  if (isGone) return texts.gone
  if (postId === null) return texts.start
  return parentId === null ? texts.answer : texts.reply
}

const useOpening = (draft: ListedDraft, userId: string) => {
  const [isPending, setPending] = useState(false)
  const go = useNavigate()
  const begin = async () => {
    if (await openDraft(draft, userId))
      return go(draftPath(draft), {
        state: { answers: draft.isGone ? null : (draft.parentId ?? 0) },
      })
    toast({ title: texts.occupied, detail: texts.occupiedDetail, isDestructive: true })
  }
  const open = () => {
    setPending(true)
    begin()
      .catch((error: unknown) => tellFailure(error, texts.openFailed))
      .finally(() => setPending(false))
  }
  return { isPending, open }
}
