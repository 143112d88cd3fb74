import { useState } from 'react'
import { type InboxMessage, messagesShown } from '#shared/contact.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { inbox as words } from '#web/texts/inbox.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Time } from '#web/ui/Time.tsx'
import { inboxQuery, type MessageState, useMarking } from './inbox.ts'

/** What people wrote through the contact form. */
export const InboxTab = () => {
  const [state, setState] = useState<MessageState>('open')
  const [offset, setOffset] = useState(0)
  const show = (chosen: MessageState) => {
    setState(chosen)
    setOffset(0)
  }
  return (
    <Reading query={inboxQuery(state, offset)} loading={words.loading}>
      {({ messages, openCount, answeredCount }) => (
        <Panel id="inbox" heading={words.heading} className="space-y-4">
          <Choices
            name={words.shown}
            choices={{ open: words.open(openCount), answered: words.answered(answeredCount) }}
            chosen={state}
            onChoose={show}
          />
          {messages.length === 0 && <p className="text-soft">{words.empty[state]}</p>}
          <ul className="divide-line divide-y">
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <Pages
            offset={offset}
            count={state === 'open' ? openCount : answeredCount}
            onTurn={setOffset}
          />
        </Panel>
      )}
    </Reading>
  )
}

const Message = ({ message }: { message: InboxMessage }) => {
  const marking = useMarking()
  const { id, name, email, subject, answeredAt, answeredBy, createdAt } = message
  const isAnswered = answeredAt !== null
  return (
    <li className="space-y-2 py-4">
      <h3 className="font-semibold wrap-anywhere">{subject}</h3>
      <p className="text-soft flex flex-wrap gap-x-2 text-sm">
        <span className="wrap-anywhere">{words.from(name, email)}</span>
        <Time at={createdAt} />
        {isAnswered && <span>{words.answeredBy(answeredBy)}</span>}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <a
          href={mailTo(email, subject)}
          className="text-accent inline-flex min-h-9 items-center pe-2 text-sm hover:underline max-sm:min-h-11"
        >
          {words.reply}
        </a>
        <Button
          size="small"
          variant="outline"
          disabled={marking.isPending}
          aria-label={isAnswered ? words.openAgainOf(subject) : words.markOf(subject)}
          onClick={() => marking.mutate({ id, isAnswered: !isAnswered })}
        >
          {isAnswered ? words.openAgain : words.mark}
        </Button>
      </div>
    </li>
  )
}

/** Opens the mail program of the administrator who answers. */
const mailTo = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`

type PagesProps = { offset: number; count: number; onTurn: (offset: number) => void }

const Pages = ({ offset, count, onTurn }: PagesProps) =>
  count > messagesShown && (
    <div className="flex justify-between">
      <Button
        variant="outline"
        disabled={offset === 0}
        onClick={() => onTurn(offset - messagesShown)}
      >
        {words.before}
      </Button>
      <Button
        variant="outline"
        disabled={offset + messagesShown >= count}
        onClick={() => onTurn(offset + messagesShown)}
      >
        {words.after}
      </Button>
    </div>
  )
