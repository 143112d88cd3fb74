import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { atMost, show, type Row, type Wanted } from '../row.ts'

export const measureIdleMemory = async (bench: Bench): Promise<Row> =>
  memoryRow('memory, idle: node RSS + database PSS', readMemory(bench), 300)

/** What a site holds that has been busy and is so no more; what it held at the end of its load stands beside it. */
export const measureLoadedMemory = async (bench: Bench): Promise<Row | null> => {
  if (!bench.pace.hasTime) return null
  const atEnd = readMemory(bench)
  await sleep(quietMs)
  const row = memoryRow(`memory, ${quietMs / 1000} s after this load`, readMemory(bench), {
    goal: 450,
    floor: 600,
  })
  return { ...row, bare: `${showMemory(atEnd)} at its end` }
}

const quietMs = 60_000

/** In megabytes. */
type Memory = { node: number; database: number }

const readMemory = ({ site, env }: Bench): Memory => {
  const pids = databasePids(join(env['DATA_DIR'] ?? '', 'postgres/postmaster.pid'))
  return {
    node: readMb(site.pid, 'status', 'VmRSS'),
    database: pids.reduce((sum, pid) => sum + readMb(pid, 'smaps_rollup', 'Pss'), 0),
  }
}

const showMemory = ({ node, database }: Memory): string =>
  `${show(Math.round(node))} + ${show(Math.round(database), 'MB')}`

const memoryRow = (name: string, memory: Memory, goal: Wanted): Row => ({
  name,
  measured: showMemory(memory),
  bare: '',
  checks: [atMost('', Math.round(memory.node + memory.database), goal, 'MB')],
})

const databasePids = (pidFile: string): number[] => {
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return [postmaster, ...processes().filter((pid) => parentOf(pid) === postmaster)]
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** The fourth field of stat, after a name that may hold anything; null: it is gone. */
const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

/** A field of a file of /proc that counts kilobytes, in megabytes. */
export const readMb = (pid: number, file: string, field: string): number => {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024
}
