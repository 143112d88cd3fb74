import { useState } from 'react'
import type { ModelsState } from '#shared/models.ts'
import { models as words } from '#texts/models.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useRemoveModel } from './queries.ts'

/** Asks before a model goes: it takes a while to come again. */
export const RemoveModel = ({
  model: { id, name, bytes },
}: {
  model: ModelsState['models'][number]
}) => {
  const [isAsking, setAsking] = useState(false)
  const removal = useRemoveModel()
  const close = () => setAsking(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={words.removeOf(name)}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      {isAsking && (
        <Dialog heading={words.removeOf(name)} closeLabel={words.keep} onClose={close}>
          <p className="mb-5">{words.removeSure(name, words.size(bytes))}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={removal.isPending}
              onClick={() => removal.mutate(id, { onSettled: close })}
            >
              {words.remove}
            </Button>
            <Button variant="outline" onClick={close}>
              {words.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
