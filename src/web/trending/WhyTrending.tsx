import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { trending as texts } from '#web/texts/trending.en.ts'
import { topicPath } from '#web/topics/paths.ts'
import { Link } from '#web/ui/Link.tsx'

const Figures = lazy(async () => ({ default: (await import('./WhyFigures.tsx')).WhyFigures }))

type Props = { tag: string; discussions: number }

/** How often a topic is discussed; pressed, it tells why the topic stands here, read when first wanted. */
export const WhyTrending = ({ tag, discussions }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // The browser opens it without us: a reader who pressed before the page came to life has it open already.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      className="min-w-0 text-sm max-lg:open:basis-full max-lg:open:pe-4"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="text-soft hover:text-ink flex min-h-6 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <span className="max-lg:sr-only">{texts.discussions(discussions)}</span>
        <span
          aria-hidden="true"
          className="bg-sunken size-6 content-center rounded-full text-center text-xs lg:hidden"
        >
          ?
        </span>
        <span className="text-xs underline decoration-dotted underline-offset-4 max-lg:sr-only">
          {texts.why}
          <span className="sr-only"> #{tag}</span>
        </span>
      </summary>
      <noscript>
        <Link to={`${topicPath(tag)}#why`} className="text-accent underline">
          {texts.whyThere(tag)}
        </Link>
      </noscript>
      {isOpen && (
        <Suspense fallback={<p className="text-soft">{texts.whyLoading}</p>}>
          <Figures tag={tag} />
        </Suspense>
      )}
    </details>
  )
}
