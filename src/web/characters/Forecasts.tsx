import type { CharacterPage } from '#shared/character-page.ts'
import { type Forecast, type ForecastRecord, judgedFrom } from '#shared/forecasts.ts'
import { character as words } from './character.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { Link } from '#web/ui/Link.tsx'
import { Judge } from './Judge.tsx'
import { RuleForecast } from './RuleForecast.tsx'

type Props = { page: Pick<CharacterPage, 'id' | 'forecasts' | 'forecastRecord'> }

/** What a character expects, how that was judged, and who judges it; nothing where it has forecast nothing. */
export const Forecasts = ({ page: { id, forecasts, forecastRecord } }: Props) =>
  forecasts.length > 0 && (
    <Panel id="forecasts" heading={words.forecasts}>
      <p className="-mt-2 font-medium">{tellRecord(forecastRecord)}</p>
      <p className="text-soft mb-3 text-sm">
        {words.forecastsHint} {forecastRecord.open > 0 && words.judgeHint(judgedFrom.votes)}
      </p>
      <ul className="space-y-4">
        {forecasts.map((one) => (
          <li key={one.commentId} className="border-s-3 border-(--tone) ps-3 text-sm">
            <Said one={one} />
            {one.judged !== null && (
              <p className="mt-1 font-semibold">{words.judged[one.judged]}</p>
            )}
            {one.ruling !== null && (
              <p dir="auto" className="text-soft wrap-anywhere">
                {words.ruled(one.ruling)}
              </p>
            )}
            {one.isDue && <Judge characterId={id} one={one} />}
            {one.isDue && <RuleForecast characterId={id} one={one} />}
          </li>
        ))}
      </ul>
    </Panel>
  )

const Said = ({ one }: { one: Forecast }) => (
  <>
    <p lang="en" className="leading-relaxed">
      {one.says}
    </p>
    <p className="text-soft flex flex-wrap items-center gap-x-2 text-xs">
      <time dateTime={one.dueOn}>{tellDay(one)}</time>
      <Link
        to={`/post/${one.postId}#comment-${one.commentId}`}
        lang="en"
        className="inline-flex min-h-6 items-center underline"
      >
        {one.question}
      </Link>
    </p>
  </>
)

/** Only what there is any of. */
const tellRecord = (record: ForecastRecord): string => {
  const parts = [
    [record.came_true, words.cameTrue],
    [record.did_not, words.didNot],
    [record.cannot_say, words.undecided],
    [record.open, words.openNow],
    [record.ahead, words.ahead],
  ] as const
  return words.record(parts.filter(([count]) => count > 0).map(([count, tell]) => tell(count)))
}

const tellDay = ({ dueOn, isDue }: Forecast): string => {
  const day = calendarDate(Date.parse(dueOn))
  return isDue ? words.wasDue(day) : words.due(day)
}
