import { livePath, type LiveEvent } from '#shared/live.ts'

type Heard<E extends LiveEvent> = { event: E; at: number }
type Waiting = { wanted: (event: LiveEvent) => boolean; take: (heard: Heard<LiveEvent>) => void }

const patienceMs = 10_000

/** A member's browser on the live stream. */
export const listenLive = async (origin: string, cookie: string) => {
  const leaving = new AbortController()
  const response = await fetch(origin + livePath, {
    headers: { cookie },
    signal: leaving.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the live stream: ${response.status}`)
  const waiting = new Set<Waiting>()
  void readFrames(response.body, (event) => {
    const at = performance.now()
    for (const one of waiting) if (one.wanted(event)) one.take({ event, at })
  }).catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error
  })

  return {
    /** The first event of this kind from now on, and when it came. */
    next: <E extends LiveEvent>(wanted: (event: LiveEvent) => event is E): Promise<Heard<E>> =>
      new Promise((resolve, reject) => {
        const tired = setTimeout(() => reject(new Error('an event never came')), patienceMs)
        const one: Waiting = {
          wanted,
          take: (heard) => {
            clearTimeout(tired)
            waiting.delete(one)
            resolve(heard as Heard<E>)
          },
        }
        waiting.add(one)
      }),
    close: () => leaving.abort(),
  }
}

const readFrames = async (
  stream: ReadableStream<Uint8Array>,
  hear: (event: LiveEvent) => void,
): Promise<void> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of stream) {
    text += decoder.decode(part, { stream: true })
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^data: ?(.*)$/m.exec(frame)?.[1]
      if (data) hear(JSON.parse(data) as LiveEvent)
    }
  }
}
