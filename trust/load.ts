import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What kind of machine this is, for people who read the figures later. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`

/** Others keep the cores busy: what takes time then says more about them than about the site. */
export const underLoad = (): string | null => {
  const waiting = loadavg()[0] ?? 0
  return waiting > availableParallelism() ? `load ${waiting.toFixed(0)}` : null
}
