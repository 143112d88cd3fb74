import { useQuery } from '@tanstack/react-query'
import type { Picture } from '#shared/media.ts'
import { ownProfile as words } from './own-profile.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useRemoval } from './changes.ts'
import { NothingYet } from './NothingYet.tsx'
import { picturesQuery } from './queries.ts'
import { PhotoLink } from './PhotoLink.tsx'
import { UploadButton } from './UploadButton.tsx'

/** The pictures that a person uploaded. */
export const Photos = () => {
  const { data: pictures, isError } = useQuery(picturesQuery())
  if (isError) return <NothingYet title={words.readFailed} />
  if (!pictures) return <Skeleton lines={6} />
  return (
    <div className="space-y-4">
      <UploadButton kind="photo" label={words.addPhoto}>
        {words.addPhoto}
      </UploadButton>
      {pictures.length === 0 ? (
        <NothingYet title={words.noPhotos} detail={words.noPhotosDetail} />
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Photo picture={picture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Photo = ({ picture }: { picture: Picture }) => {
  const removal = useRemoval()
  return (
    <div className="relative">
      <PhotoLink picture={picture} />
      <Button
        variant="outline"
        size="icon"
        aria-label={words.removePhoto}
        data-hint={words.removePhoto}
        disabled={removal.isPending}
        className="bg-card absolute top-2 end-2"
        onClick={() => removal.mutate(picture.id)}
      >
        <Icon name="trash" size={17} />
      </Button>
    </div>
  )
}
