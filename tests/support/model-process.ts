import { ChildProcess } from 'node:child_process'
import { vi } from 'vitest'
import type { Order, Word } from '#server/characters/voices/local/orders.ts'
import { holders } from './local-site.ts'

/** Sees each thing that the process of a model tells this one, before the program does. */
const listen = (hear: (child: ChildProcess, name: string | symbol, told: unknown) => void) => {
  const { emit } = ChildProcess.prototype
  const spy = vi.spyOn(ChildProcess.prototype, 'emit').mockImplementation(function (
    this: ChildProcess,
    name: string | symbol,
    ...told: unknown[]
  ) {
    hear(this, name, told[0])
    return emit.apply(this, [name, ...told] as Parameters<typeof emit>)
  })
  return () => spy.mockRestore()
}

/** Does this to the process of the model, once, when the first words of a reply have come from it. */
export const atFirstWord = (act: (child: ChildProcess) => void): (() => void) => {
  const stop = listen((child, name, told) => {
    if (name !== 'message' || (told as Word).kind !== 'text') return
    stop()
    act(child)
  })
  return stop
}

/** Gives the process of the model no processor for so long, in the middle of the first reply. */
export const holdUpFirstReply = (ms: number): (() => void) =>
  atFirstWord((child) => {
    child.kill('SIGSTOP')
    setTimeout(() => child.kill('SIGCONT'), ms)
  })

/** Gives the process of the model no processor until it is let go. */
export const holdUp = (): (() => void) => {
  const [pid = 0] = holders()
  process.kill(pid, 'SIGSTOP')
  return () => process.kill(pid, 'SIGCONT')
}

export type Heard = { kind: 'began'; id: number; asked: string } | { kind: 'ended'; id: number }

/** Which replies the process of the model was told to say, and which it has ended, in their order. */
export const watchReplies = () => {
  const heard: Heard[] = []
  const overhear = (child: ChildProcess) => {
    const send = child.send.bind(child) as (order: Order, ...more: unknown[]) => boolean
    child.send = (order: Order, ...more: unknown[]) => {
      if (order.kind === 'speak')
        heard.push({ kind: 'began', id: order.id, asked: order.system + order.prompt })
      return send(order, ...more)
    }
  }
  const stop = listen((child, name, told) => {
    if (name === 'spawn') overhear(child)
    if (name !== 'message') return
    const word = told as Word
    if (word.kind === 'done' || word.kind === 'failed') heard.push({ kind: 'ended', id: word.id })
  })
  return { heard, stop }
}
