import type { MouseEvent } from 'react'
import { type NewPoll, pollOptions } from '#shared/polls.ts'
import { polls as texts } from './polls.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { inputLook } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** An option is known by its place: two may say the same while they are written. */
const places = ['1st', '2nd', '3rd', '4th', '5th', '6th']

/** What is pressed may go: the focus is moved before that. */
type Press = MouseEvent<HTMLButtonElement>

type Props = {
  poll: NewPoll
  onChange: (poll: NewPoll | null) => void
  isBusy: boolean
}

/** Where a poll is written, under the post that it goes with. */
export default function PollFields({ poll, onChange, isBusy }: Props) {
  const { options, hours } = poll
  const write = (at: number, words: string) =>
    onChange({ ...poll, options: options.map((one, other) => (other === at ? words : one)) })
  const remove = (at: number, { currentTarget }: Press) => {
    const inputs = currentTarget.closest('fieldset')?.querySelectorAll('input')
    inputs?.[Math.min(at, options.length - 2)]?.focus()
    onChange({ ...poll, options: options.filter((_, other) => other !== at) })
  }
  const removeAll = ({ currentTarget }: Press) => {
    currentTarget.form?.querySelector('textarea')?.focus()
    onChange(null)
  }
  return (
    <fieldset disabled={isBusy} className="border-line space-y-2 rounded-xl border p-3">
      <legend className="px-1 text-sm font-medium">{texts.heading}</legend>
      {options.map((words, at) => (
        <OptionField
          key={places[at]}
          at={at}
          words={words}
          onChange={(next) => write(at, next)}
          onRemove={options.length > pollOptions.fewest ? (press) => remove(at, press) : null}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {options.length < pollOptions.most && (
          <Button
            variant="plain"
            size="small"
            className="-ms-3"
            onClick={() => onChange({ ...poll, options: [...options, ''] })}
          >
            <Icon name="plus" size={16} />
            {texts.add}
          </Button>
        )}
        <Lasting hours={hours} onChange={(next) => onChange({ ...poll, hours: next })} />
        <Button variant="plain" size="small" className="ms-auto" onClick={removeAll}>
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}

type OptionProps = {
  at: number
  words: string
  onChange: (words: string) => void
  onRemove: ((press: Press) => void) | null
}

const OptionField = ({ at, words, onChange, onRemove }: OptionProps) => (
  <div className="flex items-center gap-1">
    <input
      aria-label={texts.option(at + 1)}
      placeholder={texts.option(at + 1)}
      value={words}
      maxLength={pollOptions.length}
      // the first, and each that is added
      autoFocus={words === '' && (at === 0 || at >= pollOptions.fewest)}
      onChange={({ target }) => onChange(target.value)}
      className={inputLook}
    />
    {onRemove && (
      <Button
        variant="plain"
        size="icon"
        aria-label={texts.removeOption(at + 1)}
        onClick={onRemove}
      >
        <Icon name="x" size={18} />
      </Button>
    )}
  </div>
)

const lastings = [1, 6, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24]

const Lasting = ({ hours, onChange }: { hours: number; onChange: (hours: number) => void }) => (
  <select
    aria-label={texts.lasting}
    value={hours}
    onChange={({ target }) => onChange(Number(target.value))}
    className="border-line bg-card text-ink min-h-11 rounded-full border px-3 text-sm"
  >
    {lastings.map((one) => (
      <option key={one} value={one}>
        {texts.lasts(one)}
      </option>
    ))}
  </select>
)
