import type { Overview } from '#shared/admin.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { admin } from '#web/texts/admin.en.ts'
import { classes } from '#web/ui/classes.ts'

const words = admin.overview

type Day = Overview['days'][number]

/** From the top of a bar to its foot. A charting library weighs 92 KB; this is a page of ours. */
const kinds = [
  { kind: 'aiResponses', colour: 'bg-ai-purple' },
  { kind: 'comments', colour: 'bg-ai-emerald' },
  { kind: 'posts', colour: 'bg-ai-yellow' },
] as const

const sumOf = (day: Day) => day.posts + day.comments + day.aiResponses
const dateOf = ({ day }: Day) => calendarDate(Date.parse(day))

/** A bar for every day, and the same as a table for who would rather read or cannot see it. */
export const Activity = ({ days }: { days: Day[] }) => {
  const most = Math.max(...days.map(sumOf))
  if (most <= 0) return <p className="text-soft">{words.none}</p>
  return (
    <>
      <Legend />
      <div aria-hidden="true">
        <p className="text-soft mb-1 text-xs">{words.most(most)}</p>
        <div className="border-line flex h-44 items-end gap-px border-b sm:gap-1">
          {days.map((day) => (
            <Bar key={day.day} day={day} most={most} />
          ))}
        </div>
        <Ends days={days} />
      </div>
      <Table days={days} />
    </>
  )
}

const Legend = () => (
  <ul className="text-soft mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {kinds.toReversed().map(({ kind, colour }) => (
      <li key={kind} className="flex items-center gap-2">
        <span className={classes('size-3 rounded-sm', colour)} />
        {words.kinds[kind]}
      </li>
    ))}
  </ul>
)

const Bar = ({ day, most }: { day: Day; most: number }) => (
  <div className="flex h-full grow basis-0 flex-col justify-end" title={titleOf(day)}>
    {kinds.map(({ kind, colour }) => (
      <div
        key={kind}
        className={classes('first:rounded-t-sm', colour)}
        style={{ height: `${(day[kind] / most) * 100}%` }}
      />
    ))}
  </div>
)

const titleOf = (day: Day) =>
  [dateOf(day), ...kinds.map(({ kind }) => `${words.kinds[kind]}: ${day[kind]}`)].join('\n')

const Ends = ({ days }: { days: Day[] }) => (
  <p className="text-soft mt-1 flex justify-between text-xs">
    {[days[0], days.at(-1)].map((day) => day && <span key={day.day}>{dateOf(day)}</span>)}
  </p>
)

const Table = ({ days }: { days: Day[] }) => (
  <details className="mt-4 text-sm">
    <summary className="text-accent min-h-9 py-2">{words.table}</summary>
    <table className="w-full figures">
      <thead>
        <tr className="text-soft text-start">
          <th className="py-1 font-medium">{words.day}</th>
          {kinds.map(({ kind }) => (
            <th key={kind} className="py-1 text-end font-medium">
              {words.kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-line border-t">
            <th scope="row" className="py-1 text-start font-normal whitespace-nowrap">
              {dateOf(day)}
            </th>
            {kinds.map(({ kind }) => (
              <td key={kind} className="py-1 text-end">
                {day[kind]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
