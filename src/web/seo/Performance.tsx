import type { SeoPerformance } from '#shared/seo.ts'
import { admin } from '#web/texts/admin.en.ts'
import { Card, Panel } from '#web/ui/Card.tsx'
import { Meter } from './Meter.tsx'
import { performanceQuery } from './queries.ts'
import { Reading } from './Reading.tsx'

const words = admin.performance
/** Bars that can be taken in at a glance. */
const barsMost = 8

export const Performance = () => (
  <Reading query={performanceQuery()} loading={words.loading}>
    {(records) =>
      records.length === 0 ? (
        <p className="text-soft">{words.empty}</p>
      ) : (
        <div className="space-y-5">
          <Traffic records={records} />
          {records.map((record) => (
            <Record key={record.id} record={record} />
          ))}
        </div>
      )
    }
  </Reading>
)

const Traffic = ({ records }: { records: SeoPerformance[] }) => {
  const shown = records.filter(({ organicTraffic }) => organicTraffic > 0).slice(0, barsMost)
  const most = shown[0]?.organicTraffic ?? 0
  return (
    <Panel id="traffic" heading={words.heading}>
      <p className="text-soft mb-4 text-sm">{words.detail}</p>
      {shown.length === 0 && <p>{words.none}</p>}
      <ul className="space-y-3">
        {shown.map(({ id, keyword, organicTraffic }) => (
          <li key={id}>
            <div className="flex justify-between gap-4 text-sm">
              <span>{keyword}</span>
              <span className="whitespace-nowrap figures">{words.visits(organicTraffic)}</span>
            </div>
            <Meter value={organicTraffic} most={most} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Record = ({ record }: { record: SeoPerformance }) => (
  <Card>
    <article aria-labelledby={`performance-${record.id}`}>
      <h3 id={`performance-${record.id}`} className="mb-3 font-semibold">
        {record.keyword}
      </h3>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {figuresOf(record).map(({ name, value, hint }) => (
          <div key={name} title={hint}>
            <dt className="text-soft text-xs">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  </Card>
)

type Figure = { name: string; value: string; hint?: string }

/** What Search Console says is 'not connected' until it was imported; rates need a visit. */
const figuresOf = (record: SeoPerformance): Figure[] => {
  const told = (value: number | null, write: (value: number) => string = String) =>
    value === null ? words.notConnected : write(value)
  const measured = (value: number | null, write: (value: number) => string) =>
    value === null ? words.noVisits : write(value)
  return [
    { name: words.traffic, value: String(record.organicTraffic) },
    { name: words.clickThroughRate, value: told(record.clickThroughRate, words.percent) },
    { name: words.impressions, value: told(record.impressions) },
    { name: words.clicks, value: told(record.clicks) },
    { name: words.bounceRate, value: measured(record.bounceRate, words.percent) },
    { name: words.avgTimeOnPage, value: measured(record.avgTimeOnPage, words.time) },
    {
      name: words.conversionRate,
      value: measured(record.conversionRate, words.percent),
      hint: words.conversionHint,
    },
  ]
}
