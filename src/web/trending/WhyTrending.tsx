import { lazy, Suspense, useState } from 'react'
import { texts } from '#web/texts/index.ts'

const Figures = lazy(async () => ({ default: (await import('./WhyFigures.tsx')).WhyFigures }))

/** Opens the figures behind a topic's place; they are read when they are first wanted. */
export const WhyTrending = ({ tag }: { tag: string }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary
        aria-label={texts.trending.whyOf(tag)}
        className="text-soft hover:text-ink min-h-6 cursor-pointer py-0.5 text-xs max-lg:min-h-9 max-lg:py-2"
      >
        {texts.trending.why}
      </summary>
      {isOpen && (
        <Suspense fallback={<p className="text-soft">{texts.trending.whyLoading}</p>}>
          <Figures tag={tag} />
        </Suspense>
      )}
    </details>
  )
}
