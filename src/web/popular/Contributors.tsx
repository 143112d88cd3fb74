import type { Contributor } from '#shared/popular.ts'
import { kept } from '#web/fragments/kept.tsx'
import { nameOf } from '#web/posts/people.ts'
import { contributors as texts } from './popular.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Link } from '#web/ui/Link.tsx'
import { contributorsQuery } from './queries.ts'
import { useRead } from '#web/data/useRead.ts'

/** People to whose words others respond. */
export const Contributors = () => {
  const people = useRead(contributorsQuery())
  return (
    <Panel id="contributors" heading={texts.heading}>
      {!people && <Skeleton lines={4} />}
      {people?.length === 0 && <p className="text-soft text-sm">{texts.empty}</p>}
      {people && people.length > 0 && (
        <>
          <Entries people={people} />
          <p className="text-soft mt-3 text-sm">{texts.since}</p>
        </>
      )}
    </Panel>
  )
}

const Entries = kept('contributors', ({ people }: { people: Contributor[] }) => (
  <ol className="space-y-2.5">
    {people.map((one) => (
      <li key={one.person.id}>
        <Entry contributor={one} />
      </li>
    ))}
  </ol>
))

const Entry = ({ contributor: { person, likes, answers } }: { contributor: Contributor }) => (
  <Link to={`/profile/${person.id}`} className="group flex items-center gap-2.5">
    <Avatar name={nameOf(person)} src={person.profileImageUrl} size="small" />
    <span className="min-w-0 leading-snug">
      <span className="block font-medium group-hover:underline">{nameOf(person)}</span>
      <span className="text-soft block text-sm">
        {[likes > 0 && texts.likes(likes), answers > 0 && texts.answers(answers)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  </Link>
)
