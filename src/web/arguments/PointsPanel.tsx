import { useState } from 'react'
import type { PointCandidate, PointDesk } from '#shared/people-points.ts'
import { displayName, truncate } from '#shared/text.ts'
import { pointsDesk as words } from './points-desk.en.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Time } from '#web/ui/Time.tsx'
import { pointDeskQuery } from './desk.ts'
import { DeclinePoint, WordPoint } from './PointDialogs.tsx'

/** Comments that may become points, and those that have; only administrators see it. */
export const PointsPanel = () => (
  <Reading query={pointDeskQuery()} loading={words.loading}>
    {(desk) => <Desk desk={desk} />}
  </Reading>
)

const Desk = ({ desk: { candidates, candidatesCount, listed } }: { desk: PointDesk }) => (
  <Panel id="people-points" heading={words.heading(candidatesCount)}>
    <p className="text-soft text-sm">{candidates.length === 0 ? words.empty : words.hint}</p>
    <ul className="divide-line divide-y">
      {candidates.map((item) => (
        <Candidate key={item.commentId} item={item} />
      ))}
    </ul>
    <Fold heading={words.listed} count={listed.length}>
      {listed.map((item) => (
        <Listed key={item.commentId} item={item} />
      ))}
    </Fold>
  </Panel>
)

const Candidate = ({ item }: { item: PointCandidate }) => (
  <li className="space-y-2 py-4">
    <About item={item} />
    <p dir="auto" className="line-clamp-8 whitespace-pre-line wrap-anywhere">
      {item.content}
    </p>
    <ul className="text-soft list-disc ps-5 text-sm">
      {[...new Set(item.whys)].map((why) => (
        <li key={why} dir="auto" className="wrap-anywhere">
          {why}
        </li>
      ))}
    </ul>
    {item.says !== null && <p className="text-sm">{words.changed(item.says)}</p>}
    <Ways item={item} decline={words.decline} isNew />
  </li>
)

const Listed = ({ item }: { item: PointCandidate }) => (
  <li className="space-y-1 text-sm">
    <p dir="auto" className="font-medium wrap-anywhere">
      {item.says}
    </p>
    <About item={item} />
    <Ways item={item} decline={words.takeOff} isNew={false} />
  </li>
)

const About = ({
  item: { debateId, question, author, movedCount, at },
}: {
  item: PointCandidate
}) => (
  <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
    <Link to={`/debates/${debateId}`} lang="en" className="inline-flex min-h-6 underline">
      {question}
    </Link>
    <Link to={`/profile/${author.id}`} className="inline-flex min-h-6 underline">
      {words.by(displayName(author))}
    </Link>
    <span>{words.moved(movedCount)}</span>
    <Time at={at} />
  </p>
)

type Way = 'accept' | 'decline'

const Ways = ({
  item,
  decline,
  isNew,
}: {
  item: PointCandidate
  decline: string
  isNew: boolean
}) => {
  const [chosen, choose] = useState<Way | null>(null)
  const close = () => choose(null)
  const what = truncate(item.says ?? item.content, 40)
  return (
    <div className="flex flex-wrap gap-2">
      {isNew && (
        <Button
          size="small"
          aria-label={words.on(words.accept, what)}
          onClick={() => choose('accept')}
        >
          {words.accept}
        </Button>
      )}
      <Button
        size="small"
        variant="outline"
        aria-label={words.on(decline, what)}
        onClick={() => choose('decline')}
      >
        {decline}
      </Button>
      <Link
        to={`/post/${item.postId}#comment-${item.commentId}`}
        className="text-accent inline-flex min-h-9 items-center px-2 text-sm hover:underline max-sm:min-h-11"
      >
        {words.open}
      </Link>
      {chosen === 'accept' && <WordPoint item={item} onClose={close} />}
      {chosen === 'decline' && <DeclinePoint item={item} onClose={close} act={decline} />}
    </div>
  )
}
