import { codeOf } from '#shared/ai-choice.ts'
import type { User } from '#shared/users.ts'
import type { Wanted } from './place.ts'
import { writer } from './written.ts'

/** All that a fragment is drawn from. */
export type Source = {
  /** Names it all; the same key, the same markup. */
  key: string
  /** The part's props as JSON. */
  json: string
  /** Who reads, as far as the part may know. */
  reader: User | null
}

export const sourceOf = ({ name, props, viewer, choice }: Wanted): Source => {
  const json = jsonOf(props)
  const reader = readerOf(viewer, json, choice)
  const who = reader ? `${reader.isAdmin ? 'admin' : 'member'} ${reader.id}` : 'visitor'
  return { key: `${name} ${codeOf(choice)} ${who} ${json}`, json, reader }
}

/** Nobody's: no person and no character has it. */
const stranger = '?'

/** Somebody whom the props do not name is like everybody else. */
const readerOf = (
  viewer: User | null,
  json: string,
  { replies, posts }: Wanted['choice'],
): User | null =>
  viewer && {
    id: json.includes(JSON.stringify(viewer.id)) ? viewer.id : stranger,
    isAdmin: viewer.isAdmin,
    aiReplies: replies,
    aiPosts: posts,
    username: '',
    firstName: '',
    lastName: '',
    profileImageUrl: null,
    email: null,
    isVerified: false,
    stories: 'show',
  }

const jsonOf = (props: object): string =>
  `{${Object.entries(props)
    .map(
      ([name, value]) =>
        `"${name}":${isObject(value) ? objectJson(value) : JSON.stringify(value ?? null)}`,
    )
    .join(',')}}`

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const objectJson = writer((value: object) => JSON.stringify(value))
