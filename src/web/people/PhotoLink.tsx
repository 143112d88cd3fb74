import type { Picture } from '#shared/media.ts'
import { people as words } from '#web/texts/people.en.ts'
import { calendarDate } from '#web/ui/dates.ts'

/** A small picture that leads to the large one. */
export const PhotoLink = ({ picture: { url, thumbnailUrl, createdAt } }: { picture: Picture }) => (
  <a href={url} target="_blank" rel="noreferrer">
    <img
      src={thumbnailUrl}
      alt={words.photoFrom(calendarDate(Date.parse(createdAt)))}
      loading="lazy"
      className="border-line aspect-square w-full rounded-xl border object-cover"
    />
  </a>
)
