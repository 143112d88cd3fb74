import { useQuery } from '@tanstack/react-query'
import type { OwnProfile } from '#shared/people.ts'
import { displayName } from '#shared/text.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { people as peopleTexts } from '#web/texts/people.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Cover } from './ProfileHead.tsx'
import { ownStatsQuery } from './queries.ts'
import { UploadButton } from './UploadButton.tsx'
import { VerifiedBadge } from './VerifiedBadge.tsx'

type Editing = { isEditing: boolean; onToggle: () => void }

/** Cover, face and name, each to be changed here. */
export const OwnHead = ({ profile, ...editing }: { profile: OwnProfile } & Editing) => {
  const name = displayName(profile)
  return (
    <header className="bleed border-line bg-card rounded-card overflow-hidden border">
      <div className="relative">
        <Cover src={profile.coverImageUrl} />
        <UploadButton
          kind="cover"
          label={words.editCover}
          className="bg-card absolute top-3 end-3"
        />
      </div>
      <div className="px-4 pb-5 sm:px-6">
        <div className="-mt-12 flex flex-wrap items-end justify-between gap-3">
          <div className="relative">
            <Avatar name={name} src={profile.profileImageUrl} size="large" />
            <UploadButton
              kind="avatar"
              label={words.editAvatar}
              className="bg-card absolute -end-3 -bottom-2"
            />
          </div>
          <Tools {...editing} />
        </div>
        <h1 className="mt-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-serif text-2xl font-semibold">
          {name}
          {profile.isVerified && <VerifiedBadge />}
        </h1>
        <p className="text-soft">@{profile.username}</p>
        <Counts />
      </div>
    </header>
  )
}

const Tools = ({ isEditing, onToggle }: Editing) => (
  <div className="flex flex-wrap gap-2">
    <Button
      variant={isEditing ? 'outline' : 'primary'}
      size="small"
      aria-expanded={isEditing}
      onClick={onToggle}
    >
      {isEditing ? words.cancel : peopleTexts.edit}
    </Button>
    <ButtonLink to="/user-profile" variant="outline" size="small">
      <Icon name="settings" size={17} />
      {words.settings}
    </ButtonLink>
  </div>
)

const Counts = () => {
  const { data: stats, isError } = useQuery(ownStatsQuery())
  if (isError) return <p className="text-danger mt-3 text-sm">{peopleTexts.statsFailed}</p>
  return (
    stats && (
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
        <span>{peopleTexts.posts(stats.totalPosts)}</span>
        <span>{peopleTexts.comments(stats.totalComments)}</span>
      </p>
    )
  )
}
