import { Form, Link } from 'react-router'
import { searchKinds, searchLength, writers } from '#shared/search.ts'
import { search as words } from './search.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, inputLook } from '#web/ui/Field.tsx'
import { classes } from '#web/ui/classes.ts'
import { type Asked, kindOf, searchPath } from './queries.ts'

/** A search with its filters, as a form that any browser can send. */
export const SearchForm = ({ asked }: { asked: Asked }) => (
  <Form action="/search" role="search" aria-label={words.title} className="space-y-4">
    {asked.kind && <input type="hidden" name="kind" value={asked.kind} />}
    <div className="flex items-end gap-2">
      <Field
        label={words.label}
        type="search"
        name="q"
        defaultValue={asked.q}
        maxLength={searchLength}
        className="grow"
      />
      <Button type="submit">{words.submit}</Button>
    </div>
    <p className="text-soft text-sm">{words.hint}</p>
    <details open={isFiltered(asked)}>
      <summary className="text-accent inline-flex min-h-11 items-center font-medium">
        {words.filters}
      </summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Field
          label={words.author}
          hint={words.authorHint}
          name="author"
          defaultValue={asked.author}
          autoComplete="off"
        />
        <Field label={words.tag} name="tag" defaultValue={asked.tag} autoComplete="off" />
        <Choice
          label={words.by}
          name="by"
          value={asked.by}
          options={writers.map((one) => [one, words.writers[one]])}
        />
        <Choice
          label={words.order}
          name="order"
          value={asked.order}
          options={[
            ['best', words.best],
            ['newest', words.newest],
          ]}
        />
        <Field label={words.from} type="date" name="from" defaultValue={asked.from} />
        <Field label={words.to} type="date" name="to" defaultValue={asked.to} />
      </div>
    </details>
  </Form>
)

const isFiltered = ({ author, tag, by, from, to, order }: Asked): boolean =>
  [author, tag, by, from, to, order].some(Boolean)

type ChoiceProps = { label: string; name: string; value?: string; options: [string, string][] }

const Choice = ({ label, name, value, options }: ChoiceProps) => (
  <label className="block text-sm font-medium">
    {label}
    <select
      name={name}
      defaultValue={value}
      className={classes(inputLook, 'mt-1.5 min-h-12 font-normal')}
    >
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** Everything, or only one kind. */
export const Kinds = ({ asked }: { asked: Asked }) => (
  <nav aria-label={words.kinds} className="flex flex-wrap gap-1">
    {searchKinds.map((kind) => (
      <Link
        key={kind}
        to={searchPath(asked, { kind: kind === 'all' ? undefined : kind })}
        aria-current={kind === kindOf(asked) ? 'true' : undefined}
        className={classes(
          'inline-flex min-h-11 items-center rounded-full px-3.5 text-sm font-medium',
          kind === kindOf(asked) ? 'bg-ink text-paper' : 'text-soft hover:bg-sunken hover:text-ink',
        )}
      >
        {words.kind[kind]}
      </Link>
    ))}
  </nav>
)
