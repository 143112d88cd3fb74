import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Announcement } from '#server/db/outbox.ts'
import { relayPokes } from '#server/db/relay.ts'
import { onPoke, poke } from '#server/db/wake.ts'

test('what is committed is told to the other thread together, and what comes from there is not told back', async () => {
  const { port1: here, port2: there } = new MessageChannel()
  const told: unknown[] = []
  there.on('message', (message) => told.push(message))
  const end = relayPokes(here)
  const woken: (Announcement | undefined)[] = []
  const forget = onPoke((committed) => woken.push(committed))
  const post: Announcement = { kind: 'post', postId: 7 }

  poke()
  poke(post)
  poke()
  await expect.poll(() => told).toEqual([{ committed: [null, post] }])
  there.postMessage(told[0])
  await expect.poll(() => woken).toEqual([undefined, post, undefined, undefined, post])
  poke()
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toEqual({ committed: [null] })

  end()
  forget()
  here.close()
})
