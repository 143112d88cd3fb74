import type { AccessToken } from '#shared/access-tokens.ts'
import { tokens as words } from './tokens.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { RemoveButton } from '#web/ui/RemoveButton.tsx'
import { Time } from '#web/ui/Time.tsx'
import { useRevokeToken } from './queries.ts'

/** A token that was made: what it may do, when it was used, and how to end it. */
export const TokenLine = ({ token }: { token: AccessToken }) => {
  const revoking = useRevokeToken()
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0 break-words">{token.name}</span>
          {token.scopes.map((scope) => (
            <Badge key={scope}>{words.scopeBadges[scope]}</Badge>
          ))}
        </p>
        <Dates token={token} />
      </div>
      <RemoveButton
        variant="outline"
        name={words.removeOf(token.name)}
        sure={words.removeSure(token.name)}
        words={words}
        isPending={revoking.isPending}
        onRemove={(close) => revoking.mutate(token.id, { onSettled: close })}
      />
    </li>
  )
}

const Dates = ({ token: { createdAt, lastUsedAt, expiresAt } }: { token: AccessToken }) => (
  <p className="text-soft text-sm">
    {words.made} <Time at={createdAt} />
    {' · '}
    {lastUsedAt === null ? (
      words.neverUsed
    ) : (
      <>
        {words.lastUsed} <Time at={lastUsedAt} />
      </>
    )}
    {' · '}
    {words.ends(calendarDate(Date.parse(expiresAt)))}
  </p>
)
