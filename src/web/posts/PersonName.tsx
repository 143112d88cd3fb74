import { scoutId, type Author } from '#shared/users.ts'
import { Link } from '#web/ui/Link.tsx'

/** A person's name, which leads to the profile; the Scout has none. */
export const PersonName = ({ author, children: name }: { author: Author; children: string }) =>
  author.id === scoutId ? (
    name
  ) : (
    <Link to={`/profile/${author.id}`} className="hover:underline">
      {name}
    </Link>
  )
