import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import type { Measured } from './row.ts'

const run = promisify(execFile)

/** A program from outside that a row needs, and the package of Debian that has it. */
type Tool = 'sqlmap' | 'wapiti' | 'slowhttptest'

/** What a row says that a machine cannot take: it has not been tried, so it does not hold. */
export const notRun = (missing: string): Measured => ({
  measured: `not run: ${missing}`,
  holds: false,
})

export const hasTool = (tool: Tool): boolean =>
  spawnSync(tool, ['--version'], { stdio: 'ignore' }).error === undefined

export const installIt = (tool: Tool) => notRun(`install ${tool} (apt-get install ${tool})`)

/** Runs it to its end and gives what it printed, however it ended; `seconds` is the longest it may take. */
export const useTool = async (
  tool: Tool,
  args: readonly string[],
  { seconds, cwd }: { seconds: number; cwd?: string },
): Promise<string> => {
  const running = run(tool, args, {
    cwd,
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: 256 * 1024 * 1024,
  })
  // nobody answers there, and some would wait
  running.child.stdin?.end()
  const ended = await running.catch((error: { stdout?: string; stderr?: string }) => error)
  return `${ended.stdout ?? ''}${ended.stderr ?? ''}`
}
