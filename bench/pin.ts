import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const hasTaskset = spawnSync('taskset', ['--version']).status === 0

/** Servers run on core 0 and what asks them on core 1, where a machine has two and can be told so. */
export const canPin = hasTaskset && availableParallelism() > 1

const cores = { server: '0', generator: '1' } as const
type Side = keyof typeof cores

/** The command that starts `command` on its side's core. */
export const pinned = (side: Side, command: string, args: string[]): [string, string[]] =>
  canPin ? ['taskset', ['--cpu-list', cores[side], command, ...args]] : [command, args]

/** Moves a running process, all its threads, to its side's core. Its children stay where they are. */
export const pin = (side: Side, pid: number): void => {
  if (!canPin) return
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores[side], String(pid)])
}
