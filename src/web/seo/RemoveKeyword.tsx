import { useState } from 'react'
import type { SeoKeyword } from '#shared/seo.ts'
import { admin } from '#texts/admin.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useRemoveKeyword } from './queries.ts'

const words = admin.keywords

/** Asks before a keyword goes, with what was counted for it. */
export const RemoveKeyword = ({ keyword: { id, keyword } }: { keyword: SeoKeyword }) => {
  const [isAsking, setAsking] = useState(false)
  const removal = useRemoveKeyword()
  const close = () => setAsking(false)
  return (
    <>
      <Button
        variant="plain"
        size="small"
        className="ms-auto"
        aria-label={words.removeOf(keyword)}
        onClick={() => setAsking(true)}
      >
        {words.remove}
      </Button>
      {isAsking && (
        <Dialog heading={words.removeOf(keyword)} closeLabel={words.keep} onClose={close}>
          <p className="mb-5">{words.removeSure(keyword)}</p>
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
