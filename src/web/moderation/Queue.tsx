import { useState } from 'react'
import { Link } from 'react-router'
import type { QueueItem, Verdict } from '#shared/moderation.ts'
import { displayName, truncate } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import { moderation } from '#web/texts/desk.en.ts'
import { VeiledPictures } from '#web/pictures/Pictures.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { useDeciding } from './desk.ts'

const words = moderation.queue

/** Held texts and reports, each with what can be done about it. */
export const Queue = ({ items, count }: { items: QueueItem[]; count: number }) => (
  <Panel id="moderation-queue" heading={words.heading(count)}>
    <p className="text-soft text-sm">{items.length === 0 ? words.empty : words.hint}</p>
    <ul className="divide-line divide-y">
      {items.map((item) => (
        <Item key={`${item.thing} ${item.id}`} item={item} />
      ))}
    </ul>
  </Panel>
)

const Item = ({ item }: { item: QueueItem }) => (
  <li className="space-y-2 py-4">
    <p className="text-soft flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge>{item.heldAs ? words.heldAs[item.heldAs] : words.things[item.thing]}</Badge>
      <Whose item={item} />
      <Time at={item.createdAt} />
      {item.decisionsBefore > 0 && (
        <span className="text-danger">{words.before(item.decisionsBefore)}</span>
      )}
    </p>
    <p className="line-clamp-8 whitespace-pre-line [overflow-wrap:anywhere]">{item.content}</p>
    {item.pictures && <VeiledPictures pictures={item.pictures} />}
    <Why item={item} />
    <Ways item={item} />
  </li>
)

const Whose = ({ item: { author, characterName } }: { item: QueueItem }) => {
  if (!author) return <span>{words.by(characterName ?? '')}</span>
  return (
    <Link to={`/profile/${author.id}`} className="text-accent inline-flex min-h-6 hover:underline">
      {words.by(displayName(author))}
    </Link>
  )
}

const Why = ({ item: { doubts, reports } }: { item: QueueItem }) => (
  <ul className="text-sm">
    {doubts.map((doubt) => (
      <li key={doubt}>{words.doubts[doubt]}</li>
    ))}
    {reports.map(({ reason, details, by, at }) => (
      <li key={`${by} ${at}`}>
        <span className="font-medium">{words.reasons[reason]}</span>{' '}
        <span className="text-soft">{words.reportedBy(by ?? words.screening)}</span>
        {details && <span className="block [overflow-wrap:anywhere]">“{details}”</span>}
      </li>
    ))}
  </ul>
)

const Ways = ({ item }: { item: QueueItem }) => {
  const [chosen, choose] = useState<Verdict | null>(null)
  const deciding = useDeciding()
  const { thing, id } = item
  const decide = (way: Verdict) =>
    way === 'approve' ? deciding.mutate({ thing, id, verdict: way }) : choose(way)
  return (
    <div className="flex flex-wrap gap-2">
      {waysOf(item).map((way) => (
        <Button
          key={way}
          size="small"
          variant={way === 'approve' ? 'primary' : 'outline'}
          aria-label={words.decideOn(moderation.verdicts[way], truncate(item.content, 40))}
          disabled={deciding.isPending}
          onClick={() => decide(way)}
        >
          {moderation.verdicts[way]}
        </Button>
      ))}
      {item.postId !== null && (
        <Link
          to={`/post/${item.postId}`}
          className="text-accent inline-flex min-h-9 items-center px-2 text-sm hover:underline max-sm:min-h-11"
        >
          {words.open}
        </Link>
      )}
      {chosen && <DecisionDialog item={item} verdict={chosen} onClose={() => choose(null)} />}
    </div>
  )
}

const all = Object.keys(moderation.verdicts) as Verdict[]

/** What AI wrote is approved or removed; nobody warns a machine. */
const waysOf = ({ author }: QueueItem): Verdict[] =>
  author === null || author.id === scoutId ? ['approve', 'remove'] : all
