import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { until } from '../../../../tests/support/processes.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { connectionsMost } from './connections.ts'

let site: TestSite
let sockets: Socket[] = []
beforeAll(async () => {
  // Of this machine's own address 20 times one: 20 connections.
  site = await testSite({ env: { RATE_LIMIT_SCALE: '0.005' } })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => site.close())

const arrive = async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
const open = () =>
  new Promise<number>((resolve) => site.app.server.getConnections((_error, n) => resolve(n)))

test('one address has so many connections at a time and no more, and others when those are gone', async () => {
  for (let n = 0; n < 50; n += 1) await arrive()
  await until(async () => (await open()) === 20, 'all others are closed')
  const [first] = sockets
  first?.destroy()
  await until(async () => (await open()) === 19, 'one is gone')
  const next = await arrive()
  next.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [bytes] = (await once(next, 'data')) as [Buffer]
  expect(bytes.toString('latin1', 9, 12)).toBe('200')
})

test('who connects and says nothing is not waited for', async () => {
  const { headersTimeout, maxConnections } = site.app.server
  expect(headersTimeout).toBe(10_000)
  expect(maxConnections).toBeGreaterThan(100)
  site.app.server.headersTimeout = 100
  const silent = await arrive()
  await once(silent.resume(), 'close')
  site.app.server.headersTimeout = headersTimeout
})

test.each([
  [1_048_576, 1_048_064],
  [4_096, 3_584],
  [1_024, 512],
  [256, 128],
])('of %d descriptors %d are for connections', (descriptors, connections) => {
  expect(connectionsMost(descriptors)).toBe(connections)
})
