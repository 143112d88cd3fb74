import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OwnProfile } from '#shared/people.ts'
import { calendarMonth } from '#web/ui/dates.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { withTopics } from '#web/topics/withTopics.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { ownStatsQuery } from './queries.ts'

/** What is said about oneself. */
export const About = ({ profile, id }: { profile: OwnProfile; id: string }) => (
  <Panel id={id} heading={words.about}>
    <dl className="space-y-3">
      <Entry name={words.bio}>{profile.bio && withTopics(profile.bio)}</Entry>
      <Entry name={words.location}>{profile.location}</Entry>
      <Entry name={words.email}>{profile.email}</Entry>
      <Entry name={words.joined}>{calendarMonth(Date.parse(profile.createdAt))}</Entry>
    </dl>
  </Panel>
)

const Entry = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-soft text-sm">{name}</dt>
    <dd className="whitespace-pre-line">
      {children || <span className="text-soft">{words.nothing}</span>}
    </dd>
  </div>
)

export const ActivityStats = ({ profile }: { profile: OwnProfile }) => {
  const { data: stats } = useQuery(ownStatsQuery())
  return (
    <Panel id="activity" heading={words.statsHeading}>
      <dl className="space-y-2">
        <Stat name={words.statPosts}>{stats?.totalPosts}</Stat>
        <Stat name={words.statComments}>{stats?.totalComments}</Stat>
        <Stat name={words.statLikes}>{stats?.totalLikes}</Stat>
        <Stat name={words.statMoved}>{stats?.peopleMoved}</Stat>
        <Stat name={words.statSteelmen}>{stats?.steelmenConfirmed}</Stat>
        <Stat name={words.statEngagement}>{profile.totalEngagement}</Stat>
        <Stat name={words.statTier}>{profile.subscriptionTier}</Stat>
      </dl>
    </Panel>
  )
}

const Stat = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-soft">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
