import { readFileSync } from 'node:fs'
import type { Server, Socket } from 'node:net'
import type { Env } from '../../env.ts'
import { ownShare, placeOf } from './addresses.ts'

/** Open at a time from one address; a crowd behind one router has a few each. */
const ofOneAddress = 200
/** What the database, files and calls of ours to elsewhere need; descriptors. */
const reserve = 512
/** Where the system does not say; less than any allows that a site runs on. */
const descriptorsUnknown = 4_096

/**
 * A client that only connects takes a descriptor, and without one the site can neither serve nor ask the
 * database. So one address has so many connections, and all have fewer than there are descriptors. Of a
 * proxy's clients nothing is known here until they ask: those are for the proxy to bound.
 */
export const boundConnections = (server: Server, { TRUST_PROXY, RATE_LIMIT_SCALE }: Env): void => {
  server.maxConnections = connectionsMost(descriptorsOf(process))
  if (TRUST_PROXY !== false) return
  const most = Math.max(1, Math.floor(ofOneAddress * RATE_LIMIT_SCALE))
  const open = new Map<string, number>()

  const forget = (key: string) => {
    const left = (open.get(key) ?? 0) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
  }
  server.prependListener('connection', (socket: Socket) => {
    const { isOwn, key } = placeOf(socket.remoteAddress ?? '')
    const count = open.get(key) ?? 0
    if (count >= most * (isOwn ? ownShare : 1)) return void socket.destroy()
    open.set(key, count + 1)
    socket.once('close', () => forget(key))
  })
}

/** Of so many descriptors; half of them where there are few. */
export const connectionsMost = (descriptors: number): number =>
  descriptors > 2 * reserve ? descriptors - reserve : Math.floor(descriptors / 2)

const descriptorsOf = ({ platform }: Pick<NodeJS.Process, 'platform'>): number => {
  if (platform !== 'linux') return descriptorsUnknown
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
  return soft === undefined ? descriptorsUnknown : Number(soft)
}
