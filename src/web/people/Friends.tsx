import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { displayName } from '#shared/text.ts'
import type { Author } from '#shared/users.ts'
import { ownProfile as words } from '#texts/own-profile.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { friendsQuery } from './queries.ts'

/** People who follow each other with the viewer. */
export const Friends = () => {
  const { data: friends, isError } = useQuery(friendsQuery())
  if (isError) return <NothingYet title={words.readFailed} />
  if (!friends) return <Skeleton lines={4} />
  if (friends.length === 0)
    return <NothingYet title={words.noFriends} detail={words.noFriendsDetail} />
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {friends.map((friend) => (
        <li key={friend.id}>
          <Friend friend={friend} />
        </li>
      ))}
    </ul>
  )
}

const Friend = ({ friend }: { friend: Author }) => {
  const name = displayName(friend)
  return (
    <Link
      to={`/profile/${friend.id}`}
      className="border-line bg-card hover:bg-sunken rounded-card flex items-center gap-3 border p-3"
    >
      <Avatar name={name} src={friend.profileImageUrl} />
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="text-soft text-sm">@{friend.username}</span>
      </span>
    </Link>
  )
}
