import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnProfile as Person } from '#shared/people.ts'
import { PeopleTab } from '#web/following/PeopleTab.tsx'
import { HeldTexts } from '#web/moderation/HeldTexts.tsx'
import { About, ActivityStats } from '#web/people/About.tsx'
import { EditForm } from '#web/people/EditForm.tsx'
import { Friends } from '#web/people/Friends.tsx'
import { OnYourMind } from '#web/people/OnYourMind.tsx'
import { OwnHead } from '#web/people/OwnHead.tsx'
import { Photos } from '#web/people/Photos.tsx'
import { PostList } from '#web/people/PostList.tsx'
import { ownPostsQuery, ownProfileQuery } from '#web/people/queries.ts'
import { ownProfile as words } from '#web/people/own-profile.en.ts'
import { following as followingTexts } from '#web/following/following.en.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { Head } from './Head.tsx'

/** One's own profile: what others see, what only oneself sees, and how to change it. */
export default function OwnProfile() {
  const { data: profile } = useQuery(ownProfileQuery())
  const [isEditing, setEditing] = useState(false)
  if (!profile) return null
  return (
    <div className="mx-auto max-w-5xl space-y-6">
      <Head title={words.title} />
      <OwnHead profile={profile} isEditing={isEditing} onToggle={() => setEditing(!isEditing)} />
      <HeldTexts thing="profile" />
      {isEditing && <EditForm profile={profile} onClose={() => setEditing(false)} />}
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <aside aria-label={words.about} className="space-y-6 max-lg:order-last">
          {!isEditing && <About id="intro" profile={profile} />}
          <ActivityStats profile={profile} />
        </aside>
        <div className="space-y-6">
          <OnYourMind profile={profile} />
          <Contents profile={profile} />
        </div>
      </div>
    </div>
  )
}

type Tab = 'posts' | 'about' | 'photos' | 'friends' | 'followers' | 'followed'

const Contents = ({ profile }: { profile: Person }) => {
  const [tab, choose] = useState<Tab>('posts')
  const tabs = [
    { id: 'posts' as const, label: peopleTexts.postsTab(undefined), panel: <OwnPosts /> },
    { id: 'about' as const, label: words.about, panel: <About id="about" profile={profile} /> },
    { id: 'photos' as const, label: words.photos, panel: tab === 'photos' && <Photos /> },
    { id: 'friends' as const, label: words.friends, panel: tab === 'friends' && <Friends /> },
    ...(['followers', 'followed'] as const).map((list) => ({
      id: list,
      label: list === 'followers' ? followingTexts.followersTab : followingTexts.followedTab,
      panel: tab === list && <PeopleTab userId={profile.id} list={list} />,
    })),
  ]
  return (
    <section aria-label={peopleTexts.tabs}>
      <Tabs label={peopleTexts.tabs} tabs={tabs} chosen={tab} areLong onChoose={choose} />
    </section>
  )
}

const OwnPosts = () => (
  <PostList reading={useInfiniteQuery(ownPostsQuery())} empty={peopleTexts.noPosts} />
)
