import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Report, WhyTrending } from '#shared/trending.ts'
import { trending } from '#web/texts/trending.en.ts'
import { whyQuery } from './queries.ts'
import { whyTrending as words } from './why-trending.en.ts'

/** What is usual, what is now, who reports it, and how much of it is people's doing. */
export const WhyFigures = ({ tag }: { tag: string }) => {
  const { data: why, isError } = useQuery(whyQuery(tag))
  if (isError) return <p role="status">{words.failed}</p>
  if (!why) return <p className="text-soft">{trending.whyLoading}</p>
  return (
    <div className="bg-sunken mt-1 rounded-xl p-3">
      <WhyTold why={why} />
    </div>
  )
}

export const WhyTold = ({ why }: { why: WhyTrending }) => (
  <div className="space-y-2">
    {why.humanShare === null ? <p>{words.quiet}</p> : <Figures why={why} />}
    {why.scout && why.scout.reports.length > 0 && <Reports reports={why.scout.reports} />}
    <p className="text-soft text-xs">{words.rule}</p>
  </div>
)

const Figures = ({ why: { people, scout, humanShare } }: { why: WhyTrending }) => (
  <dl className="space-y-1.5">
    <Figure name={words.people}>
      {words.against(people.observed, people.baseline)}
      {people.people > 0 && <span className="text-soft"> {words.writers(people.people)}</span>}
    </Figure>
    {scout && <Figure name={words.news}>{words.against(scout.observed, scout.baseline)}</Figure>}
    <Figure name={words.share}>
      {words.percent(humanShare ?? 0)}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="bg-line mt-1 block h-1.5 w-full rounded-full"
      >
        <rect width={(humanShare ?? 0) * 100} height="6" className="fill-ai-emerald" />
      </svg>
    </Figure>
  </dl>
)

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-soft text-xs">{name}</dt>
    <dd className="figures">{children}</dd>
  </div>
)

const Reports = ({ reports }: { reports: Report[] }) => (
  <div>
    <p className="text-soft text-xs">{words.reports}</p>
    <ul className="space-y-1">
      {reports.map(({ publisher, title, url }) => (
        <li key={url}>
          <a
            href={url}
            rel="nofollow ugc noopener"
            title={title}
            className="text-accent inline-flex min-h-6 items-center underline underline-offset-2"
          >
            {publisher}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
