import type { DescribedCall as Described } from '#shared/reference.ts'
import { apiTokens } from './api-tokens.en.ts'
import { reference as words } from './reference.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Code } from './Code.tsx'

const guards: Record<string, string> = words.guards

/** Folded to one line; it opens without a script, and where an address leads to it. */
export const DescribedCall = ({ call }: { call: Described }) => (
  <details className="group border-line border-t" id={call.id}>
    <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2 [&::-webkit-details-marker]:hidden">
      <Icon
        name="chevron-right"
        size={16}
        className="text-soft transition-transform group-open:rotate-90"
      />
      <h3 className="min-w-0 font-mono text-sm font-semibold break-all">
        {call.method} {call.path}
      </h3>
      <Badge>{guards[call.guard] ?? call.guard}</Badge>
      <span className="text-soft text-sm">{needs(call)}</span>
      <span lang="en" className="text-soft w-full ps-7 text-sm">
        {call.summary}
      </span>
    </summary>
    <div className="space-y-3 ps-7 pb-5 text-sm">
      <Fields fields={call.fields} />
      {call.takes !== null && <Part heading={words.takes} code={call.takes} />}
      {call.gives === null ? (
        <p>{words.givesNothing(call.status)}</p>
      ) : (
        <Part heading={words.gives(call.status)} code={call.gives} />
      )}
    </div>
  </details>
)

const needs = ({ scope }: Described): string =>
  scope === null ? apiTokens.none : apiTokens.needed(scope)

const Fields = ({ fields }: Pick<Described, 'fields'>) =>
  fields.length > 0 && (
    <ul className="space-y-1.5">
      {fields.map(({ name, in: where, required, type, note }) => (
        <li key={`${where} ${name}`} className="break-words">
          <code className="font-semibold">{name}</code>{' '}
          <span className="text-soft">
            ({words.places[where]}
            {required ? '' : `, ${words.optional}`})
          </span>{' '}
          <code>{type}</code>
          {note && (
            <span lang="en" className="text-soft">
              {' '}
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  )

const Part = ({ heading, code }: { heading: string; code: string }) => (
  <div>
    <h4 className="mb-1 font-semibold">{heading}</h4>
    <Code label={heading}>{code}</Code>
  </div>
)
