import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeEnv, nodeOptions } from '../src/program.mjs'
import { ask } from './ask.ts'
import { endChild } from './bare/child.ts'
import { pin } from './pin.ts'

export type Site = { origin: string; pid: number; startMs: number; stop: () => Promise<void> }

export const root = fileURLToPath(new URL('..', import.meta.url))
const patienceMs = 60_000

/** The environment of a site under measurement: no limits, no network, no waiting for effect. */
export const siteEnv = (dataDir: string): Record<string, string> => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  RATE_LIMIT_SCALE: '1000000',
  SCOUT_SOURCES: 'evergreen',
  AI_PACE: '0',
  LOG_LEVEL: 'warn',
})

type Start = { command?: string; args?: string[]; env: Record<string, string> }

/**
 * Starts the real server and waits for its first answer; `startMs` is how long that took. Its
 * process moves to the server's core then; the database may use both.
 */
export const startSite = async ({
  command = process.execPath,
  args = [...nodeOptions, 'src/main.mjs'],
  env,
}: Start): Promise<Site> => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...nodeEnv, ...env, PORT: String(port), HOST: '127.0.0.1' },
  })
  await untilAnswered(origin, () => child.exitCode !== null)
  const startMs = performance.now() - start
  const pid = child.pid as number
  pin('server', pid)
  return { origin, pid, startMs, stop: () => endChild(child) }
}

const untilAnswered = async (origin: string, isGone: () => boolean): Promise<void> => {
  const end = performance.now() + patienceMs
  for (;;) {
    const error = await ask(origin, '/api/posts').then(
      () => null,
      (reason: Error) => reason,
    )
    if (!error) return
    if (isGone()) throw new Error('the server ended instead of answering')
    if (performance.now() > end) throw new Error(`the server does not answer: ${error.message}`)
    await sleep(5)
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
