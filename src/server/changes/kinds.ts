import { type DiscussionPart, discussionParts } from '#shared/live.ts'
import type { Tag } from '#shared/tags.ts'

/** What happened, by id; live/events.ts turns it into what a browser may hear. */
export type Change =
  /** `isQuiet` stands in no log: the process that wrote it says that nobody has to answer or to be told. */
  | { kind: 'post'; postId: number; isQuiet?: boolean }
  /** `isClosedToCharacters` stands in no log: the process that wrote it says that no character may answer. */
  | {
      kind: 'comment'
      postId: number
      commentId: number
      replyId: number | null
      isClosedToCharacters?: boolean
    }
  | {
      kind: 'typing'
      postId: number
      replyId: number
      characterId: string
      parentId: number | null
    }
  | { kind: 'draft'; postId: number; replyId: number; content: string }
  | { kind: 'retract'; postId: number; replyId: number }
  | { kind: 'pass'; postId: number; replyId: number }
  | {
      kind: 'like'
      targetType: 'post' | 'comment'
      targetId: number
      postId: number
      likesCount: number
      /** Whose caches of liked things are stale; never told to a browser. */
      userId: string
    }
  | { kind: 'share'; postId: number; sharesCount: number }
  /** Other words, or none any more; a restored one is announced like a new one. */
  | { kind: 'post_edit'; postId: number }
  | { kind: 'post_delete'; postId: number }
  | { kind: 'comment_edit' | 'comment_delete'; postId: number; commentId: number }
  /** Somebody voted; `userId` null: the poll has ended. Whose vote it was is never told to a browser. */
  | { kind: 'poll'; postId: number; userId: string | null }
  /** Somebody said that a comment moved them, or took it back; whose it was is never told to a browser. */
  | { kind: 'moved'; postId: number; commentId: number; userId: string }
  /** Somebody said a comment back, or it was confirmed, mended or taken back. */
  | { kind: 'steelman'; postId: number; commentId: number; steelmanId: number }
  /** Any other part of a discussion is another now. */
  | { kind: Exclude<DiscussionPart, 'moved' | 'steelman'>; postId: number }
  /** Somebody said where they stand. */
  | { kind: 'readers'; postId: number }
  /** Somebody voted on this point of a question; null: they said where they stand, or took all back. */
  | { kind: 'debate'; debateId: string; pointId: string | null }
  /** The points of people on a question are others now. */
  | { kind: 'points'; debateId: string }
  /** Somebody said whether a forecast of this character came true; never told to a browser. */
  | { kind: 'forecasts'; characterId: string }
  /** A story is new, removed or expired. */
  | { kind: 'story'; storyId: number }
  | { kind: 'story_view'; storyId: number; viewsCount: number }
  | { kind: 'trending' }
  /** What the home page shows as popular is another list now; never told to a browser. */
  | { kind: 'popular' }
  /** Someone's name or picture is another now; never told to a browser. */
  | { kind: 'profile'; userId: string }
  /** A character is another now, came or was switched; never told to a browser. */
  | { kind: 'cast' }
  /** Somebody follows somebody; sent to the person who is followed as a notification. */
  | { kind: 'follow'; followerId: string; followedId: string }
  /** Somebody's notifications are others now; only they hear it. */
  | { kind: 'notification'; unread: number }
  /** This person's sessions have ended; never told to a browser. */
  | { kind: 'ejected'; userId: string }
  /** These sessions and access tokens have ended, by the ids that the settings know; never told to a browser. */
  | { kind: 'signed_out'; sessions: string[] }
  /** These people see others than before; never told to a browser. */
  | { kind: 'hiding'; userIds: string[] }

type Kind = Change['kind']
type Of<K extends Kind> = Extract<Change, { kind: K }>

/** What a kind of change means for those that keep or do something; live/events.ts says what browsers hear of it. */
type Descriptor<K extends Kind> = {
  /** What is shown otherwise now. */
  tags: (change: Of<K>) => readonly Tag[]
  /** Whether jobs may have something to do. */
  isWork: (change: Of<K>) => boolean
}

const ofPost = ({ postId }: { postId: number }): Tag[] => ['feed', `post:${postId}`]
const none = () => []
const work = () => true
const noWork = () => false

const ofPart = {
  tags: ({ postId }: { postId: number }): Tag[] => [`thread:${postId}`],
  isWork: work,
}
const ofParts = Object.fromEntries(discussionParts.map((part) => [part, ofPart])) as Record<
  DiscussionPart,
  typeof ofPart
>

const kinds: { [K in Kind]: Descriptor<K> } = {
  post: {
    tags: (post) => [...ofPost(post), 'use'],
    isWork: ({ isQuiet }) => isQuiet !== true,
  },
  post_edit: { tags: (post) => [...ofPost(post), 'use', 'doings'], isWork: work },
  post_delete: { tags: (post) => [...ofPost(post), 'use', 'doings'], isWork: work },
  comment: { tags: (comment) => [...ofPost(comment), 'use', 'doings'], isWork: work },
  comment_edit: { tags: ofPost, isWork: work },
  comment_delete: { tags: (comment) => [...ofPost(comment), 'doings'], isWork: work },
  typing: { tags: none, isWork: noWork },
  draft: { tags: none, isWork: work },
  retract: { tags: none, isWork: work },
  pass: { tags: ofPost, isWork: work },
  like: { tags: (like) => [...ofPost(like), 'use', 'doings'], isWork: work },
  share: { tags: ofPost, isWork: noWork },
  poll: { tags: ofPost, isWork: noWork },
  ...ofParts,
  readers: ofPart,
  debate: { tags: ({ debateId }) => [`debate:${debateId}`], isWork: noWork },
  points: { tags: ({ debateId }) => [`debate:${debateId}`], isWork: noWork },
  forecasts: { tags: ({ characterId }) => [`forecasts:${characterId}`], isWork: noWork },
  story: { tags: () => ['stories'], isWork: noWork },
  story_view: { tags: () => ['stories'], isWork: noWork },
  trending: { tags: () => ['trending'], isWork: work },
  popular: { tags: () => ['popular'], isWork: work },
  profile: { tags: ({ userId }) => ['people', `person:${userId}`, 'doings'], isWork: work },
  cast: { tags: () => ['cast'], isWork: work },
  follow: { tags: none, isWork: work },
  notification: { tags: none, isWork: work },
  ejected: { tags: none, isWork: noWork },
  signed_out: { tags: none, isWork: noWork },
  hiding: { tags: ({ userIds }) => userIds.map((id): Tag => `hiding:${id}`), isWork: noWork },
}

/** What is shown otherwise after a change. */
export const tagsOf = <K extends Kind>(change: Of<K>): readonly Tag[] =>
  (kinds[change.kind] as Descriptor<K>).tags(change)

/** Whether a change may leave a worker something to do. */
export const isWork = <K extends Kind>(change: Of<K>): boolean =>
  (kinds[change.kind] as Descriptor<K>).isWork(change)
