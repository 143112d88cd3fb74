import type { LiveEvent, LiveTopic } from '#shared/live.ts'
import type { Heard } from '../changes/hub.ts'
import type { Cursor } from '../db/cursor.ts'
import type { News } from './superseded.ts'
import { topicsOf } from './topics.ts'

/** One event, framed once for all who hear it. */
export type Frame = {
  cursor: Cursor | null
  /** The only one who may hear it; null: all who listen to one of its topics. */
  userId: string | null
  /** null: nothing that could be hidden from anybody. */
  event: LiveEvent | null
  topics: readonly LiveTopic[]
  bytes: Buffer
}

/** What an event is about, as it is compared with later ones. */
export const newsOf = ({ event }: Frame): News => {
  if (event?.kind === 'post_edit') return { kind: event.kind, postId: event.post.id }
  if (event?.kind === 'comment_edit') return { kind: event.kind, commentId: event.comment.id }
  return event ?? { kind: 'none' }
}

/** Deleted things have nothing to show. */
export const frame = (events: readonly Heard[], shown: readonly (LiveEvent | null)[]): Frame[] =>
  events.flatMap(({ cursor, userId }, at) => {
    const event = shown[at]
    if (!event) return []
    const id = cursor ? `id: ${cursor}\n` : ''
    const bytes = Buffer.from(`${id}data: ${JSON.stringify(event)}\n\n`)
    return [{ cursor, userId, event, topics: topicsOf(event), bytes }]
  })

/** Tells a browser its position without an event. */
export const positionFrame = (cursor: Cursor): Buffer =>
  Buffer.from(`retry: 2000\nevent: position\nid: ${cursor}\ndata: {}\n\n`)

/** Tells a browser to read again what it shows. */
export const resetFrame = (cursor: Cursor): Frame => ({
  cursor: null,
  userId: null,
  event: null,
  topics: [],
  bytes: Buffer.from(`event: reset\nid: ${cursor}\ndata: {}\n\n`),
})

export const lengthOf = (frames: readonly Frame[]): number =>
  frames.reduce((sum, { bytes }) => sum + bytes.length, 0)

const joined = new WeakMap<readonly Frame[], Map<string, Buffer>>()

/** Frames as one buffer, since each write is a call of the system; the same for all who hear the same of `all`. */
export const bytesOf = (heard: readonly Frame[], all: readonly Frame[]): Buffer => {
  if (heard.length === 1) return (heard[0] as Frame).bytes
  const known = joined.get(all) ?? new Map<string, Buffer>()
  joined.set(all, known)
  const which = heard.length === all.length ? '' : heard.map((one) => all.indexOf(one)).join()
  const bytes = known.get(which) ?? Buffer.concat(heard.map((one) => one.bytes))
  known.set(which, bytes)
  return bytes
}
