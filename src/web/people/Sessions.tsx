import { useQuery } from '@tanstack/react-query'
import type { Session } from '#shared/settings.ts'
import { settings as words } from '#web/texts/settings.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { browserName } from './browsers.ts'
import { sessionsQuery, useSigningOut } from './settings.ts'

/** Where one is signed in, and how to end it. */
export const Sessions = () => {
  const { data: sessions = [] } = useQuery(sessionsQuery())
  const signingOut = useSigningOut()
  return (
    <Panel id="sessions" heading={words.sessions} className="space-y-3">
      <ul className="divide-line divide-y">
        {sessions.map((session) => (
          <Place
            key={session.id}
            session={session}
            isPending={signingOut.isPending}
            onEnd={() => signingOut.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          disabled={signingOut.isPending}
          onClick={() => signingOut.mutate(null)}
        >
          {words.endOthers}
        </Button>
      )}
    </Panel>
  )
}

type Props = { session: Session; isPending: boolean; onEnd: () => void }

const Place = ({ session, isPending, onEnd }: Props) => {
  const name = browserName(session.userAgent) || words.unknownBrowser
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {session.isCurrent && <Badge>{words.current}</Badge>}
        </p>
        <p className="text-soft text-sm">
          {words.lastUsed} <Time at={session.lastSeenAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="small"
          aria-label={words.endLabel(name)}
          disabled={isPending}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
