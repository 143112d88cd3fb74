import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The id of the database server of a data folder, as its file names it. */
export const postmasterOf = (folder: string): number | undefined => {
  const path = join(folder, 'postgres/postmaster.pid')
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined
}

/** Resolves when it is so; looks for at most `ms`. */
export const until = async (
  isSo: () => boolean | Promise<boolean>,
  what: string,
  ms = 20_000,
): Promise<void> => {
  for (let waited = 0; waited < ms; waited += 25) {
    if (await isSo()) return
    await sleep(25)
  }
  throw new Error(`It did not come to pass that ${what}.`)
}

/** The processes that this one has started. */
export const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
