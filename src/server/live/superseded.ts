import { discussionParts } from '#shared/live.ts'

/** A change or an event, as far as it is looked at here. */
export type News = {
  kind: string
  postId?: number
  commentId?: number
  storyId?: number
  replyId?: number | null
  targetType?: string
  targetId?: number
  debateId?: string
  pointId?: string | null
}

/** After these nothing more comes of what was being written. */
const ends = new Set(['comment', 'retract', 'pass'])
/** Of what says how something is now, only the last is news. */
const states = new Set<string>([
  'draft',
  'like',
  'share',
  'poll',
  ...discussionParts,
  'readers',
  'debate',
  'points',
  'story',
  'story_view',
  'trending',
  'post_edit',
  'comment_edit',
])

/** Without what later news has taken the place of; the rest in its order. */
export const withoutSuperseded = <T>(items: readonly T[], newsIn: (item: T) => News): T[] => {
  const known = new Set<string>()
  const ended = new Set<number>()
  return items
    .toReversed()
    .filter((item) => {
      const news = newsIn(item)
      const { kind, replyId } = news
      if (isOfReply(news)) {
        if ((kind === 'draft' || kind === 'typing') && ended.has(news.replyId)) return false
        if (ends.has(kind)) ended.add(news.replyId)
      }
      if (!states.has(kind)) return true
      const { postId, commentId, storyId, targetType, targetId, debateId, pointId } = news
      const where = [postId, commentId, storyId, targetType, targetId, replyId, debateId, pointId]
      const about = [kind, ...where].join()
      const isKnown = known.has(about)
      known.add(about)
      return !isKnown
    })
    .toReversed()
}

const isOfReply = (news: News): news is News & { replyId: number } =>
  news.replyId !== null && news.replyId !== undefined
