import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { previous as previousTexts } from './previous.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { previousOnHomeKey } from './queries.ts'

const Pages = lazy(() => import('./PreviousPages.tsx'))

/** What is older than the feed, on demand; each time from its first page. */
export const PreviousPosts = () => {
  const cache = useQueryClient()
  const [isShown, setShown] = useState(false)
  const show = () => {
    cache.removeQueries({ queryKey: previousOnHomeKey })
    setShown(true)
  }
  return (
    <section aria-labelledby="previous-posts" className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="previous-posts" className="font-serif text-xl font-semibold">
          {previousTexts.heading}
        </h2>
        <Button variant="outline" onClick={isShown ? () => setShown(false) : show}>
          {isShown ? previousTexts.hide : previousTexts.load}
        </Button>
      </div>
      {isShown && (
        <Suspense fallback={<LoadingPrevious />}>
          <Pages />
        </Suspense>
      )}
    </section>
  )
}

export const LoadingPrevious = () => (
  <div className="space-y-5">
    <p role="status" className="text-soft text-center text-sm">
      {previousTexts.loading}
    </p>
    <CardSkeletons />
  </div>
)
