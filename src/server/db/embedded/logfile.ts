import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'

/** Bytes; a longer log is put aside at the next start. */
const longest = 5_000_000

/** Where the server writes, which outlives us, and what it has said since now. */
export const openLogFile = (path: string) => {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longest)
    renameSync(path, `${path}.1`)
  const descriptor = openSync(path, 'a', 0o600)
  const start = fstatSync(descriptor).size
  const said = () => readFileSync(path).subarray(start).toString()
  return {
    descriptor,
    /** Another server is still there, or is only just dying. */
    saysInUse: () => /lock file "[^"]*" already exists|shared memory block|is another/.test(said()),
    lastWords: () => said().trim().split('\n').slice(-3).join(' / '),
    close: () => closeSync(descriptor),
  }
}
