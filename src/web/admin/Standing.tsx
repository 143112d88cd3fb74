import type { KnownPerson } from '#shared/people-desk.ts'
import { peopleDesk as words } from '#web/texts/people-desk.en.ts'
import { Badge } from '#web/ui/Badge.tsx'

const sanctions: Record<string, string> = words.sanctions

/** What is special about somebody. */
export const Standing = ({ one }: { one: KnownPerson }) => (
  <>
    {one.isAdmin && <Badge>{words.admin}</Badge>}
    {one.sanction && <Badge>{sanctions[one.sanction] ?? one.sanction}</Badge>}
    {!one.isVerified && !one.isAdmin && <Badge>{words.unverified}</Badge>}
  </>
)
