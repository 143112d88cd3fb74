import type { ModelsState } from '#shared/models.ts'
import { models as words } from '#web/texts/models.en.ts'
import { RemoveButton } from '#web/ui/RemoveButton.tsx'
import { useRemoveModel } from './queries.ts'

/** Asks before a model goes: it takes a while to come again. */
export const RemoveModel = ({
  model: { id, name, bytes },
}: {
  model: ModelsState['models'][number]
}) => {
  const removal = useRemoveModel()
  return (
    <RemoveButton
      variant="outline"
      name={words.removeOf(name)}
      sure={words.removeSure(name, words.size(bytes))}
      words={words}
      isPending={removal.isPending}
      onRemove={(close) => removal.mutate(id, { onSettled: close })}
    />
  )
}
