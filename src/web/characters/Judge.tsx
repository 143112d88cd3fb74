import { forecastVerdicts } from '#shared/forecasts.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { character as words } from './character.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { type About, useJudging } from './judging.ts'

/** How people judged a forecast that is due, and one's own vote; pressing the same again takes it back. */
export const Judge = (about: About) => {
  const { came_true, did_not, cannot_say } = about.one.votes
  return (
    <div className="mt-1 space-y-2">
      <p className="text-soft">
        {came_true + did_not + cannot_say === 0
          ? words.unvoted
          : words.voted(came_true, did_not, cannot_say)}
      </p>
      {useViewer() ? (
        <Ballot {...about} />
      ) : (
        <Link
          to="/auth"
          className="text-accent inline-flex min-h-11 items-center font-medium hover:underline"
        >
          {words.signInToJudge}
        </Link>
      )}
    </div>
  )
}

const Ballot = (about: About) => {
  const judging = useJudging(about)
  const { own, says } = about.one
  return (
    <fieldset aria-busy={judging.isPending} className="flex flex-wrap gap-2">
      <legend className="sr-only">
        {words.judge} {says}
      </legend>
      {forecastVerdicts.map((verdict) => (
        <Button
          key={verdict}
          size="small"
          variant={own === verdict ? 'primary' : 'outline'}
          aria-pressed={own === verdict}
          onClick={() => judging.mutate(own === verdict ? null : verdict)}
        >
          {words.verdicts[verdict]}
        </Button>
      ))}
    </fieldset>
  )
}
