import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Server = {
  url: string
  pid: number
  /** How it ended: the code, or the signal that ended it. */
  ended: Promise<number | string>
  /** Everything that it has printed. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | string>
}

export const main = new URL('../../src/main.mjs', import.meta.url).pathname

/** Sources that one start has made ready are not made ready again: over 40 % of a start's processor time. */
const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'symposia-compiled') }

/** A data folder that goes away with `remove`. */
export const temporaryFolder = (name = 'server') => {
  const folder = mkdtempSync(join(tmpdir(), `symposia-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The real program, or another version of it, in a process of its own, on a free port; resolves when it says its address. */
export const startServer = async (
  env: Record<string, string>,
  program = main,
  options: string[] = [],
): Promise<Server> => {
  const { child, output, ended } = launch(env, program, options)
  const url = await Promise.race([
    untilSaid(output, /is ready: (http\S+)/),
    ended.then((how) => Promise.reject(new Error(`It ended with ${how}:\n${output()}`))),
  ]).catch((error: unknown) => {
    // What nobody waits for any more would slow down the next try.
    child.kill('SIGKILL')
    throw error
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid as number, ended, output, stop }
}

/** Starts the program, with these options of Node's; whether it gets anywhere is for the caller to see. */
export const launch = (env: Record<string, string>, program = main, options: string[] = []) => {
  const child = spawn(process.execPath, [...options, program], {
    env: { PATH: process.env['PATH'], PORT: '0', SCOUT_SOURCES: 'evergreen', ...compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  return { child, output: () => said, ended: endOf(child) }
}

const endOf = async (child: ChildProcess): Promise<number | string> => {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  return code ?? signal ?? 'nothing'
}

const untilSaid = async (output: () => string, words: RegExp): Promise<string> => {
  for (let waited = 0; waited < 60_000; waited += 20) {
    const found = words.exec(output())?.[1]
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`It never said ${words}:\n${output()}`)
}
