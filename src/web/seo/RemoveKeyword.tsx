import type { SeoKeyword } from '#shared/seo.ts'
import { admin } from '#web/texts/admin.en.ts'
import { RemoveButton } from '#web/ui/RemoveButton.tsx'
import { useRemoveKeyword } from './queries.ts'

const words = admin.keywords

/** Asks before a keyword goes, with what was counted for it. */
export const RemoveKeyword = ({ keyword: { id, keyword } }: { keyword: SeoKeyword }) => {
  const removal = useRemoveKeyword()
  return (
    <RemoveButton
      variant="plain"
      className="ms-auto"
      name={words.removeOf(keyword)}
      sure={words.removeSure(keyword)}
      words={words}
      isPending={removal.isPending}
      onRemove={(close) => removal.mutate(id, { onSettled: close })}
    />
  )
}
