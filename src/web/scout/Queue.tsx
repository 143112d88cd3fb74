import type { ScoutTopic } from '#shared/scout.ts'
import { scout } from '#web/texts/scout.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { useJudge } from './queries.ts'
import { Reports } from './Reports.tsx'

const words = scout.queue

/** What only a person may let be opened. */
export const Queue = ({ topics }: { topics: ScoutTopic[] }) => (
  <Panel id="scout-queue" heading={words.heading}>
    <p className="text-soft text-sm">{topics.length === 0 ? words.empty : words.detail}</p>
    <ul className="divide-line divide-y">
      {topics.map((topic) => (
        <Waiting key={topic.id} topic={topic} />
      ))}
    </ul>
  </Panel>
)

const Waiting = ({ topic: { id, title, reports } }: { topic: ScoutTopic }) => {
  const judge = useJudge()
  return (
    <li className="py-4">
      <p className="font-semibold">{title}</p>
      <Reports reports={reports} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={words.approveOf(title)}
          disabled={judge.isPending}
          onClick={() => judge.mutate({ id, title, verdict: 'approve' })}
        >
          {words.approve}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-label={words.rejectOf(title)}
          disabled={judge.isPending}
          onClick={() => judge.mutate({ id, title, verdict: 'reject' })}
        >
          {words.reject}
        </Button>
      </div>
    </li>
  )
}
