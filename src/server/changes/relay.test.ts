import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { Change } from './kinds.ts'
import { relayCommits } from '#server/changes/relay.ts'
import { onCommit, notifyCommit } from '#server/changes/commits.ts'

test('what is committed is told to the other thread together, and what comes from there is not told back', async () => {
  const { port1: here, port2: there } = new MessageChannel()
  const told: unknown[] = []
  there.on('message', (message) => told.push(message))
  const end = relayCommits(here)
  const woken: (Change | undefined)[] = []
  const forget = onCommit((committed) => woken.push(committed))
  const post: Change = { kind: 'post', postId: 7 }

  notifyCommit()
  notifyCommit(post)
  notifyCommit()
  await expect.poll(() => told).toEqual([{ committed: [null, post] }])
  there.postMessage(told[0])
  await expect.poll(() => woken).toEqual([undefined, post, undefined, undefined, post])
  notifyCommit()
  await expect.poll(() => told.length).toBe(2)
  expect(told[1]).toEqual({ committed: [null] })

  end()
  forget()
  here.close()
})
