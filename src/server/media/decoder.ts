import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Form, Sizes } from './draw.ts'

export type Order = { file: Buffer; sizes: Sizes; mostBytes: number }
/** `too_costly`: it took longer, or more memory, than a picture may. */
export type Fault = 'too_many_pixels' | 'unreadable' | 'too_costly'
export type Answer = { forms: Form[] } | { fault: Fault }

/** What one picture may take. */
export type Bounds = { withinMs: number; mostBytes: number }

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
  const idle: ChildProcess[] = []

  const take = (): ChildProcess => {
    const known = idle.pop()
    if (known) return known
    const child = fork(program, { serialization: 'advanced', execArgv: [], env: ownEnv })
    // It must not keep this process from ending, and ends with it.
    child.unref()
    child.channel?.unref()
    child.once('exit', () => idle.splice(0, idle.length, ...idle.filter((one) => one !== child)))
    return child
  }
  const giveBack = (child: ChildProcess): void => {
    idle.push(child)
    const timer = setTimeout(() => idle.includes(child) && child.kill(), idleMs)
    timer.unref()
    child.once('message', () => clearTimeout(timer))
  }

  return async (file: Buffer, sizes: Sizes): Promise<Form[]> => {
    const child = take()
    const answer = answerOf(child)
    const order: Order = { file, sizes, mostBytes: bounds.mostBytes }
    child.send(order, () => undefined)
    const timer = setTimeout(() => child.kill('SIGKILL'), bounds.withinMs)
    const said = await answer.finally(() => clearTimeout(timer))
    if (said === null) throw new DecodeError('too_costly')
    giveBack(child)
    if ('fault' in said) throw new DecodeError(said.fault)
    return said.forms.map((form) => ({ ...form, data: Buffer.from(form.data) }))
  }
}

/** null: it ended without one. */
const answerOf = async (child: ChildProcess): Promise<Answer | null> => {
  const over = new AbortController()
  const [first] = await Promise.race([
    once(child, 'message', over) as Promise<[Answer]>,
    once(child, 'exit', over).then((): [null] => [null]),
  ]).finally(() => over.abort())
  return first
}
