import { useState, type FormEvent } from 'react'
import { moderationLength, type Notice } from '#shared/moderation.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { Time } from '#web/ui/Time.tsx'
import { useAppealing } from './notices.ts'

export const NoticeCard = ({ notice }: { notice: Notice }) => (
  <Card>
    <article className="space-y-3">
      <div>
        <h2 className="text-lg font-semibold">{titleOf(notice)}</h2>
        <p className="text-soft text-sm">
          <Time at={notice.createdAt} />
        </p>
      </div>
      {notice.reason !== '' && <Said label={words.because} text={notice.reason} />}
      <Said label={words.about} text={notice.content} />
      {notice.appeal ? <Appealed appeal={notice.appeal} /> : <Appeal id={notice.id} />}
    </article>
  </Card>
)

/** What was decided, in a line. */
export const titleOf = ({ action, thing, until }: Pick<Notice, 'action' | 'thing' | 'until'>) =>
  words.actions[action](thing, until ? calendarDate(Date.parse(until)) : '')

const Said = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-soft text-sm">{label}</p>
    <p className="line-clamp-8 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
  </div>
)

const Appealed = ({ appeal }: { appeal: NonNullable<Notice['appeal']> }) => (
  <>
    <Said label={words.appealSaid} text={appeal.text} />
    {appeal.outcome ? (
      <Said label={words[appeal.outcome]} text={appeal.answer ?? ''} />
    ) : (
      <p className="text-soft text-sm">{words.appealWaits}</p>
    )}
  </>
)

const Appeal = ({ id }: { id: number }) => {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const appealing = useAppealing(id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    appealing.mutate(text)
  }
  if (!isOpen) {
    return (
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {words.appeal}
      </Button>
    )
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <p className="text-soft text-sm">{words.appealHint}</p>
      <TextArea
        label={words.appealLabel}
        placeholder={words.appealLabel}
        maxLength={moderationLength.appeal}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" disabled={appealing.isPending || text.trim() === ''}>
        {words.appealSend}
      </Button>
    </form>
  )
}
