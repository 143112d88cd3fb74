import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { type Post, pageSize } from '#shared/posts.ts'
import type { Cursor } from '../db/cursor.ts'
import type { Hub } from '../changes/hub.ts'
import { singleFlight } from '../db/single-flight.ts'
import { type Change, tagsOf } from '../changes/kinds.ts'
import type { Db } from '../db/outbox.ts'
import { sees } from '../db/snapshot.ts'
import { viewFrontRows } from './feed.ts'
import { type Fragment, fragmentOf, joinFor, joinFragments, withTrending } from './fragments.ts'
import { type Liked, lowestIdsOf, openLikes, reaches } from './liked.ts'
import { readFront } from './rows.ts'
import { type Version, versionOf } from './ready-body.ts'
import type { ReadCast } from './views.ts'

export type FrontPage = {
  /**
   * The newest posts as a visitor sees them; null while nobody has asked yet for what was just written. While it is
   * being read it is the version before: to be sent, not to be kept.
   */
  ready: () => Version | null
  /** The same, when it has been read. */
  forVisitor: () => Promise<Version>
  /** The newest posts with what this person likes; null where they would have to wait for it. */
  readyFor: (viewerId: string) => Version | null
  /** The newest posts with what this person likes, when it has been read. */
  forMember: (viewerId: string) => Promise<Version>
  close: () => void
}

type Ground = {
  db: Db
  hub: Hub
  readCast: ReadCast
  /** It was put together anew, in so many seconds. */
  onRebuilt: (seconds: number) => void
  onError: (error: unknown) => void
}

/**
 * From the beginning of one reading to the next; ms. While 50 texts a second arrive, 20 readings serve them, and
 * who must see what they have just written waits for the next one.
 */
const apartMs = 50

/**
 * Keeps the newest posts as JSON, one fragment each. What happens makes the fragments that it
 * concerns stale; the next reader has them read again, together, never two readings at a time, and
 * joined to one ready answer per version. So a member who wrote here sees it in the next answer.
 */
export const openFrontPage = async ({
  db,
  hub,
  readCast,
  onRebuilt,
  onError,
}: Ground): Promise<FrontPage> => {
  const likes = openLikes(db)
  const stale = new Set<number>()
  let isStale = true
  let fragments: Fragment[] = []
  let lowest = lowestIdsOf(fragments)
  let version: Version = versionOf(joinFragments([]))

  /** The reading that rests or goes on. */
  let readingAnew: Promise<void> | null = null
  let isReading = false
  let restsUntil = 0

  /** Until the next reading may begin. It will show what happens meanwhile. */
  const rest = async () => {
    isStale = false
    const restMs = restsUntil - performance.now()
    if (restMs > 0) await sleep(restMs)
  }
  const read = async () => {
    const began = performance.now()
    isReading = true
    restsUntil = began + apartMs
    const touched = new Set(stale)
    stale.clear()
    try {
      fragments = await readFragments({ db, readCast }, fragments, touched)
    } catch (error) {
      isStale = true
      for (const id of touched) stale.add(id)
      throw error
    }
    lowest = lowestIdsOf(fragments)
    const joined = joinFragments(fragments)
    if (!joined.equals(version.body)) version = versionOf(joined)
    onRebuilt((performance.now() - began) / 1000)
  }
  /** From the log, while the page is read: whether the page includes them is known when it has been read. */
  const heard: [Change, Cursor][] = []
  const endReading = () => {
    isReading = false
    readingAnew = null
    for (const [change, cursor] of heard.splice(0)) hearChange(change, cursor)
  }
  const refresh = singleFlight(() => (readingAnew = rest().then(read).finally(endReading)), onError)

  const members = keepJoined((liked) => versionOf(joinFor(fragments, liked)))
  /** What is written here is heard of twice: at once, and from the log, when it has been read. */
  const hearChange = (change: Change, cursor: Cursor | null) => {
    if (change.kind === 'like' || change.kind === 'poll') likes.forget(change.userId ?? '')
    if (cursor && isReading) return void heard.push([change, cursor])
    // The characters are read apart from the page, which may be the newer of the two.
    const isCertain = cursor === null || change.kind === 'cast'
    const touched = postsTouched(change, fragments).filter(
      (id) => isCertain || !alreadyIncludes(fragments, id, cursor),
    )
    if (touched.length === 0) return
    for (const postId of touched) stale.add(postId)
    // While it rests, the reading that will show it has yet to begin.
    if (!readingAnew || isReading) isStale = true
    members.clear()
  }
  const close = hub.onChange(hearChange)
  await refresh()

  const readingOver = () => readingAnew?.catch(() => undefined)
  const afterReading = async () => {
    await readingOver()
    // What came from the log meanwhile may have made it stale, and somebody else may read it already.
    await (isStale ? refresh() : readingOver())
  }
  /** null: there is nothing to wait for. */
  const catchUp = () => (isStale ? refresh() : readingAnew && afterReading())

  /** Once more where the page has come to show older posts meanwhile. */
  const likedHere = async (viewerId: string): Promise<Liked> => {
    const asked = lowest
    const liked = await likes.read(viewerId, asked)
    return reaches(asked, lowest) ? liked : likedHere(viewerId)
  }

  const versionFor = (viewerId: string, liked: Liked): Version =>
    liked.isNone ? version : members.read(viewerId, version, liked)

  return {
    ready: () => (isStale ? null : version),
    forVisitor: async () => {
      const due = catchUp()
      if (due) await due
      return version
    },
    readyFor: (viewerId) => {
      const liked = isStale || readingAnew ? undefined : likes.known(viewerId, lowest)
      return liked ? versionFor(viewerId, liked) : null
    },
    forMember: async (viewerId) => {
      // Somebody else's reading may have begun after what this person wrote, and go on.
      const due = catchUp()
      if (due) await due
      return versionFor(viewerId, await likedHere(viewerId))
    },
    close,
  }
}

/** Whether a post was read when what happened there was there to be read. */
const alreadyIncludes = (fragments: Fragment[], postId: number, cursor: Cursor): boolean => {
  const fragment = fragments.find(({ post }) => post.id === postId)
  return fragment !== undefined && sees(fragment.snapshot, cursor)
}

/** About 10 MB of answers at most. */
const joinedMost = 200

/**
 * A member's answer lasts as long as the page and what the member likes. To draw a page from one, it
 * is read, which takes three times as much again: none is kept that nobody can be given any more.
 */
const keepJoined = (join: (liked: Liked) => Version) => {
  const kept = new LRUCache<string, { of: Version; liked: Liked; joined: Version }>({
    max: joinedMost,
  })
  return {
    read: (viewerId: string, of: Version, liked: Liked): Version => {
      const known = kept.get(viewerId)
      if (known?.of === of && known.liked === liked) return known.joined
      const joined = join(liked)
      kept.set(viewerId, { of, liked, joined })
      return joined
    },
    clear: () => kept.clear(),
  }
}

const postsTouched = (change: Change, fragments: Fragment[]): number[] => {
  const tags = tagsOf(change)
  if (tags.includes('feed') && 'postId' in change) return [change.postId]
  const shown = fragments.map(({ post }) => post)
  if (tags.includes('cast')) return shown.map(({ id }) => id)
  if (change.kind !== 'profile') return []
  return shown.filter((post) => shows(post, change.userId)).map(({ id }) => id)
}

/** Whether this person's name stands anywhere on a post. */
const shows = ({ author, comments }: Post, userId: string): boolean =>
  author.id === userId || comments.some((comment) => comment.author.id === userId)

/** Only what is new on the page or was touched is read; the rest may have begun or ceased to trend. */
const readFragments = async (
  { db, readCast }: Pick<Ground, 'db' | 'readCast'>,
  before: Fragment[],
  touched: ReadonlySet<number>,
): Promise<Fragment[]> => {
  const kept = new Map(before.map((fragment) => [fragment.post.id, fragment]))
  for (const id of touched) kept.delete(id)
  const { ids, posts, hottest, seen } = await readFront(db, pageSize.feed, [...kept.keys()])
  const polls = new Map(posts.map(({ id, poll }) => [id, poll]))
  for (const post of await viewFrontRows(posts, readCast))
    kept.set(post.id, fragmentOf(post, polls.get(post.id) ?? null, seen))
  return ids.flatMap((id) => {
    const fragment = kept.get(id)
    return fragment ? [withTrending(fragment, hottest)] : []
  })
}
