import { connect, type Socket } from 'node:net'

const openAtOnce = 50
const patienceMs = 10_000

/** What a read is put into: all listeners share it, since each is done with it before the next one reads. */
const room = Buffer.alloc(64 * 1024)

/** A text that all are waiting for, and how many have not had it. */
type Wanted = { text: Buffer; left: number; done: () => void }

/** Whose streams they are; left out: visitors. */
export type Crowd = { path: string; count: number; cookie?: string }

/**
 * So many listeners of an event stream on raw sockets. `hear` gives the time at which the last of
 * them has received the text. A listener costs little when it hears: what is measured is who tells.
 */
export const gather = async (origin: string, { path, count, cookie = '' }: Crowd) => {
  const sockets: Socket[] = []
  let wanted: Wanted | null = null
  while (sockets.length < count) {
    const some = Math.min(openAtOnce, count - sockets.length)
    const opening = Array.from({ length: some }, () =>
      openListener(origin, { path, cookie }, () => wanted),
    )
    sockets.push(...(await Promise.all(opening)))
  }
  return {
    count: sockets.length,
    hear: (text: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const tired = setTimeout(() => reject(new Error('an event never came')), patienceMs)
        const done = () => {
          const at = performance.now()
          clearTimeout(tired)
          wanted = null
          resolve(at)
        }
        wanted = { text: Buffer.from(text), left: sockets.length, done }
      }),
    leave: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const openListener = (
  origin: string,
  { path, cookie }: Required<Omit<Crowd, 'count'>>,
  wantedNow: () => Wanted | null,
): Promise<Socket> => {
  const { hostname, port, host } = new URL(origin)
  const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`
  return new Promise((resolve, reject) => {
    let had: Wanted | null = null
    /** What came before, where a text comes in two pieces. */
    let before: Buffer | null = null
    const hear = (length: number): boolean => {
      const wanted = wantedNow()
      if (!wanted) resolve(socket)
      if (!wanted || had === wanted) return true
      const piece = room.subarray(0, length)
      const all: Buffer = before ? Buffer.concat([before, piece]) : piece
      if (!all.includes(wanted.text)) {
        before = Buffer.from(all)
        return true
      }
      had = wanted
      before = null
      wanted.left -= 1
      if (wanted.left === 0) wanted.done()
      return true
    }
    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: { buffer: room, callback: hear },
    })
    socket.once('connect', () => socket.write(head))
    socket.once('error', reject)
  })
}
