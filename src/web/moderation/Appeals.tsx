import { useState } from 'react'
import { moderationLength, type OpenAppeal } from '#shared/moderation.ts'
import { displayName } from '#shared/text.ts'
import { moderation } from '#web/texts/desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { useAnswering } from './desk.ts'

const words = moderation.appeals

/** Decisions that somebody wants to be looked at again. */
export const Appeals = ({ appeals }: { appeals: OpenAppeal[] }) => (
  <Panel id="moderation-appeals" heading={words.heading(appeals.length)}>
    {appeals.length === 0 && <p className="text-soft text-sm">{words.empty}</p>}
    <ul className="divide-line divide-y">
      {appeals.map((appeal) => (
        <Item key={appeal.id} item={appeal} />
      ))}
    </ul>
  </Panel>
)

const Item = ({ item }: { item: OpenAppeal }) => {
  const [answer, setAnswer] = useState('')
  const answering = useAnswering()
  const isEmpty = answer.trim() === ''
  const give = (outcome: 'upheld' | 'rejected') => () =>
    answering.mutate({ id: item.id, outcome, answer })
  return (
    <li className="space-y-2 py-4">
      <p className="font-semibold">
        {words.by(displayName(item.person), moderation.done[item.action])}
      </p>
      <p className="line-clamp-4 [overflow-wrap:anywhere]">“{item.content}”</p>
      {item.reason !== '' && <Said label={words.reason} text={item.reason} />}
      <Said label={words.says} text={item.appeal.text} />
      <TextArea
        label={words.answer}
        placeholder={words.answer}
        maxLength={moderationLength.reason}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isEmpty || answering.isPending} onClick={give('upheld')}>
          {words.uphold}
        </Button>
        <Button
          size="small"
          variant="outline"
          disabled={isEmpty || answering.isPending}
          onClick={give('rejected')}
        >
          {words.reject}
        </Button>
      </div>
    </li>
  )
}

const Said = ({ label, text }: { label: string; text: string }) => (
  <p className="text-sm [overflow-wrap:anywhere]">
    <span className="text-soft">{label}</span> {text}
  </p>
)
