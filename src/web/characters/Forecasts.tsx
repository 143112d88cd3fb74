import type { Forecast } from '#shared/character-page.ts'
import { character as words } from '#texts/character.ts'
import { Panel } from '#web/ui/Card.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { Link } from '#web/ui/Link.tsx'

/** What a character expects, with the day on which that can be judged; nothing where it has forecast nothing. */
export const Forecasts = ({ list }: { list: Forecast[] }) =>
  list.length > 0 && (
    <Panel id="forecasts" heading={words.forecasts}>
      <p className="text-soft -mt-2 mb-3 text-sm">{words.forecastsHint}</p>
      <ul className="space-y-3">
        {list.map((one) => (
          <li key={one.commentId} className="border-s-3 border-(--tone) ps-3 text-sm">
            <p lang="en" className="leading-relaxed">
              {one.says}
            </p>
            <p className="text-soft text-xs">
              <time dateTime={one.dueOn}>{tellDay(one)}</time>
              {' · '}
              <Link
                to={`/post/${one.postId}#comment-${one.commentId}`}
                lang="en"
                className="inline-flex min-h-6 items-center underline"
              >
                {one.question}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )

const tellDay = ({ dueOn, isDue }: Forecast): string => {
  const day = calendarDate(Date.parse(dueOn))
  return isDue ? words.wasDue(day) : words.due(day)
}
