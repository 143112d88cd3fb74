import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode }

/** One panel at a time; arrow keys, Home and End go from tab to tab. */
export const Tabs = <Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  areLong = false,
  addressOf,
}: {
  label: string
  tabs: Tab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  /** Labels that do not fit side by side on a phone stand in two columns there. */
  areLong?: boolean
  /** Tabs that have addresses are links, and so work without JavaScript. */
  addressOf?: (id: Id) => string
}) => {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[nextIndex(event.key, indexOf(tabs, chosen), tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className={classes(
          'bg-sunken mb-6 grid grid-flow-col rounded-full p-1',
          areLong && 'max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:rounded-3xl',
        )}
      >
        {tabs.map(({ id, label: name }) => {
          const tab = {
            id: `tab-${id}`,
            role: 'tab',
            'aria-selected': id === chosen,
            'aria-controls': `panel-${id}`,
            tabIndex: id === chosen ? 0 : -1,
            className: classes(
              'inline-flex min-h-11 items-center justify-center rounded-full px-2 text-center font-medium transition-colors',
              id === chosen ? 'bg-raised text-ink shadow-sm' : 'text-soft hover:text-ink',
            ),
          }
          return addressOf ? (
            <Link key={id} {...tab} to={addressOf(id)} replace preventScrollReset>
              {name}
            </Link>
          ) : (
            <button key={id} {...tab} type="button" onClick={() => onChoose(id)}>
              {name}
            </button>
          )
        })}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  )
}

const indexOf = (tabs: { id: string }[], chosen: string) =>
  tabs.findIndex(({ id }) => id === chosen)

const nextIndex = (key: string, now: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (now + 1) % count
  if (key === 'ArrowLeft') return (now - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
