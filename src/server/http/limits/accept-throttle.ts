import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

export type AcceptThrottle = { pass: () => Promise<void> }

/** A client that still comes after so many waits for the next piece of work like the others; connections. */
const most = 256

/**
 * Gives a `pass` for work that takes long. The event loop takes in one new connection at each of its
 * turns (libuv since 1.45): were there a page to draw in each turn, a client would wait
 * outside, to be served or refused, for as many pages as there are people before them. So the pieces
 * of work pass one by one, and between two of them the loop turns until nobody is at the door.
 */
export const openAcceptThrottle = (server: Server): AcceptThrottle => {
  let arrived = 0
  server.on('connection', () => (arrived += 1))

  const letIn = async () => {
    // What was just done ended in the middle of a turn: the door is looked at in the next.
    await nextTurn()
    for (let count = 0, before = -1; arrived !== before && count < most; count += 1) {
      before = arrived
      await nextTurn()
    }
  }
  let last = Promise.resolve()
  return { pass: () => (last = last.then(letIn)) }
}
