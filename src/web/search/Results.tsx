import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Found, SearchKind } from '#shared/search.ts'
import type { CommentCharacter } from '#shared/characters.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { tones } from '#web/characters/tones.ts'
import { search as words } from './search.en.ts'
import { TagLink } from '#web/topics/TagLink.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { CommentHitCard, PersonHit, PostHitCard } from './Hits.tsx'
import { type Asked, kindOf, searchPath } from './queries.ts'

/** What was found: topics and people first, they are few; then what was written. */
export const Results = ({ asked, found }: { asked: Asked; found: Found }) => {
  const { topics, characters, people, posts, comments, next, corrected } = found
  const isNone = [topics, characters, people, posts, comments].every((list) => list.length === 0)
  if (isNone) {
    return (
      <div role="status">
        <Empty icon="search">
          {words.none(asked.q)}
          <span className="text-soft mt-1 block text-sm">{words.noneHint}</span>
        </Empty>
      </div>
    )
  }
  return (
    <div className="space-y-6">
      {corrected !== null && <p role="status">{words.corrected(asked.q, corrected)}</p>}
      <Group kind="topics" isEmpty={topics.length === 0}>
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ id, hashtag }) => (
            <li key={id}>
              <TagLink tag={hashtag} />
            </li>
          ))}
        </ul>
      </Group>
      <Group kind="people" isEmpty={people.length + characters.length === 0}>
        <Card>
          <ul className="grid gap-3 sm:grid-cols-2">
            {characters.map((character) => (
              <li key={character.id}>
                <CharacterHit character={character} />
              </li>
            ))}
            {people.map((person) => (
              <li key={person.id}>
                <PersonHit person={person} />
              </li>
            ))}
          </ul>
        </Card>
      </Group>
      <Group kind="posts" isEmpty={posts.length === 0} asked={asked}>
        {posts.map((hit) => (
          <PostHitCard key={hit.id} hit={hit} />
        ))}
      </Group>
      <Group kind="comments" isEmpty={comments.length === 0} asked={asked}>
        {comments.map((hit) => (
          <CommentHitCard key={hit.id} hit={hit} />
        ))}
      </Group>
      {next && (
        <p className="flex justify-center">
          <ButtonLink to={searchPath(asked, placeOf(next))} variant="outline">
            {words.more}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

const placeOf = ({ offset, before }: NonNullable<Found['next']>) => ({
  offset: offset?.toString(),
  before: before?.toString(),
})

type GroupProps = {
  kind: Exclude<SearchKind, 'all'>
  isEmpty: boolean
  /** Leads to all of this kind. */
  asked?: Asked
  children: ReactNode
}

const Group = ({ kind, isEmpty, asked, children }: GroupProps) =>
  !isEmpty && (
    <section aria-labelledby={`found-${kind}`} className="space-y-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={`found-${kind}`} className="font-serif text-xl font-semibold">
          {words.kind[kind]}
        </h2>
        {asked && kindOf(asked) === 'all' && (
          <Link
            to={searchPath(asked, { kind })}
            className="text-accent inline-flex min-h-6 items-center text-sm font-medium hover:underline"
          >
            {words.all(words.kind[kind])}
          </Link>
        )}
      </div>
      {children}
    </section>
  )

const CharacterHit = ({ character }: { character: CommentCharacter }) => (
  <Link
    to={`/character/${character.id}`}
    className={`group flex min-h-11 items-center gap-3 ${tones[character.color]}`}
  >
    <CharacterIcon character={character} size="small" />
    <span className="min-w-0 leading-snug">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium group-hover:underline">{character.name}</span>
        <AiBadge />
      </span>
      <span className="text-soft block text-sm">@{character.handle}</span>
    </span>
  </Link>
)
