import { isOfPart, type LiveEvent } from '#shared/live.ts'
import type { Post } from '#shared/posts.ts'
import type { Tallies } from '../arguments/cached-tallies.ts'
import type { CachedByKey } from '../changes/cached-by-key.ts'
import type { Heard } from '../changes/hub.ts'
import type { Change } from '../changes/kinds.ts'
import { readPolls } from '../polls/polls.ts'
import { viewComments, viewPasses, viewPosts } from '../posts/feed.ts'
import { readCounts } from '../posts/rows.ts'
import type { ReadCast } from '../posts/views.ts'
import { noReaders, readReaders } from '../readers/readers.ts'
import type { Services } from '../services.ts'
import { viewStories } from '../stories/stories.ts'
import { keyOf, readVotes } from './votes.ts'

/**
 * What browsers may hear of what happened, in the same order; null where it is gone again. A
 * query per kind for the whole batch. Counters are read now, not taken from the event: two that
 * changed one at the same time may stand in the log in the other order.
 */
export const presentEvents = async (
  ground: Ground,
  events: Heard[],
): Promise<(LiveEvent | null)[]> => {
  const said = events.map(({ change }) => change)
  const shown = await readShown(ground, said)
  return said.map((one) => present(one, shown))
}

type Ground = Pick<Services, 'db' | 'env'> & {
  readCast: ReadCast
  tallies: CachedByKey<Tallies>
}
type Shown = Awaited<ReturnType<typeof readShown>>

const readShown = async ({ db, env, readCast, tallies }: Ground, said: Change[]) => {
  const of = <K extends Change['kind']>(kind: K) =>
    said.filter((one): one is Extract<Change, { kind: K }> => one.kind === kind)
  const comments = [...of('comment'), ...of('comment_edit')]
  const removed = of('comment_delete')
  const posts = [...of('post'), ...of('post_edit')]
  const likes = of('like')
  const [postViews, views, passes, stories, cast, readers, polls, votes, counts] =
    await Promise.all([
      viewPosts(db, unique(posts.map(({ postId }) => postId)), null),
      viewComments(db, unique(comments.map(({ commentId }) => commentId)), null),
      viewPasses(db, unique(of('pass').map(({ replyId }) => replyId))),
      viewStories({ db, env }, unique(of('story').map(({ storyId }) => storyId))),
      of('typing').length > 0 ? readCast() : null,
      readReaders(db, unique(of('readers').map(({ postId }) => postId))),
      readPolls(db, unique(of('poll').map(({ postId }) => postId))),
      readVotes({ db, tallies }, of('debate')),
      readCounts(db, {
        posts: unique([
          ...[...comments, ...removed].map(({ postId }) => postId),
          ...likes.filter(isOfPost).map(({ targetId }) => targetId),
        ]),
        comments: unique(likes.filter((one) => !isOfPost(one)).map(({ targetId }) => targetId)),
      }),
    ])
  return {
    posts: byId(postViews),
    comments: byId(views),
    passes: byId(passes),
    stories: byId(stories),
    cast: cast ?? new Map<string, never>(),
    readers,
    polls,
    tallies: votes,
    counts,
  }
}

const present = (said: Change, shown: Shown): LiveEvent | null => {
  if (isOfPart(said)) return { kind: said.kind, postId: said.postId }
  switch (said.kind) {
    case 'post':
    case 'post_edit': {
      const post: Post | undefined = shown.posts.get(said.postId)
      return post ? { kind: said.kind, post } : null
    }
    case 'comment': {
      const comment = shown.comments.get(said.commentId)
      const counts = shown.counts.posts.get(said.postId)
      return comment && counts
        ? { kind: 'comment', comment, commentsCount: counts.commentsCount, replyId: said.replyId }
        : null
    }
    case 'typing': {
      const { postId, replyId, parentId } = said
      const character = shown.cast.get(said.characterId)
      return character ? { kind: 'typing', postId, replyId, parentId, character } : null
    }
    case 'pass': {
      const { postId, replyId } = said
      const pass = shown.passes.get(replyId)
      return pass ? { kind: 'pass', postId, replyId, pass } : null
    }
    case 'like': {
      const { targetType, targetId, postId } = said
      const counts = shown.counts[`${targetType}s`].get(targetId)
      return counts
        ? { kind: 'like', targetType, targetId, postId, likesCount: counts.likesCount }
        : null
    }
    case 'comment_edit': {
      const comment = shown.comments.get(said.commentId)
      return comment ? { kind: 'comment_edit', comment } : null
    }
    case 'comment_delete': {
      const { postId, commentId } = said
      const counts = shown.counts.posts.get(postId)
      return counts
        ? { kind: 'comment_delete', postId, commentId, commentsCount: counts.commentsCount }
        : null
    }
    case 'poll': {
      const poll = shown.polls.get(said.postId)
      if (!poll) return null
      const { isEnded, voters, ballots, results } = poll
      return { kind: 'poll', postId: said.postId, isEnded, voters, ballots, results }
    }
    case 'readers': {
      const { postId } = said
      return { kind: 'readers', postId, readers: shown.readers.get(postId) ?? noReaders }
    }
    case 'debate': {
      const { debateId, pointId } = said
      return { kind: 'debate', debateId, pointId, tallies: shown.tallies.get(keyOf(said)) ?? {} }
    }
    case 'points':
      return { kind: 'points', debateId: said.debateId }
    case 'story': {
      const { storyId } = said
      return { kind: 'story', storyId, story: shown.stories.get(storyId) ?? null }
    }
    case 'forecasts':
    case 'popular':
    case 'profile':
    case 'cast':
    case 'hiding':
    case 'ejected':
    case 'signed_out':
    case 'follow':
      return null
    default:
      return said
  }
}

const isOfPost = ({ targetType }: { targetType: 'post' | 'comment' }) => targetType === 'post'
const unique = (ids: number[]) => [...new Set(ids)]
const byId = <T extends { id: number }>(items: T[]) => new Map(items.map((item) => [item.id, item]))
