import { type LiveEvent, visitorFrameMs } from '#shared/live.ts'
import type { Heard, Hub, Logged } from '../changes/hub.ts'
import type { Change } from '../changes/kinds.ts'
import { type Cursor, compareCursors } from '../db/cursor.ts'
import { throttle } from '../db/throttle.ts'
import { singleFlight } from '../db/single-flight.ts'
import { deliver, openAudience, type Sink, type Stream } from './audience.ts'
import { type Frame, frame, lengthOf, newsOf, positionFrame, resetFrame } from './frames.ts'
import { withoutSuperseded } from './superseded.ts'

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
  /** What this listener may hear of it; null: that can no longer be known. */
  readMissed: (missed: Missed) => Promise<Logged[] | null>
  onError: (error: unknown) => void
}

/** Bytes that one who comes back is sent; beyond that it costs less to read again what is shown. */
const replayedMost = 64 * 1024
const heartbeat = Buffer.from(': beat\n\n')

/** Sends what happens to the streams that listen to it, in order; catches up a listener that was away. */
export const openStreams = ({ hub, present, readMissed, onError }: Ground): Streams => {
  const streams = new Set<Stream>()
  const members = openAudience()
  const visitors = openAudience()
  const audienceOf = ({ sink }: Stream) => (sink.userId === null ? visitors : members)
  let queue: Heard[] = []
  let position = hub.position()
  /** What visitors will hear together. */
  let pending: Frame[] = []

  const tellVisitors = () => {
    const frames = withoutSuperseded(pending, newsOf)
    pending = []
    visitors.tell(frames)
  }
  const visitorsSoon = throttle(visitorFrameMs, tellVisitors)

  /** What cannot be shown now is caught up from the log by browsers that come back. */
  const cutAll = (error: unknown) => {
    onError(error)
    position = hub.position()
    pending = []
    for (const { sink } of streams) sink.cut()
  }
  const sendAll = singleFlight(async () => {
    const events = queue
    queue = []
    const last = events.findLast(({ cursor }) => cursor !== null)?.cursor ?? position
    // Without a stream nothing may be awaited, or one that joins meanwhile would miss the batch.
    const frames = streams.size === 0 ? [] : frame(events, await present(events))
    position = last
    members.tell(frames)
    pending.push(...frames.filter(({ userId }) => userId === null))
    if (pending.length > 0) visitorsSoon.ask()
    cutSignedOut(streams, events)
  }, cutAll)
  const forget = hub.subscribe((events) => {
    queue.push(...events)
    void sendAll()
  })

  const replay = async (missed: Logged[] | null, upTo: Cursor): Promise<Frame[]> => {
    if (!missed) return [resetFrame(upTo)]
    const news = withoutSuperseded(missed, ({ change }) => change)
    const frames = frame(news, await present(news))
    return lengthOf(frames) > replayedMost ? [resetFrame(upTo)] : frames
  }
  const catchUp = async (stream: Stream, after: Cursor, upTo: Cursor) => {
    const missed = await readMissed({ after, upTo, userId: stream.sink.userId })
    const frames = await replay(missed, upTo)
    const waiting = stream.waiting ?? []
    stream.waiting = null
    deliver(stream, frames)
    // Visitors may hear once more, a little later, what they have just caught up with.
    stream.heardUpTo = compareCursors(after, upTo) > 0 ? after : upTo
    deliver(stream, waiting)
  }

  return {
    join: (sink, after) => {
      const stream: Stream = { sink, waiting: after ? [] : null, heardUpTo: after ?? position }
      streams.add(stream)
      audienceOf(stream).add(stream)
      if (after) {
        sink.write(heartbeat)
        catchUp(stream, after, position).catch((error: unknown) => {
          onError(error)
          sink.cut()
        })
      } else sink.write(positionFrame(position))
      return () => {
        streams.delete(stream)
        audienceOf(stream).remove(stream)
      }
    },
    beat: () => {
      // Who hears little would come back with a place that the log has forgotten.
      tellVisitors()
      const told = positionFrame(position)
      for (const stream of streams)
        stream.sink.write(stream.waiting || isAhead(stream, position) ? heartbeat : told)
    },
    count: () => streams.size,
    close: () => {
      forget()
      visitorsSoon.end()
      for (const { sink } of streams) sink.cut()
      streams.clear()
    },
  }
}

/** It came from another process that had heard more: it must not be told to go back. */
const isAhead = ({ heardUpTo }: Stream, position: Cursor): boolean =>
  heardUpTo !== null && compareCursors(heardUpTo, position) > 0

/** Whose session has ended hears nothing more as who they were. */
const cutSignedOut = (streams: Set<Stream>, events: Heard[]): void => {
  const ends = events.filter(({ change }) => isEnd(change))
  for (const { change } of ends)
    for (const { sink } of streams) if (isSignedOut(sink, change)) sink.cut()
}

const isEnd = ({ kind }: Change): boolean => kind === 'ejected' || kind === 'signed_out'

const isSignedOut = ({ userId, session }: Sink, change: Change): boolean => {
  if (change.kind === 'ejected') return userId === change.userId
  return change.kind === 'signed_out' && change.sessions.some((one) => one === session)
}
