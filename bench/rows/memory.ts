import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { atMost, show, type Row } from '../row.ts'

export const measureIdleMemory = (bench: Bench): Promise<Row> =>
  memoryRow(bench, 'memory, idle: node RSS + database PSS', 300)

export const measureLoadedMemory = (bench: Bench): Promise<Row> =>
  memoryRow(bench, 'memory, after this load', 450)

const memoryRow = async ({ site, env }: Bench, name: string, goal: number): Promise<Row> => {
  const node = readMb(site.pid, 'status', 'VmRSS')
  const pids = databasePids(join(env['DATA_DIR'] ?? '', 'postgres/postmaster.pid'))
  const database = pids.reduce((sum, pid) => sum + readMb(pid, 'smaps_rollup', 'Pss'), 0)
  return {
    name,
    measured: `${show(Math.round(node))} + ${show(Math.round(database), 'MB')}`,
    bare: '',
    checks: [atMost('', Math.round(node + database), goal, 'MB')],
  }
}

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
