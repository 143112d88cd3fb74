import type { LiveEvent, LiveTopic } from '#shared/live.ts'
import { type Cursor, compareCursors } from '../db/cursor.ts'
import { bytesOf, type Frame } from './frames.ts'

/** Where frames go: a browser's socket. Cut, it comes back with its last position. */
export type Sink = {
  userId: string | null
  /** The session or access token by which somebody listens, by its hash; null for a visitor. */
  session: string | null
  /** What is listened to; null: everything. */
  topics: ReadonlySet<LiveTopic> | null
  /** Whether this is kept from the listener. */
  isHidden: (event: LiveEvent) => boolean
  write: (bytes: Buffer) => void
  cut: () => void
}

export type Stream = {
  sink: Sink
  /** Frames that wait until what the browser missed has been written; null: none do. */
  waiting: Frame[] | null
  /** Heard already up to here. */
  heardUpTo: Cursor | null
}

/** Streams by what they listen to: what happens costs as much as those take who hear it. */
export type Audience = {
  add: (stream: Stream) => void
  remove: (stream: Stream) => void
  /** Gives frames, in the order of the log, to all who hear one of them. */
  tell: (frames: readonly Frame[]) => void
}

export const openAudience = (): Audience => {
  const byPlace = new Map<string, Set<Stream>>()
  const add = (stream: Stream) => {
    for (const place of placesOf(stream)) {
      const there = byPlace.get(place)
      if (there) there.add(stream)
      else byPlace.set(place, new Set([stream]))
    }
  }
  const remove = (stream: Stream) => {
    for (const place of placesOf(stream)) {
      const there = byPlace.get(place)
      there?.delete(stream)
      if (there?.size === 0) byPlace.delete(place)
    }
  }
  const tell = (frames: readonly Frame[]) => {
    const hearing = new Set<Stream>()
    for (const place of new Set(frames.flatMap(placesTold)))
      for (const stream of byPlace.get(place) ?? []) hearing.add(stream)
    for (const stream of hearing) deliver(stream, frames)
  }
  return { add, remove, tell }
}

const everything = 'everything'
const placeOf = (userId: string) => `person:${userId}`

const placesOf = ({ sink: { topics, userId } }: Stream): string[] => [
  ...(topics ?? [everything]),
  ...(userId === null ? [] : [placeOf(userId)]),
]

const placesTold = ({ topics, userId }: Frame): readonly string[] =>
  userId === null ? [everything, ...topics] : [placeOf(userId)]

/** Gives a stream what it may hear of these; later, while it still catches up. */
export const deliver = (stream: Stream, frames: readonly Frame[]): void => {
  if (stream.waiting) return void stream.waiting.push(...frames)
  const heard = frames.filter((frame) => hears(stream, frame))
  if (heard.length > 0) stream.sink.write(bytesOf(heard, frames))
}

const hears = (stream: Stream, { cursor, userId, event, topics }: Frame): boolean => {
  const { sink } = stream
  if (isHeard(stream, cursor)) return false
  if (event === null) return true
  const isFor = userId === null ? isAsked(sink, topics) : userId === sink.userId
  return isFor && !sink.isHidden(event)
}

const isAsked = ({ topics: asked }: Sink, topics: Frame['topics']): boolean =>
  asked === null || topics.some((topic) => asked.has(topic))

const isHeard = (stream: Stream, cursor: Cursor | null): boolean => {
  if (stream.heardUpTo === null || cursor === null) return false
  if (compareCursors(cursor, stream.heardUpTo) <= 0) return true
  stream.heardUpTo = null
  return false
}
