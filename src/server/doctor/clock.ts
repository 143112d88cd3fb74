import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fault, type Finding, ok, warning } from './findings.ts'
import type { Seen } from './seen.ts'

const part = 'clock'
/** As in ../clock.ts: two machines of a site may differ by so much, ms. */
const skewMs = 60_000
/** The date of an answer has whole seconds, and it was on its way, ms. */
const roughMs = 30_000

type Clocks = { date: Date | null; now: Date }

/** This machine's clock beside the database's, the public address's and the past. */
export const examineClock = async (
  seen: Seen | null,
  clocks: Clocks,
  isSynchronised: () => Promise<boolean | null> = askTimedate,
): Promise<Finding[]> => {
  const wrong = seen ? compare(seen, clocks.now) : null
  if (wrong) return [wrong]
  const off = clocks.date ? Math.abs(clocks.date.getTime() - clocks.now.getTime()) : 0
  if (off > roughMs + skewMs) {
    const says = `differs by ${inSeconds(off)} from that of the public address`
    return [warning(part, says, synchronise)]
  }
  if ((await isSynchronised()) === false) {
    return [warning(part, 'nothing keeps it right', synchronise)]
  }
  return [ok(part, clocks.now.toISOString())]
}

const synchronise = 'Switch on systemd-timesyncd or chrony: `timedatectl set-ntp true`.'

const compare = ({ time, latest }: Seen, now: Date): Finding | null => {
  const off = Math.abs(time.there.getTime() - time.here.getTime())
  if (off > skewMs) {
    return fault(part, `differs by ${inSeconds(off)} from that of the database`, synchronise)
  }
  const ahead = latest ? latest.getTime() - now.getTime() : 0
  if (ahead <= skewMs) return null
  const says = `it was ${inSeconds(ahead)} later when the latest entry was written: it went wrong, or was set back`
  return warning(part, says, `Compare it with another one. ${synchronise}`)
}

const inSeconds = (ms: number): string => `${Math.round(ms / 1_000)} seconds`

/** null: this machine cannot tell, as a container. */
const askTimedate = async (): Promise<boolean | null> => {
  try {
    const asked = ['show', '--property=NTPSynchronized', '--value']
    const { stdout } = await promisify(execFile)('timedatectl', asked, { timeout: 5_000 })
    return stdout.trim() === '' ? null : stdout.trim() === 'yes'
  } catch {
    return null
  }
}
