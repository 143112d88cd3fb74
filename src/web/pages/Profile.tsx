import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { metaLength } from '#shared/constants.ts'
import type { Profile as Person } from '#shared/people.ts'
import { displayName, onOneLine, truncate } from '#shared/text.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { HideMenu } from '#web/members/shown.ts'
import { useHidingOf, type Whom } from '#web/hiding/queries.ts'
import { PeopleTab } from '#web/following/PeopleTab.tsx'
import { FollowButton } from '#web/people/FollowButton.tsx'
import { LikedTab } from '#web/people/LikedTab.tsx'
import { PhotosOf } from '#web/people/PhotosOf.tsx'
import { PostsOf } from '#web/people/PostList.tsx'
import { ProfileHead } from '#web/people/ProfileHead.tsx'
import { profileQuery, statsQuery } from '#web/people/queries.ts'
import { ShareProfile } from '#web/people/ShareProfile.tsx'
import { useSiteName } from '#web/site.ts'
import { following as followingTexts } from '#web/following/following.en.ts'
import { people as words } from '#web/texts/people.en.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Head } from './Head.tsx'

/** Someone as others see them. */
export default function Profile() {
  const { userId = '' } = useParams()
  const { data: profile } = useQuery(profileQuery(userId))
  const isOwn = useViewer()?.id === userId
  if (!profile) return null
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <ProfileMeta profile={profile} />
      <ProfileHead profile={profile}>
        <ShareProfile userId={userId} />
        {isOwn ? (
          <ButtonLink to="/profile" size="small">
            {words.edit}
          </ButtonLink>
        ) : (
          <Ways whom={{ type: 'person', id: userId, name: displayName(profile) }} />
        )}
      </ProfileHead>
      <Contents key={userId} userId={userId} isOwn={isOwn} />
    </div>
  )
}

/** A person who is blocked cannot be followed. */
const Ways = ({ whom }: { whom: Whom }) => (
  <>
    {useHidingOf(whom) !== 'block' && <FollowButton userId={whom.id} />}
    <HideMenu whom={whom} thing={{ thing: 'profile', id: whom.id }} variant="outline" />
  </>
)

type Tab = 'posts' | 'photos' | 'followers' | 'followed' | 'liked'

const Contents = ({ userId, isOwn }: { userId: string; isOwn: boolean }) => {
  const [tab, choose] = useState<Tab>('posts')
  const { data: stats } = useQuery(statsQuery(userId))
  const tabs = [
    {
      id: 'posts' as const,
      label: words.postsTab(stats?.totalPosts),
      panel: <PostsOf userId={userId} />,
    },
    {
      id: 'photos' as const,
      label: words.photosTab,
      panel: tab === 'photos' && <PhotosOf userId={userId} />,
    },
    ...(['followers', 'followed'] as const).map((list) => ({
      id: list,
      label: list === 'followers' ? followingTexts.followersTab : followingTexts.followedTab,
      panel: tab === list && <PeopleTab userId={userId} list={list} />,
    })),
    {
      id: 'liked' as const,
      label: words.likedTab,
      panel: <LikedTab isOwn={isOwn} isShown={tab === 'liked'} />,
    },
  ]
  return (
    <section aria-label={words.tabs}>
      <Tabs label={words.tabs} tabs={tabs} chosen={tab} areLong onChoose={choose} />
    </section>
  )
}

const ProfileMeta = ({ profile }: { profile: Person }) => {
  const site = useSiteName()
  const name = displayName(profile)
  const bio = onOneLine(profile.bio)
  return (
    <>
      <Head
        title={`${name} (@${profile.username})`}
        description={bio ? truncate(bio, metaLength.description) : words.description(name, site)}
      />
      {!profile.isIndexed && <meta name="robots" content="noindex" />}
    </>
  )
}
