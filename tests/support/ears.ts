import type { LiveEvent } from '#shared/live.ts'
import { livePath } from '#shared/live.ts'

export type Sound = { id: string; event: string; data: LiveEvent }

export type Ears = {
  status: number
  heard: Sound[]
  /** Where the stream stands: what a browser would send as Last-Event-ID. */
  lastId: () => string
  /** Waits until something heard satisfies this, at most some seconds. */
  until: (isIt: (sound: Sound) => boolean, ms?: number) => Promise<Sound>
  /** Cuts the connection, as a lost network does. */
  cut: () => void
  /** Resolves when the connection is over, no matter who ended it. */
  over: Promise<void>
}

type Listening = { after?: string; cookies?: string; topics?: string; token?: string }

/** A browser that listens to the live stream, or a program with a token. */
export const listenTo = async (
  url: string,
  { after, cookies = '', topics, token }: Listening = {},
): Promise<Ears> => {
  const cutter = new AbortController()
  const headers = {
    ...(cookies && { cookie: cookies }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(after !== undefined && { 'last-event-id': after }),
  }
  const path = topics === undefined ? livePath : `${livePath}?topics=${topics}`
  const response = await fetch(url + path, { headers, signal: cutter.signal })
  const heard: Sound[] = []
  let lastId = after ?? ''
  let tell = () => {}

  const listen = async () => {
    let rest = ''
    for await (const bytes of response.body ?? []) {
      const frames = (rest + Buffer.from(bytes).toString()).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const field = (name: string) =>
          frame
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        lastId = field('id') ?? lastId
        const data = field('data')
        if (data && field('event') !== 'position')
          heard.push({ id: lastId, event: field('event') ?? 'message', data: JSON.parse(data) })
      }
      tell()
    }
  }
  const over = listen().catch(() => {})
  if (response.ok) await new Promise<void>((resolve) => (tell = resolve))

  const until: Ears['until'] = async (isIt, ms = 5000) => {
    const end = Date.now() + ms
    for (;;) {
      const found = heard.find(isIt)
      if (found) return found
      if (Date.now() > end) throw new Error(`Not heard: ${JSON.stringify(heard).slice(0, 500)}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
  const cut = () => cutter.abort()
  return { status: response.status, heard, lastId: () => lastId, until, cut, over }
}
