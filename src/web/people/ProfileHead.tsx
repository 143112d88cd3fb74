import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/people.ts'
import { displayName } from '#shared/text.ts'
import { calendarMonth } from '#web/ui/dates.ts'
import { unlessDrawn } from '#web/ui/takeover.ts'
import { scoutId } from '#shared/users.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { people as words } from '#web/texts/people.en.ts'
import { withTopics } from '#web/topics/withTopics.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'
import { statsQuery } from './queries.ts'
import { VerifiedBadge } from './VerifiedBadge.tsx'

/** Who this is; `children` are what can be done here. */
export const ProfileHead = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const name = displayName(profile)
  return (
    <header className="bleed border-line bg-card rounded-card overflow-hidden border">
      <Cover src={profile.coverImageUrl} />
      <div className="px-4 pb-5 sm:px-6">
        <div className="-mt-12 flex flex-wrap items-end justify-between gap-3">
          <Avatar name={name} src={profile.profileImageUrl} size="large" />
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
        <h1 className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-serif text-2xl font-semibold">
          {name}
          {profile.isVerified && <VerifiedBadge />}
          {profile.id === scoutId && <AiBadge />}
        </h1>
        <p className="text-soft">@{profile.username}</p>
        {profile.bio && (
          <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
            {withTopics(profile.bio)}
          </p>
        )}
        <Facts profile={profile} />
        <Counts profile={profile} />
      </div>
    </header>
  )
}

export const Cover = ({ src }: { src: string | null }) => (
  <div className="cover h-28 sm:h-44">
    {src && <img src={src} alt="" className="size-full object-cover" />}
  </div>
)

const Facts = ({ profile: { location, createdAt } }: { profile: Profile }) => (
  <p className="text-soft mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {location && <Fact icon="map-pin">{location}</Fact>}
    <Fact icon="calendar">
      <span suppressHydrationWarning>
        {unlessDrawn(() => words.joined(calendarMonth(Date.parse(createdAt))))}
      </span>
    </Fact>
  </p>
)

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon name={icon} size={16} />
    {children}
  </span>
)

/** Posts and likes are there once they are read. */
const Counts = ({ profile }: { profile: Profile }) => {
  const { data: stats, isError } = useQuery(statsQuery(profile.id))
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
      <span>{words.following(profile.followingCount)}</span>
      <span>{words.followers(profile.followersCount)}</span>
      {stats && <span>{words.posts(stats.totalPosts)}</span>}
      {stats && <span>{words.likes(stats.totalLikes)}</span>}
      {stats && stats.peopleMoved > 0 && <span>{words.moved(stats.peopleMoved)}</span>}
      {stats && stats.steelmenConfirmed > 0 && (
        <span data-hint={words.steelmenHint}>{words.steelmen(stats.steelmenConfirmed)}</span>
      )}
      {isError && <span className="text-danger">{words.statsFailed}</span>}
    </p>
  )
}
