import { useQuery } from '@tanstack/react-query'
import { ownProfile as words } from './own-profile.en.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { NothingYet } from './NothingYet.tsx'
import { PersonCard } from './PersonCard.tsx'
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
          <PersonCard person={friend} />
        </li>
      ))}
    </ul>
  )
}
