import type { Sanctioned } from '#shared/moderation.ts'
import { displayName } from '#shared/text.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { moderation } from '#web/texts/desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { useLifting } from './desk.ts'

const words = moderation.sanctioned

/** Who may not write now, and the way to change that. */
export const SanctionedPanel = ({ sanctioned }: { sanctioned: Sanctioned[] }) => (
  <Panel id="moderation-sanctioned" heading={words.heading(sanctioned.length)}>
    {sanctioned.length === 0 && <p className="text-soft text-sm">{words.empty}</p>}
    <ul className="divide-line divide-y">
      {sanctioned.map((one) => (
        <Item key={one.person.id} one={one} />
      ))}
    </ul>
  </Panel>
)

const Item = ({ one: { person, until, reason } }: { one: Sanctioned }) => {
  const lifting = useLifting()
  const name = displayName(person)
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-soft text-sm [overflow-wrap:anywhere]">
          {until ? `${words.suspended} ${calendarDate(Date.parse(until))}` : words.banned}: {reason}
        </p>
      </div>
      <Button
        size="small"
        variant="outline"
        aria-label={words.liftOf(name)}
        disabled={lifting.isPending}
        onClick={() => lifting.mutate({ userId: person.id, name })}
      >
        {words.lift}
      </Button>
    </li>
  )
}
