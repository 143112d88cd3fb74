import { useState } from 'react'
import type { Digest } from '#shared/digest.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { kept } from '#web/fragments/kept.tsx'
import { usePolling } from '#web/live-state.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Findings } from './Findings.tsx'
import { OwnStance, SignInToTakeStance } from './OwnStance.tsx'
import { digestQuery } from './queries.ts'
import { hasReaderStances, Readers } from './Readers.tsx'
import { Stands } from './Stands.tsx'
import { useRead } from '#web/data/useRead.ts'

/**
 * The discussion at a glance: every speaker from against to for, the readers, and what it rests on. Where it
 * stands above the responses it is one line until it is asked for: the first of them stays on the first screen.
 */
export const WhereTheyStand = ({ postId }: { postId: number }) => {
  const digest = useRead({ ...digestQuery(postId), ...usePolling() })
  const viewer = useViewer()
  if (!digest) return null
  const isReady = digest.stands.length > 0
  const isBare = !viewer && !isReady && !hasReaderStances(digest.readers)
  // In the browser the panel stays one component: opened, it stays open when somebody takes a stance.
  if (import.meta.env.SSR && isBare) return <NoStancesYet />
  return (
    <StancePanel isReady={isReady}>
      {isReady && <Speakers digest={digest} />}
      <Readers readers={digest.readers} />
      <OwnStance postId={postId} />
    </StancePanel>
  )
}

/** The same for every visitor, under every post. */
const NoStancesYet = kept('no stances yet', () => (
  <StancePanel isReady={false}>
    <SignInToTakeStance />
  </StancePanel>
))

const StancePanel = ({ isReady, children }: { isReady: boolean; children: React.ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      id="where-they-stand"
      aria-labelledby="where-they-stand-heading"
      className={classes('card bleed', !isOpen && 'max-xl:py-1!')}
    >
      <h2 id="where-they-stand-heading" className="font-serif text-lg font-semibold xl:mb-3">
        <Heading isReady={isReady} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </h2>
      <div className={classes('space-y-4', !isOpen && 'max-xl:hidden max-xl:noscript:block')}>
        {children}
      </div>
    </section>
  )
}

type HeadingOf = { isReady: boolean; isOpen: boolean; onToggle: () => void }

const Heading = ({ isReady, isOpen, onToggle }: HeadingOf) => {
  const says = isReady ? words.heading : words.readersHeading
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-start xl:hidden"
      >
        {says}
        <span className="text-soft ms-auto font-sans text-sm font-normal">{words.andYou}</span>
        <Icon
          name="chevron-right"
          size={16}
          className={classes(
            'text-soft transition-transform',
            isOpen ? 'rotate-90' : 'rtl:rotate-180',
          )}
        />
      </button>
      <span className="max-xl:hidden">{says}</span>
    </>
  )
}

const Speakers = ({ digest }: { digest: Digest }) => (
  <div data-ai="reply" className="space-y-3">
    <p className="text-soft text-sm">{words.hint}</p>
    <Stands stands={digest.stands} />
    <Findings digest={digest} />
  </div>
)
