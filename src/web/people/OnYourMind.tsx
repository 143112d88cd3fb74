import { Link, useNavigate } from 'react-router'
import type { OwnProfile } from '#shared/people.ts'
import { displayName } from '#shared/text.ts'
import { postDraft, readDraft, writeDraft } from '#web/posts/browser-drafts.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { UploadButton } from './UploadButton.tsx'

const createPost = '/create-post'

/** The way from one's profile to a new post. */
export const OnYourMind = ({ profile }: { profile: OwnProfile }) => {
  const navigate = useNavigate()
  const begin = (draft: string) => {
    // What somebody began to write already is not lost.
    if (!readDraft(postDraft).trim()) writeDraft(postDraft, draft)
    void navigate(createPost)
  }
  return (
    <Card>
      <div className="flex items-center gap-3">
        <Avatar name={displayName(profile)} src={profile.profileImageUrl} />
        <Link
          to={createPost}
          className="border-edge text-soft hover:bg-sunken flex min-h-11 grow items-center rounded-full border px-4"
        >
          {words.mind}
        </Link>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <UploadButton kind="photo" label={words.addPhoto}>
          {words.photo}
        </UploadButton>
        <Button variant="outline" size="small" onClick={() => begin(words.feelingDraft)}>
          <Icon name="heart" size={17} />
          {words.feeling}
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => begin(words.checkInDraft(profile.location))}
        >
          <Icon name="map-pin" size={17} />
          {words.checkIn}
        </Button>
      </div>
    </Card>
  )
}
