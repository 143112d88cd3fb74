import { useEffect, useState } from 'react'
import type { Poll } from '#shared/polls.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { polls as texts } from './polls.en.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useMinute } from '#web/ui/Time.tsx'
import { Option, type OptionOf } from './Option.tsx'
import { useFreshResults, useVoting } from './queries.ts'

type Props = {
  postId: number
  poll: Poll
  /** On a phone it is one line until it is asked for: the first response stays on the first screen. */
  isFolding?: boolean
}

/** A poll: its options to choose from, and how people voted, for readers who may see it. */
export const PollCard = ({ postId, poll, isFolding = false }: Props) => {
  const [isOpen, setOpen] = useState(!isFolding)
  const viewer = useViewer()
  const voting = useVoting(postId)
  const now = useMinuteHere()
  useFreshResults(postId, poll)
  const isOver = poll.isEnded || (now !== null && Date.parse(poll.endsAt) <= now)
  const canVote = viewer !== null && !isOver
  return (
    <div data-rich="" className={isOpen ? 'mt-3' : 'sm:mt-3'}>
      {isFolding && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="onward min-h-11 gap-1.5 sm:hidden"
        >
          <Icon name="chart-line" size={16} />
          {texts.fold(poll.voters)}
        </button>
      )}
      <fieldset aria-busy={voting.isPending} className={isOpen ? undefined : 'max-sm:hidden'}>
        <legend className="sr-only">{texts.heading}</legend>
        <ul className="grid gap-1.5 sm:grid-cols-2">
          {poll.options.map((words, at) => (
            <Option
              key={words}
              {...optionAt(poll, at)}
              onChoose={canVote ? () => voting.mutate({ option: at }) : null}
            />
          ))}
        </ul>
        <p className="text-soft mt-1.5 text-sm">
          {texts.voters(poll.voters)} · <Ending poll={poll} now={now} />
          {poll.results === null && <> · {texts.hidden}</>}
        </p>
        <Own poll={poll} />
        {viewer === null && !isOver && (
          <Link to="/auth" className="onward min-h-11 sm:min-h-6">
            {texts.signIn}
          </Link>
        )}
      </fieldset>
    </div>
  )
}

/** Null as well while the server's markup is taken over, which is later than that of the page around it. */
const useMinuteHere = (): number | null => {
  const now = useMinute()
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  return isHere ? now : null
}

const optionAt = ({ options, results, own }: Poll, at: number): OptionOf => ({
  words: options[at] ?? '',
  isOwn: own?.option === at,
  result: results && {
    now: share(results.counts, at),
    first: share(results.firstCounts, at),
    count: results.counts[at] ?? 0,
    isMoved: results.counts.some((count, other) => count !== results.firstCounts[other]),
  },
})

/** In percent. */
const share = (counts: number[], at: number): number => {
  const all = counts.reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : Math.round((100 * (counts[at] ?? 0)) / all)
}

/** The day as the server knows it; once the browser is idle how long it is until then. */
const Ending = ({ poll: { isEnded, endsAt }, now }: { poll: Poll; now: number | null }) => {
  const end = Date.parse(endsAt)
  if (isEnded) return <>{texts.ended(calendarDate(end))}</>
  if (now === null) return <>{texts.ends(calendarDate(end))}</>
  return <>{end <= now ? texts.counting : texts.endsIn(Math.ceil((end - now) / minute))}</>
}

const minute = 60_000

/** Where the reader stood first, if they have voted otherwise since. */
const Own = ({ poll: { own, options } }: { poll: Poll }) =>
  own && own.option !== own.firstOption ? (
    <p className="text-soft text-sm">
      {texts.changed(options[own.firstOption] ?? '', options[own.option] ?? '')}
    </p>
  ) : null
