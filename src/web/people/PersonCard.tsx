import { Link } from 'react-router'
import { displayName } from '#shared/text.ts'
import type { Author } from '#shared/users.ts'
import { Avatar } from '#web/ui/Avatar.tsx'

/** Somebody in a list of people; leads to their profile. */
export const PersonCard = ({ person }: { person: Author }) => {
  const name = displayName(person)
  return (
    <Link
      to={`/profile/${person.id}`}
      className="border-line bg-card hover:bg-sunken rounded-card flex items-center gap-3 border p-3"
    >
      <Avatar name={name} src={person.profileImageUrl} />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="text-soft text-sm">@{person.username}</span>
      </span>
    </Link>
  )
}
