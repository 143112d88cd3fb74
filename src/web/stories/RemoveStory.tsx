import { stories as words } from '#web/texts/stories.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useRemoving } from './queries.ts'

/** Asks before a story is gone for good. */
export const RemoveStory = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const removing = useRemoving({ onDone: onClose })
  return (
    <Dialog heading={words.removeHeading} closeLabel={words.close} onClose={onClose}>
      <p className="mb-5">{words.removeDetail}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={removing.isPending} onClick={() => removing.mutate(id)}>
          {words.removeConfirm}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  )
}
