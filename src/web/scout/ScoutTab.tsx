import type { ScoutState } from '#shared/scout.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { scout } from '#web/texts/scout.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { scoutQuery, useRun } from './queries.ts'
import { Queue } from './Queue.tsx'
import { Sources } from './Sources.tsx'
import { Topics } from './Topics.tsx'

const words = scout.round

/** What the Scout asks, what waits for a person, and what it found. */
export const ScoutTab = () => (
  <Reading query={scoutQuery} loading={scout.loading}>
    {(state) => (
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:items-start">
        <div className="space-y-5">
          <Rounds state={state} />
          <Queue topics={state.queue} />
          <Topics topics={state.topics} />
        </div>
        <Sources sources={state.sources} />
      </div>
    )}
  </Reading>
)

const Rounds = ({ state: { hasNetwork, lastRoundAt, emptyRounds } }: { state: ScoutState }) => {
  const run = useRun()
  return (
    <Panel id="scout-rounds" heading={words.heading}>
      <p className="text-soft text-sm">{hasNetwork ? words.detail : words.offline}</p>
      {emptyRounds > 0 && (
        <p role="status" className="text-danger mt-2 text-sm">
          {words.empty(emptyRounds)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm">
          <span className="text-soft">{words.last}: </span>
          {lastRoundAt ? <Time at={lastRoundAt} /> : words.never}
        </p>
        <Button
          variant="outline"
          size="small"
          disabled={run.isPending}
          onClick={() => run.mutate(undefined)}
        >
          {words.run}
        </Button>
      </div>
    </Panel>
  )
}
