import { useQuery } from '@tanstack/react-query'
import { people as words } from '#web/texts/people.en.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { PhotoLink } from './PhotoLink.tsx'
import { picturesOfQuery } from './queries.ts'

/** The photos that another person put on their profile. */
export const PhotosOf = ({ userId }: { userId: string }) => {
  const { data: pictures, isError } = useQuery(picturesOfQuery(userId))
  if (isError) return <NothingYet title={words.photosFailed} />
  if (!pictures) return <Skeleton lines={6} />
  if (pictures.length === 0) return <NothingYet title={words.noPhotos} />
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <PhotoLink picture={picture} />
        </li>
      ))}
    </ul>
  )
}
