import type { LiveEvent, LiveTopic } from '#shared/live.ts'
import { HttpError } from '../http/core/errors.ts'

/** A browser shows fewer things at a time. */
const most = 20
const topic = /^(?:feed|stories|trending|post:[1-9]\d{0,15}|debate:[\w-]{1,100})$/

/** What `?topics=feed,post:7` asks for; null: everything. Throws 400 for what is no topic. */
export const parseTopics = (asked: unknown): ReadonlySet<LiveTopic> | null => {
  if (asked === undefined) return null
  const topics = typeof asked === 'string' ? asked.split(',').filter(Boolean) : ['']
  if (topics.length > most || !topics.every((one) => topic.test(one)))
    throw new HttpError(
      400,
      'unknown_topic',
      `Topics are feed, stories, trending, post:7 or debate:free-buses, at most ${most}, with commas between them.`,
    )
  return new Set(topics as LiveTopic[])
}

/** Who hears of an event; nobody by its topic where it is for one person. */
export const topicsOf = (event: LiveEvent): readonly LiveTopic[] => {
  switch (event.kind) {
    case 'post':
    case 'post_edit':
      return ofPost(event.post.id)
    case 'comment':
    case 'comment_edit':
      return ofPost(event.comment.postId)
    case 'story':
    case 'story_view':
      return ['stories']
    case 'debate':
    case 'points':
      return [`debate:${event.debateId}`]
    case 'trending':
      return ['trending']
    case 'notification':
      return []
    default:
      return ofPost(event.postId)
  }
}

const ofPost = (id: number): LiveTopic[] => ['feed', `post:${id}`]
