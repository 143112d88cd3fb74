import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openAcceptThrottle } from './accept-throttle.ts'

/** Connects so many times without needing this thread, which then goes on. */
const knocking = `
  const { workerData: { port, times, gate } } = require('node:worker_threads')
  let connected = 0
  for (let n = 0; n < times; n += 1)
    require('node:net').connect(port, '127.0.0.1', () => {
      if (++connected < times) return
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    })
`

test('between two pages that are drawn everybody who knocks is let in', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  let arrived = 0
  server.on('connection', () => (arrived += 1))
  const { pass } = openAcceptThrottle(server)
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const { port } = server.address() as AddressInfo
  const worker = new Worker(knocking, { eval: true, workerData: { port, times: 40, gate } })
  await new Promise((resolve) => worker.once('online', resolve))

  const seen: number[] = []
  const draw = async (page: number) => {
    await pass()
    // The first page takes until all forty stand outside.
    if (page === 0) Atomics.wait(gate, 0, 0)
    seen.push(arrived)
  }
  await Promise.all([0, 1, 2].map(draw))
  expect(seen).toEqual([expect.any(Number), 40, 40])
  await worker.terminate()
  await new Promise((resolve) => server.close(resolve))
})
