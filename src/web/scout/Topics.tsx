import { Link } from 'react-router'
import type { ScoutTopic } from '#shared/scout.ts'
import { scout } from '#web/texts/scout.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Reports } from './Reports.tsx'

const words = scout.topics

/** The stories of the last days with what they were weighed by. */
export const Topics = ({ topics }: { topics: ScoutTopic[] }) => (
  <Panel id="scout-topics" heading={words.heading}>
    {topics.length === 0 && <p className="text-soft text-sm">{words.empty}</p>}
    <ul className="divide-line divide-y">
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </ul>
  </Panel>
)

const Topic = ({ topic }: { topic: ScoutTopic }) => (
  <li className="py-3">
    <div className="flex items-start justify-between gap-3">
      <p className="min-w-0 font-medium break-words">{topic.title}</p>
      <Badge>{scout.states[topic.state]}</Badge>
    </div>
    <p className="text-soft flex flex-wrap gap-x-3 text-sm">
      {topic.hashtag && <span>#{topic.hashtag}</span>}
      {topic.category && <span>{topic.category}</span>}
      {topic.postId !== null && (
        <Link to={`/post/${topic.postId}`} className="text-accent underline underline-offset-2">
          {words.open}
        </Link>
      )}
    </p>
    <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-1 text-sm sm:grid-cols-6">
      <Figure name={words.score} value={topic.score} />
      <Figure name={words.observed} value={topic.observed} />
      <Figure name={words.baseline} value={topic.baseline} />
      <Figure name={words.publishers} value={topic.publishers} />
      <Figure name={words.debatability} value={topic.debatability} />
      <Figure name={words.similarity} value={topic.similarity} />
    </dl>
    <Reports reports={topic.reports} />
  </li>
)

const Figure = ({ name, value }: { name: string; value: number }) => (
  <div>
    <dt className="text-soft text-xs">{name}</dt>
    <dd className="figures">{scout.figure(value)}</dd>
  </div>
)
