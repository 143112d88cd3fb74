import { useQuery } from '@tanstack/react-query'
import type { Audit } from '#shared/moderation.ts'
import { audit as words } from './audit.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { auditQuery } from './desk.ts'

/** The latest of what moderators did, and whether the log is whole. */
export const AuditPanel = () => {
  const { data: audit } = useQuery(auditQuery())
  return (
    <Panel id="moderation-audit" heading={words.heading}>
      {audit && <State audit={audit} />}
      <ol className="divide-line divide-y">
        {audit?.lines.slice(0, 10).map(({ id, at, actor, action, subject }) => (
          <li key={id} className="py-2 text-sm [overflow-wrap:anywhere]">
            {words.line(actor, inWords(action, subject))}{' '}
            <span className="text-soft">
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const State = ({ audit: { count, brokenAt } }: { audit: Audit }) => {
  if (brokenAt !== null) {
    return (
      <p role="alert" className="text-danger text-sm">
        {words.broken(brokenAt)}
      </p>
    )
  }
  return <p className="text-soft text-sm">{count === 0 ? words.empty : words.whole(count)}</p>
}

/** An act that nobody has put into words is shown as it was written. */
const inWords = (action: string, subject: string): string => {
  const [kind = '', ...name] = subject.split(' ')
  const thing = words.subjects[kind]?.(name.join(' ')) ?? subject
  return words.acts[action]?.(thing) ?? `${action} ${thing}`
}
