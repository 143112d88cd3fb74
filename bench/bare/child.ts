import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { pinned } from '../pin.ts'

export type Child = { firstLine: string; stop: () => Promise<void> }

type Start = { file: string; args?: string[]; env?: NodeJS.ProcessEnv }

/** Starts one of the bare programs on the server's core; it is ready when it has printed a line. */
export const startBare = async ({ file, args = [], env }: Start): Promise<Child> => {
  const path = new URL(file, import.meta.url).pathname
  const child = spawn(...pinned('server', process.execPath, [path, ...args]), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: env ?? process.env,
  })
  const [firstLine] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} ended before it was ready`)
    }),
  ])) as [string]
  return { firstLine, stop: () => endChild(child) }
}

/** Asks a process to end and waits until it has. */
export const endChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
