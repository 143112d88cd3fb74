import { useInfiniteQuery } from '@tanstack/react-query'
import { NothingYet } from '#web/people/NothingYet.tsx'
import { PersonCard } from '#web/people/PersonCard.tsx'
import { following as words } from './following.en.ts'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { type PeopleList, peopleQuery } from './queries.ts'

/** Who follows somebody, or whom they follow, the latest first. */
export const PeopleTab = ({ userId, list }: { userId: string; list: PeopleList }) => {
  const reading = useInfiniteQuery(peopleQuery(userId, list))
  const people = reading.data?.pages.flat()
  if (reading.isError) return <NothingYet title={words.peopleFailed} />
  if (!people) return <Skeleton lines={4} />
  if (people.length === 0) return <NothingYet title={words.nobody[list]} />
  return (
    <div className="space-y-4">
      <ul className="grid gap-3 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
      <LoadMore reading={reading} className="w-full">
        {words.more}
      </LoadMore>
    </div>
  )
}
