import { codeOf } from '#shared/ai-choice.ts'
import type { User } from '#shared/users.ts'
import type { Wanted } from './place.ts'
import { writer } from './written.ts'

/** All that a fragment is drawn from. */
export type Source = {
  /** Names it all; the same key, the same markup. */
  key: string
  /** The part's props as JSON. */
  json: () => string
  /** Who reads, as far as the part may know. */
  reader: User | null
}

export const sourceOf = ({ name, props, viewer, choice }: Wanted): Source => {
  const said = Object.entries(props).map(([prop, value]) => [prop, saidBy(value)] as const)
  const named = viewer && JSON.stringify(viewer.id)
  const isNamed = named !== null && said.some(([, { json }]) => json.includes(named))
  const reader = readerOf(viewer, isNamed, choice)
  const who = reader ? `${reader.isAdmin ? 'admin' : 'member'} ${reader.id}` : 'visitor'
  const what = said.map(([prop, { mark }]) => `${prop}=${mark}`).join(' ')
  return {
    key: `${name} ${codeOf(choice)} ${who} ${what}`,
    json: () => `{${said.map(([prop, { json }]) => `${JSON.stringify(prop)}:${json}`).join(',')}}`,
    reader,
  }
}

/** Nobody's: no person and no character has it. */
const stranger = '?'

/** Somebody whom the props do not name is like everybody else. */
const readerOf = (
  viewer: User | null,
  isNamed: boolean,
  { replies, posts }: Wanted['choice'],
): User | null =>
  viewer && {
    id: isNamed ? viewer.id : stranger,
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
    homeFeed: 'all',
  }

/** A value of a prop: its JSON, and what stands for that in a key. */
type Said = { json: string; mark: string }

const saidBy = (value: unknown): Said =>
  typeof value === 'object' && value !== null
    ? saidByObject(value)
    : saidIn(JSON.stringify(value ?? null))

const saidByObject = writer((value: object) => saidIn(JSON.stringify(value)))

/** Longer ones are numbered: to look for a whole card in the store for each page took an eighth of a member's home. */
const shortMost = 40
const numberedMost = 1_000
const numbers = new Map<string, string>()
let last = 0

const saidIn = (json: string): Said => {
  if (json.length <= shortMost) return { json, mark: json }
  const known = numbers.get(json)
  if (known !== undefined) return { json, mark: known }
  if (numbers.size >= numberedMost) numbers.clear()
  const mark = `#${(last += 1)}`
  numbers.set(json, mark)
  return { json, mark }
}
