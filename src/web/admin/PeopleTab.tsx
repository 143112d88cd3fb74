import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { KnownPerson } from '#shared/people-desk.ts'
import { displayName } from '#shared/text.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { peopleDesk as words } from '#web/texts/people-desk.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { peopleQuery, type Sought } from './people.ts'
import { PersonDesk } from './PersonDesk.tsx'
import { Standing } from './Standing.tsx'

/** What is looked for, and whom of it somebody looks at, stand in the address. */
export const PeopleTab = () => {
  const [params] = useSearchParams()
  const person = params.get('person')
  if (person !== null) return <PersonDesk userId={person} />
  return <List sought={{ q: params.get('q') ?? '', before: params.get('before') }} />
}

const addressOf = (more: Record<string, string>): string =>
  `?${new URLSearchParams({ tab: 'people', ...more })}`

const List = ({ sought }: { sought: Sought }) => (
  <Panel id="people" heading={words.heading} className="space-y-4">
    <Search key={sought.q} q={sought.q} />
    <Reading query={peopleQuery(sought)} loading={words.loading}>
      {({ people, next }) => (
        <>
          {people.length === 0 && <p className="text-soft">{words.empty}</p>}
          <ul className="divide-line divide-y">
            {people.map((one) => (
              <Item key={one.person.id} one={one} />
            ))}
          </ul>
          <Pages sought={sought} next={next} />
        </>
      )}
    </Reading>
  </Panel>
)

const Pages = ({ sought: { q, before }, next }: { sought: Sought; next: string | null }) =>
  (before !== null || next !== null) && (
    <div className="flex flex-wrap gap-2">
      {before !== null && (
        <ButtonLink variant="outline" to={addressOf({ q })}>
          {words.first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="outline" to={addressOf({ q, before: next })}>
          {words.more}
        </ButtonLink>
      )}
    </div>
  )

/** A form of the page itself, so that it also works before a script has come. */
const Search = ({ q }: { q: string }) => {
  const [typed, setTyped] = useState(q)
  const [, setParams] = useSearchParams()
  const find = (event: FormEvent) => {
    event.preventDefault()
    setParams({ tab: 'people', q: typed.trim() }, { preventScrollReset: true })
  }
  return (
    <form
      method="get"
      role="search"
      aria-label={words.heading}
      onSubmit={find}
      className="flex flex-wrap items-end gap-2"
    >
      <input type="hidden" name="tab" value="people" />
      <div className="min-w-0 grow basis-64">
        <Field
          label={words.search}
          hint={words.searchHint}
          name="q"
          type="search"
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}

const Item = ({ one }: { one: KnownPerson }) => {
  const name = displayName(one.person)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Link
        to={addressOf({ person: one.person.id })}
        aria-label={words.open(name)}
        className="text-accent inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere hover:underline"
      >
        {name}
      </Link>
      <span className="text-soft text-sm">@{one.person.username}</span>
      <Standing one={one} />
      <span className="text-soft w-full text-sm">
        {words.joined} {calendarDate(Date.parse(one.createdAt))},{' '}
        {words.written(one.postsCount, one.commentsCount)}
      </span>
    </li>
  )
}
