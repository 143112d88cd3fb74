import type { Suggestions } from '#shared/search.ts'
import { displayName } from '#shared/text.ts'
import { search as words } from './search.en.ts'
import { topicPath } from '#web/topics/paths.ts'

/** Something that can be chosen while typing: where it leads, and what it is. */
export type Choice = { to: string; name: string; kind: string }

export const choicesOf = ({ topics, characters, people, words: typed }: Suggestions): Choice[] => [
  ...topics.map((tag) => ({ to: topicPath(tag), name: `#${tag}`, kind: words.topic })),
  ...characters.map(({ id, name }) => ({ to: `/character/${id}`, name, kind: words.character })),
  ...people.map((person) => ({
    to: `/profile/${person.id}`,
    name: displayName(person),
    kind: `@${person.username}`,
  })),
  ...typed.map((q) => ({
    to: `/search?${new URLSearchParams({ q }).toString()}`,
    name: q,
    kind: words.submit,
  })),
]
