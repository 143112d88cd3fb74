import { MindChanges } from '#web/arguments/MindChanges.tsx'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { digest as words } from '#web/texts/digest.en.ts'
import { Minds } from '#web/minds/Minds.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useRead } from '#web/data/useRead.ts'
import { digestQuery } from './queries.ts'

/** After the responses: on what the sides really differ, and what each would accept as evidence. */
export const CruxCard = ({ postId }: { postId: number }) => {
  const crux = useRead(digestQuery(postId))?.crux
  if (!crux) return null
  return (
    <section
      id="crux"
      data-ai="reply"
      aria-labelledby="crux-heading"
      className="border-line scroll-mt-20 space-y-3 border-t pt-5"
    >
      <h3 id="crux-heading" className="flex flex-wrap items-center gap-2 font-semibold">
        {words.crux} <AiBadge />
      </h3>
      <p lang="en" className="font-serif text-lg leading-snug">
        {crux.says}
      </p>
      {crux.change.length > 0 && (
        <>
          <h4 className="text-soft text-sm font-semibold">{words.change}</h4>
          <MindChanges change={crux.change} />
        </>
      )}
      <Minds postId={postId} />
      {crux.debateId !== null && (
        <Link
          to={`/debates/${crux.debateId}`}
          className="text-accent inline-flex min-h-11 items-center text-sm font-medium hover:underline"
        >
          {words.allPoints}
        </Link>
      )}
    </section>
  )
}
