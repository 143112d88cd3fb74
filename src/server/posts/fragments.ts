import type { Post } from '#shared/posts.ts'
import { tagKey } from '#shared/text.ts'
import type { Snapshot } from '../db/snapshot.ts'
import { type PollRow, presentPoll } from '../polls/rows.ts'
import type { Liked } from './liked.ts'

/** One post as a visitor sees it, the JSON of that, its poll as it was counted, and the snapshot that all this includes at least. */
export type Fragment = { post: Post; json: Buffer; poll: PollRow | null; snapshot: Snapshot }

export const fragmentOf = (post: Post, poll: PollRow | null, snapshot: Snapshot): Fragment => ({
  post,
  poll,
  json: Buffer.from(JSON.stringify(post)),
  snapshot,
})

/** The same post now that these tags, by their keys, are the hottest. */
export const withTrending = (fragment: Fragment, hottest: ReadonlySet<string>): Fragment => {
  const isTrending = fragment.post.tags.some((tag) => hottest.has(tagKey(tag)))
  return isTrending === fragment.post.isTrending
    ? fragment
    : fragmentOf({ ...fragment.post, isTrending }, fragment.poll, fragment.snapshot)
}

const open = Buffer.from('[')
const comma = Buffer.from(',')
const close = Buffer.from(']')

/** A JSON array of the fragments. */
export const joinFragments = (fragments: Fragment[]): Buffer =>
  joinJson(fragments.map(({ json }) => json))

/** The same for someone who likes or voted in some of it: only those posts are written anew. */
export const joinFor = (fragments: Fragment[], liked: Liked): Buffer =>
  joinJson(
    fragments.map((fragment) =>
      hasDone(fragment.post, liked)
        ? Buffer.from(JSON.stringify(doneBy(fragment, liked)))
        : fragment.json,
    ),
  )

const joinJson = (parts: Buffer[]): Buffer =>
  Buffer.concat([open, ...parts.flatMap((part, at) => (at === 0 ? [part] : [comma, part])), close])

const hasDone = ({ id, comments }: Post, liked: Liked): boolean =>
  liked.posts.has(id) ||
  liked.ballots.has(id) ||
  (liked.comments.size > 0 && comments.some((one) => liked.comments.has(one.id)))

const doneBy = ({ post, poll }: Fragment, liked: Liked): Post => ({
  ...post,
  isLiked: liked.posts.has(post.id),
  ...(poll ? { poll: presentPoll({ ...poll, own: liked.ballots.get(post.id) ?? null }) } : {}),
  comments: post.comments.map((comment) =>
    liked.comments.has(comment.id) ? { ...comment, isLiked: true } : comment,
  ),
})
