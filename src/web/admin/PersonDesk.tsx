import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PersonHistory } from '#shared/people-desk.ts'
import { displayName } from '#shared/text.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { moderation } from '#web/texts/moderation.en.ts'
import { peopleDesk as words } from '#web/texts/people-desk.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { Time } from '#web/ui/Time.tsx'
import { historyQuery, useEndingSessions } from './people.ts'
import { RoleButton } from './RoleButton.tsx'
import { SecondStepButton } from './SecondStepButton.tsx'
import { Standing } from './Standing.tsx'

/** One person, as far as those who run the site may know them. */
export const PersonDesk = ({ userId }: { userId: string }) => (
  <div className="space-y-5">
    <ButtonLink variant="outline" size="small" to="?tab=people">
      {words.back}
    </ButtonLink>
    <Reading query={historyQuery(userId)} loading={words.loading}>
      {(history) => <History history={history} />}
    </Reading>
  </div>
)

const History = ({ history }: { history: PersonHistory }) => {
  const { person, decisions, reportsAbout, reportsBy } = history
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <Panel id="person" heading={displayName(person)} className="space-y-3">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/profile/${person.id}`} className="text-accent underline wrap-anywhere">
            @{person.username}
          </Link>
          <Standing one={history} />
        </p>
        <p className="text-soft text-sm">
          {words.joined} {calendarDate(Date.parse(history.createdAt))},{' '}
          {words.written(history.postsCount, history.commentsCount)}
        </p>
        <RoleButton history={history} />
        <SecondStepButton history={history} />
      </Panel>
      <Sessions history={history} />
      <Part id="decisions" heading={words.decisions} none={words.noDecisions}>
        {decisions.map(({ id, action, thing, reason, createdAt }) => (
          <Entry key={id} at={createdAt} detail={reason}>
            {words.report(words.things[thing], words.acts[action])}
          </Entry>
        ))}
      </Part>
      <Part id="reports-about" heading={words.reportsAbout} none={words.noReports}>
        {reportsAbout.map(toEntry)}
      </Part>
      <Part id="reports-by" heading={words.reportsBy} none={words.noReports}>
        {reportsBy.map(toEntry)}
      </Part>
    </div>
  )
}

const Sessions = ({ history: { person, sessions } }: { history: PersonHistory }) => {
  const ending = useEndingSessions()
  return (
    <Panel id="sessions" heading={words.sessions} className="space-y-3">
      {sessions.length === 0 && <p className="text-soft text-sm">{words.noSessions}</p>}
      <ul className="divide-line divide-y">
        {sessions.map(({ userAgent, createdAt, lastSeenAt }) => (
          <li key={`${createdAt} ${userAgent}`} className="py-2 text-sm wrap-anywhere">
            {userAgent || words.unknownBrowser}{' '}
            <span className="text-soft">
              {words.lastSeen} <Time at={lastSeenAt} />
            </span>
          </li>
        ))}
      </ul>
      {sessions.length > 0 && (
        <Button
          variant="outline"
          size="small"
          disabled={ending.isPending}
          onClick={() => ending.mutate(person.id)}
        >
          {words.end}
        </Button>
      )}
    </Panel>
  )
}

type PartProps = { id: string; heading: string; none: string; children: ReactNode[] }

const Part = ({ id, heading, none, children }: PartProps) => (
  <Panel id={id} heading={heading}>
    {children.length === 0 && <p className="text-soft text-sm">{none}</p>}
    <ul className="divide-line divide-y">{children}</ul>
  </Panel>
)

type EntryProps = { at: string; detail: string; children: ReactNode }

const Entry = ({ at, detail, children }: EntryProps) => (
  <li className="py-2 text-sm wrap-anywhere">
    {children}{' '}
    <span className="text-soft">
      <Time at={at} />
    </span>
    {detail && <p className="text-soft">{detail}</p>}
  </li>
)

const reasons: Record<string, string> = moderation.reasons

const toEntry = (report: PersonHistory['reportsBy'][number]) => (
  <Entry key={report.id} at={report.createdAt} detail={report.details}>
    {words.report(words.things[report.thing], reasons[report.reason] ?? report.reason)}
    {report.isSettled && ` (${words.settled})`}
  </Entry>
)
