import { lazy, Suspense } from 'react'
import type { Thread } from '#shared/posts.ts'
import { map as texts } from './map.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** Most never ask for it: it is fetched when they do. */
const ThreadMap = lazy(() =>
  import('./ThreadMap.tsx').catch(() => ({
    default: () => (
      <p role="alert" className="text-sm">
        {texts.failed}
      </p>
    ),
  })),
)

/** A picture needs somebody who answers. */
export const hasMap = ({ comments }: Thread): boolean => comments.length > 1

export const MapButton = ({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) => (
  <Button
    variant="outline"
    size="small"
    aria-expanded={isOpen}
    data-hint={texts.hint}
    onClick={onToggle}
  >
    <Icon name="network" size={16} />
    <span className="max-sm:sr-only">{texts.open}</span>
  </Button>
)

export const MapView = ({ thread }: { thread: Thread }) => (
  <Suspense
    fallback={
      <p role="status" className="text-soft text-sm">
        {texts.loading}
      </p>
    }
  >
    <ThreadMap thread={thread} />
  </Suspense>
)
