import { readFileSync } from 'node:fs'

/** The clock of /proc ticks a hundred times a second. */
const ticks = 100

/** What all threads of a process have had of the processor so far, in seconds. */
export const readCpuSeconds = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // behind the name, which may hold spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
