import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Form, Sizes } from './resize.ts'

/** What one picture may take. */
export type Bounds = { withinMs: number; mostBytes: number }
export type Order = { file: Buffer; sizes: Sizes; bounds: Bounds }
/**
 * `too_costly`: it took longer, or more memory, than a picture may, or ended its process twice;
 * `no_process`: this machine could start none, which is no fault of the picture.
 */
export type Fault = 'too_many_pixels' | 'unreadable' | 'too_costly' | 'no_process'
/** `isSpent`: the process holds so much memory that it should end. */
export type Answer = ({ forms: Form[] } | { fault: Fault }) & { isSpent: boolean }

export class DecodeError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

/** A process that had nothing to do for so long ends, ms: its memory is that of this program's rest. */
const idleMs = 30_000

const program = new URL('./decoder-process.ts', import.meta.url)
/** It is given no secret of the site. */
const ownEnv = Object.fromEntries(
  ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

/**
 * Draws strangers' pictures in processes of their own, one picture a process at a time. Files of a few kilobytes can keep a
 * decoder busy for minutes or have it take gigabytes (docs/decisions/0082), whatever is checked of them before: only the
 * end of a process ends that, and gives the memory back. Throws a DecodeError.
 */
export const openDecoder = (bounds: Bounds) => {
  const idle = new Set<ChildProcess>()

  const take = (): ChildProcess => {
    const [known] = idle
    if (known) idle.delete(known)
    return known ?? start(idle)
  }
  const giveBack = (child: ChildProcess): void => {
    idle.add(child)
    const timer = setTimeout(() => idle.delete(child) && child.kill('SIGKILL'), idleMs)
    timer.unref()
    child.once('message', () => clearTimeout(timer))
  }

  const decodeOnce = async (order: Order): Promise<Form[] | Died> => {
    const child = take()
    const answer = answerOf(child)
    child.send(order, () => undefined)
    const timer = setTimeout(() => child.kill('SIGKILL'), bounds.withinMs)
    const said = await answer.finally(() => clearTimeout(timer))
    if ('endedBy' in said) return said
    if (said.isSpent) child.kill('SIGKILL')
    else giveBack(child)
    if ('fault' in said) throw new DecodeError(said.fault)
    return said.forms.map((form) => ({ ...form, data: Buffer.from(form.data) }))
  }

  return async (file: Buffer, sizes: Sizes): Promise<Form[]> => {
    const order: Order = { file, sizes, bounds }
    const first = await decodeOnce(order)
    if (!('endedBy' in first)) return first
    // An end that no bound of ours made, and not the system for want of memory, may have had another cause.
    const second = first.endedBy === 'SIGKILL' ? first : await decodeOnce(order)
    if ('endedBy' in second) throw new DecodeError('too_costly')
    return second
  }
}

const start = (idle: Set<ChildProcess>): ChildProcess => {
  const child = fork(program, { serialization: 'advanced', execArgv: [], env: ownEnv })
  // Where no process or pipe could be had, it says so a moment later, too.
  child.on('error', () => undefined)
  if (!child.connected) throw new DecodeError('no_process')
  // It must not keep this process from ending, and ends with it.
  child.unref()
  child.channel?.unref()
  child.once('exit', () => idle.delete(child))
  return child
}

/** It ended without an answer. */
type Died = { endedBy: NodeJS.Signals | null }

const answerOf = async (child: ChildProcess): Promise<Answer | Died> => {
  const over = new AbortController()
  const [first] = await Promise.race([
    once(child, 'message', over) as Promise<[Answer]>,
    once(child, 'exit', over).then(([, endedBy]): [Died] => [{ endedBy }]),
  ]).finally(() => over.abort())
  return first
}
