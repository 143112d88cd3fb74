import type { LiveEvent } from '#shared/live.ts'
import { type Cursor, compareCursors } from '../db/cursor.ts'
import type { Heard, Hub, Logged } from '../changes/hub.ts'
import { oneAtATime } from '../db/one-at-a-time.ts'
import type { Change } from '../changes/kinds.ts'
import { withoutOldDrafts } from './old-drafts.ts'

/** One event, framed once for all who hear it. */
type Frame = {
  cursor: Cursor | null
  userId: string | null
  /** null: nothing that could be hidden from anybody. */
  event: LiveEvent | null
  bytes: Buffer
}

/** Where frames go: a browser's socket. Cut, it comes back with its last position. */
export type Sink = {
  userId: string | null
  /** By which somebody listens (accounts/sessions.ts); null for a visitor. */
  session: string | null
  /** Whether this is kept from whoever listens. */
  isHidden: (event: LiveEvent) => boolean
  write: (bytes: Buffer) => void
  cut: () => void
}

type Stream = {
  sink: Sink
  /** Frames that wait until what the browser missed has been written; null: none do. */
  waiting: Frame[] | null
  /** Heard already, from another process that was ahead of this one. */
  heardUpTo: Cursor | null
}

export type Streams = {
  /** Lets the sink hear all from now on, or from `after` on; gives back how to end that. */
  join: (sink: Sink, after: Cursor | undefined) => () => void
  beat: () => void
  count: () => number
  close: () => void
}

type Missed = { after: Cursor; upTo: Cursor; userId: string | null }

type Ground = {
  hub: Hub
  present: (events: Heard[]) => Promise<(LiveEvent | null)[]>
  /** What this listener may hear of it; null: that can no longer be told. */
  readMissed: (missed: Missed) => Promise<Logged[] | null>
  onError: (error: unknown) => void
}

/** Bytes that one who comes back is sent; beyond that it costs less to read again what is shown. */
const replayedMost = 64 * 1024
const heartbeat = Buffer.from(': beat\n\n')

/** Sends what happens to every open stream, in order; catches up whoever was away. */
export const openStreams = ({ hub, present, readMissed, onError }: Ground): Streams => {
  const streams = new Set<Stream>()
  let queue: Heard[] = []
  let position = hub.position()

  /** What cannot be shown now is caught up from the log by browsers that come back. */
  const cutAll = (error: unknown) => {
    onError(error)
    position = hub.position()
    for (const { sink } of streams) sink.cut()
  }
  const sendAll = oneAtATime(async () => {
    const events = queue
    queue = []
    const last = events.findLast(({ cursor }) => cursor !== null)?.cursor ?? position
    // Without a stream nothing may be awaited, or one that joins meanwhile would miss the batch.
    const frames = streams.size === 0 ? [] : frame(events, await present(events))
    position = last
    for (const stream of streams) deliver(stream, frames)
    cutSignedOut(streams, events)
  }, cutAll)
  const forget = hub.subscribe((events) => {
    queue.push(...events)
    void sendAll()
  })

  const replay = async (missed: Logged[] | null, upTo: Cursor): Promise<Frame[]> => {
    if (!missed) return [resetFrame(upTo)]
    const news = withoutOldDrafts(missed)
    const frames = frame(news, await present(news))
    return lengthOf(frames) > replayedMost ? [resetFrame(upTo)] : frames
  }
  const catchUp = async (stream: Stream, after: Cursor, upTo: Cursor) => {
    const missed = await readMissed({ after, upTo, userId: stream.sink.userId })
    const frames = await replay(missed, upTo)
    const waiting = stream.waiting ?? []
    stream.waiting = null
    deliver(stream, [...frames, ...waiting])
  }

  return {
    join: (sink, after) => {
      const stream: Stream = { sink, waiting: after ? [] : null, heardUpTo: after ?? null }
      streams.add(stream)
      if (after) {
        sink.write(heartbeat)
        catchUp(stream, after, position).catch((error: unknown) => {
          onError(error)
          sink.cut()
        })
      } else sink.write(positionFrame(position))
      return () => streams.delete(stream)
    },
    beat: () => {
      for (const { sink } of streams) sink.write(heartbeat)
    },
    count: () => streams.size,
    close: () => {
      forget()
      for (const { sink } of streams) sink.cut()
      streams.clear()
    },
  }
}

/** Whose session has ended hears nothing more as who they were. */
const cutSignedOut = (streams: Set<Stream>, events: Heard[]): void => {
  for (const { change } of events)
    for (const { sink } of streams) if (isSignedOut(sink, change)) sink.cut()
}

const isSignedOut = ({ userId, session }: Sink, change: Change): boolean => {
  if (change.kind === 'ejected') return userId === change.userId
  return change.kind === 'signed_out' && change.sessions.some((one) => one === session)
}

/** Deleted things have nothing to show. */
const frame = (events: Heard[], shown: (LiveEvent | null)[]): Frame[] =>
  events.flatMap(({ cursor, userId }, at) => {
    const event = shown[at]
    if (!event) return []
    const id = cursor ? `id: ${cursor}\n` : ''
    return [
      { cursor, userId, event, bytes: Buffer.from(`${id}data: ${JSON.stringify(event)}\n\n`) },
    ]
  })

/** Tells a browser its position without an event. */
const positionFrame = (cursor: Cursor): Buffer => Buffer.from(`retry: 2000\nid: ${cursor}\n\n`)

/** Tells a browser to read again what it shows. */
const resetFrame = (cursor: Cursor): Frame => ({
  cursor: null,
  userId: null,
  event: null,
  bytes: Buffer.from(`event: reset\nid: ${cursor}\ndata: {}\n\n`),
})

const lengthOf = (frames: Frame[]): number =>
  frames.reduce((sum, { bytes }) => sum + bytes.length, 0)

/** A socket is written to once for all that happened at a time: each write is a call of the system. */
const deliver = (stream: Stream, frames: Frame[]): void => {
  if (stream.waiting) return void stream.waiting.push(...frames)
  const heard = frames.filter((frame) => hears(stream, frame))
  if (heard.length > 0) stream.sink.write(bytesOf(heard, frames))
}

const hears = (stream: Stream, { cursor, userId, event }: Frame): boolean =>
  (userId === null || userId === stream.sink.userId) &&
  !isHeard(stream, cursor) &&
  (event === null || !stream.sink.isHidden(event))

const joined = new WeakMap<Frame[], Buffer>()

/** Whoever hears everything gets the same buffer, joined once. */
const bytesOf = (heard: Frame[], all: Frame[]): Buffer => {
  if (heard.length === 1) return (heard[0] as Frame).bytes
  if (heard.length < all.length) return Buffer.concat(heard.map(({ bytes }) => bytes))
  const bytes = joined.get(all) ?? Buffer.concat(all.map((frame) => frame.bytes))
  joined.set(all, bytes)
  return bytes
}

const isHeard = (stream: Stream, cursor: Cursor | null): boolean => {
  if (stream.heardUpTo === null || cursor === null) return false
  if (compareCursors(cursor, stream.heardUpTo) <= 0) return true
  stream.heardUpTo = null
  return false
}
