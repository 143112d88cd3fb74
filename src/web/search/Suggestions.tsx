import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { classes } from '#web/ui/classes.ts'
import { type Choice, choicesOf } from './choices.ts'
import { suggestionsQuery } from './queries.ts'

type Props = {
  /** Of the list; each option's begins with it. */
  id: string
  typed: string
  /** The option that the arrow keys have reached. */
  at: number
  onRead: (choices: Choice[]) => void
  onChoose: (to: string) => void
}

/** What somebody who types this may be looking for. */
export default function Suggestions({ id, typed, at, onRead, onChoose }: Props) {
  const q = useDeferredValue(typed.trim())
  const { data } = useQuery(suggestionsQuery(q))
  const choices = useMemo(() => (data && q.length > 1 ? choicesOf(data) : []), [data, q])
  useEffect(() => onRead(choices), [choices, onRead])
  return choices.map(({ to, name, kind }, place) => (
    // The keyboard stays in the input, which moves through the options.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={to}
      id={`${id}-${place}`}
      role="option"
      tabIndex={-1}
      aria-selected={place === at}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(to)}
      className={classes(
        'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 text-sm',
        place === at ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      <span className="truncate font-medium">{name}</span>
      <span className="text-soft shrink-0 text-xs">{kind}</span>
    </div>
  ))
}
