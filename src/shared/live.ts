import { z } from 'zod'
import { commentCharacter } from './characters.ts'
import { pointTally } from './point-tally.ts'
import { poll } from './polls.ts'
import { comment, pass, post } from './posts.ts'
import { readers } from './readers.ts'
import { story } from './stories.ts'

/** Where the live stream is; its events are Server-Sent Events whose data is a LiveEvent. */
export const livePath = '/api/live'

/** What a browser shows and wants to hear of: lists of posts, one discussion, one question, the stories, what trends. */
export type LiveTopic = 'feed' | `post:${number}` | `debate:${string}` | 'stories' | 'trending'

/** Visitors hear what happened once in so many ms; members at once. */
export const visitorFrameMs = 1_000

/**
 * What stands beside the words of a discussion, each read by a call of its own: a browser only hears that it is another
 * now, and reads it anew where it shows it, since what somebody may read of it is not the same for all. A new part
 * needs no more than its name here: a kind of change, and the first part of its query's key.
 */
export const discussionParts = ['moved', 'steelman', 'mind'] as const
export type DiscussionPart = (typeof discussionParts)[number]

/** Whether a change or an event is about such a part. */
export const isOfPart = <E extends { kind: string }>(
  event: E,
): event is Extract<E, { kind: DiscussionPart }> =>
  (discussionParts as readonly string[]).includes(event.kind)

export { feedPollMs } from './constants.ts'

const reply = { postId: z.number(), replyId: z.number() }

/** What a browser may hear. Every event carries enough to be shown without another read. */
export const liveEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('post'), post }),
    z.object({
      kind: z.literal('comment'),
      comment,
      commentsCount: z.number(),
      replyId: z.number().nullable(),
    }),
    z.object({
      kind: z.literal('typing'),
      ...reply,
      character: commentCharacter,
      parentId: z.number().nullable(),
    }),
    /** `content` is all that is sayable so far, whole sentences that passed the gate. */
    z.object({ kind: z.literal('draft'), ...reply, content: z.string() }),
    z.object({ kind: z.literal('retract'), ...reply }),
    z.object({ kind: z.literal('pass'), ...reply, pass }),
    z.object({
      kind: z.literal('like'),
      targetType: z.enum(['post', 'comment']),
      targetId: z.number(),
      postId: z.number(),
      likesCount: z.number(),
    }),
    z.object({ kind: z.literal('share'), postId: z.number(), sharesCount: z.number() }),
    z.object({ kind: z.literal('post_edit'), post }),
    z.object({ kind: z.literal('post_delete'), postId: z.number() }),
    z.object({ kind: z.literal('comment_edit'), comment }),
    z.object({
      kind: z.literal('comment_delete'),
      postId: z.number(),
      commentId: z.number(),
      commentsCount: z.number(),
    }),
    /** `results`: null as long as it runs; who has voted reads them anew. */
    z.object({
      kind: z.literal('poll'),
      postId: z.number(),
      ...poll.pick({ isEnded: true, voters: true, ballots: true, results: true }).shape,
    }),
    z.object({ kind: z.enum(discussionParts), postId: z.number() }),
    z.object({ kind: z.literal('readers'), postId: z.number(), readers }),
    /** The votes on one point of a question, or on all of them; one that is not among those has none. */
    z.object({
      kind: z.literal('debate'),
      debateId: z.string(),
      pointId: z.string().nullable(),
      tallies: z.record(z.string(), pointTally),
    }),
    /** The points themselves are others: read anew where they are shown. */
    z.object({ kind: z.literal('points'), debateId: z.string() }),
    /** null: removed or expired. */
    z.object({ kind: z.literal('story'), storyId: z.number(), story: story.nullable() }),
    z.object({ kind: z.literal('story_view'), storyId: z.number(), viewsCount: z.number() }),
    z.object({ kind: z.literal('trending') }),
    /** Heard by one person only: how many of their notifications are unread. */
    z.object({ kind: z.literal('notification'), unread: z.number() }),
  ])
  .meta({ id: 'LiveEvent' })
export type LiveEvent = z.infer<typeof liveEvent>
