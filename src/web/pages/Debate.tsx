import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type DebatePage, pointSides } from '#shared/arguments.ts'
import { Beside } from '#web/arguments/Beside.tsx'
import { Camp } from '#web/arguments/Camp.tsx'
import { Facts } from '#web/arguments/Facts.tsx'
import { applyDebateEvent } from '#web/arguments/live-patches.ts'
import { Point } from '#web/arguments/Point.tsx'
import { useSteadyOrder } from '#web/arguments/steady.ts'
import { debateQuery } from '#web/arguments/queries.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { debates as words } from '#web/texts/debates.en.ts'
import { ofPages } from '#web/live-state.ts'
import { trending } from '#web/texts/trending.en.ts'
import { categoryPath } from '#web/topics/paths.ts'
import { Card, Panel } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Head } from './Head.tsx'

ofPages.add(applyDebateEvent)

/** One question: the points of each side as people rank them, facts, the crux, what would change each mind. */
export function Debate() {
  const { id = '' } = useParams()
  const { data: page } = useQuery(debateQuery(id))
  return page ? <Whole key={page.id} page={page} /> : null
}

const Whole = ({ page }: { page: DebatePage }) => {
  const points = useSteadyOrder(page.points)
  return (
    <div className="mx-auto max-w-6xl space-y-6">
      <Head
        title={page.question}
        description={words.about(page.question, page.points.length)}
        keywords={[page.hashtag]}
      />
      <Question page={page} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="space-y-6">
          <Camp debateId={page.id} />
          {pointSides.map((side) => (
            <Side key={side} side={side} page={{ ...page, points }} />
          ))}
          {page.facts.length > 0 && (
            <Panel id="facts" heading={words.otherFacts}>
              <ul className="space-y-4">
                <Facts facts={page.facts} />
              </ul>
            </Panel>
          )}
        </div>
        <Beside page={page} />
      </div>
    </div>
  )
}

const Question = ({ page: { question, category, sides, crux } }: { page: DebatePage }) => (
  <header className="space-y-4">
    <div>
      <p className="text-soft flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Link to="/debates" className="inline-flex min-h-6 items-center underline">
          {words.all}
        </Link>
        {category && (
          <Link to={categoryPath(category)} className="inline-flex min-h-6 items-center underline">
            {trending.categoryNames[category]}
          </Link>
        )}
        <AiBadge />
      </p>
      <h1 lang="en" className="mt-1 font-serif text-3xl font-semibold">
        {question}
      </h1>
    </div>
    <Card>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Short name={words.yes} says={sides.for} />
        <Short name={words.no} says={sides.against} />
        <Short name={words.crux} says={crux} className="border-line border-t pt-4 sm:col-span-2" />
      </dl>
    </Card>
    <p className="text-soft text-sm">{words.written}</p>
  </header>
)

type Said = { name: string; says: string; className?: string }

const Short = ({ name, says, className }: Said) => (
  <div className={className}>
    <dt className="text-soft text-sm font-semibold">{name}</dt>
    <dd lang="en" className="leading-relaxed">
      {says}
    </dd>
  </div>
)

const Side = ({ side, page }: { side: (typeof pointSides)[number]; page: DebatePage }) => {
  const points = page.points.filter((point) => point.side === side)
  if (points.length === 0) return null
  return (
    <Panel id={side} heading={words.side[side]}>
      <p className="text-soft -mt-2 mb-4 text-sm">{words.ranked}</p>
      <ul className="divide-line divide-y">
        {points.map((point) => (
          <Point key={point.id} point={point} debateId={page.id} />
        ))}
      </ul>
    </Panel>
  )
}
