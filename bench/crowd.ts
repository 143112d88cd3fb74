import { connect, type Socket } from 'node:net'

const openAtOnce = 50

/**
 * So many listeners of an event stream on raw sockets. `hear` gives the time at which the last of
 * them has received the text.
 */
export const gather = async (origin: string, path: string, count: number) => {
  const listeners: Listener[] = []
  while (listeners.length < count) {
    const wanted = Math.min(openAtOnce, count - listeners.length)
    const some = Array.from({ length: wanted }, () => openListener(origin, path))
    listeners.push(...(await Promise.all(some)))
  }
  return {
    count: listeners.length,
    hear: async (text: string): Promise<number> => {
      await Promise.all(listeners.map((listener) => listener.hear(text)))
      return performance.now()
    },
    leave: () => {
      for (const { socket } of listeners) socket.destroy()
    },
  }
}

type Listener = { socket: Socket; hear: (text: string) => Promise<void> }

const patienceMs = 10_000

const openListener = (origin: string, path: string): Promise<Listener> => {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    let seen = ''
    let waiting: { text: string; take: () => void } | null = null
    const hear = (text: string) =>
      new Promise<void>((take, fail) => {
        const tired = setTimeout(() => fail(new Error('an event never came')), patienceMs)
        const done = () => {
          clearTimeout(tired)
          take()
        }
        waiting = { text, take: done }
      })
    const socket = connect({ host: hostname, port: Number(port) })
    socket.setEncoding('latin1')
    socket.once('connect', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`))
    socket.once('data', () => resolve({ socket, hear }))
    socket.once('error', reject)
    socket.on('data', (part: string) => {
      if (!waiting) return
      seen += part
      if (!seen.includes(waiting.text)) return
      seen = ''
      waiting.take()
      waiting = null
    })
  })
}
