import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Done, Loaded, Order, RefusalCode, Speech, Word } from './orders.ts'

/** The file cannot be spoken from, and trying again changes nothing. */
export class RefusedModel extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The process that holds a model ended while somebody waited for it. */
export class EndedProcess extends Error {
  readonly isMemory: boolean
  constructor(signal: NodeJS.Signals | null) {
    super(`The process of the model ended${signal ? ` by ${signal}` : ''}`)
    this.isMemory = isOutOfMemory(signal)
  }
}

/**
 * Where memory is short Linux ends a process by the first, V8 itself by the second and C++ by the third. A fault of
 * llama.cpp's own looks like that as well, and is then tried again for nothing.
 */
const isOutOfMemory = (signal: NodeJS.Signals | null): boolean =>
  signal === 'SIGKILL' || signal === 'SIGTRAP' || signal === 'SIGABRT'

type Model = {
  file: string
  /** SHA-256 where it is known. */
  hash: string | null
  threads: number
  contextSize: number
}

export type Speaker = {
  /** Starts the process and loads the file, where that is not done. Throws RefusedModel. */
  load: () => Promise<Loaded>
  /** Says one reply. Ends with 'aborted' when it is told to stop; throws when the process ends. */
  speak: (
    speech: Speech,
    hearing: { onText: (text: string) => void; signal: AbortSignal },
  ) => Promise<Done>
  /** null: no process runs. */
  figures: () => Figures | null
  close: () => void
}

/** Of the process that holds the model. */
export type Figures = { pid: number; memoryBytes: number; processorSeconds: number }

/** A model that nobody asked for so long gives its memory back, ms: to load it anew takes seconds. */
const idleMs = 10 * 60_000
/** One that was told to stop and goes on for so long is ended, ms. */
const graceMs = 10_000

const program = new URL('./speaker-process.ts', import.meta.url)
/** It is given no secret of the site. */
const ownEnv = Object.fromEntries(
  ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'HOME'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

type Running = { child: ChildProcess; loaded: Promise<Loaded> }
type Waiting = { onWord: (word: Word) => void; onEnd: (why: Error) => void }

/** A language model in a process of its own, which is started when it is first needed and again when it has ended. */
export const openSpeaker = (model: Model): Speaker => {
  let running: Running | null = null
  let idle: NodeJS.Timeout | undefined
  let latest = 0
  const waiting = new Map<number, Waiting>()
  let before: Promise<unknown> = Promise.resolve()

  const start = (): Running => {
    const child = fork(program, { serialization: 'advanced', execArgv: [], env: ownEnv })
    child.on('error', () => undefined)
    const loaded = loadInto(child, model).finally(() => letEnd(child))
    loaded.catch(() => child.kill('SIGKILL'))
    child.on('message', (word: Word) => {
      if ('id' in word) waiting.get(word.id)?.onWord(word)
    })
    child.once('exit', (_, signal) => {
      if (running?.child === child) running = null
      const why = new EndedProcess(signal)
      for (const one of waiting.values()) one.onEnd(why)
    })
    return { child, loaded }
  }

  const close = () => {
    clearTimeout(idle)
    running?.child.kill('SIGKILL')
  }
  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(close, idleMs)
    idle.unref()
  }

  const load = () => {
    rest()
    running ??= start()
    return running.loaded
  }

  /** One that was stopped has to end before the next is told: the process knows which to stop of one only. */
  const speak: Speaker['speak'] = (speech, hearing) => {
    const said = before.then(() => say(speech, hearing))
    before = said.catch(() => undefined)
    return said
  }

  const say: Speaker['speak'] = async (speech, { onText, signal }) => {
    signal.throwIfAborted()
    await load()
    const child = running?.child
    if (!child) throw new EndedProcess(null)
    signal.throwIfAborted()
    const id = (latest += 1)
    const { promise, resolve, reject } = Promise.withResolvers<Done>()
    waiting.set(id, {
      onEnd: reject,
      onWord: (word) => {
        if (word.kind === 'text') onText(word.text)
        else if (word.kind === 'done') resolve(word.done)
        else if (word.kind === 'failed') reject(new Error(word.message))
      },
    })
    const stop = () => {
      tell(child, { kind: 'stop', id })
      setTimeout(() => waiting.has(id) && child.kill('SIGKILL'), graceMs).unref()
    }
    signal.addEventListener('abort', stop, { once: true })
    keepAlive(child)
    tell(child, { kind: 'speak', id, ...speech })
    return promise.finally(() => {
      waiting.delete(id)
      signal.removeEventListener('abort', stop)
      if (waiting.size === 0) letEnd(child)
      rest()
    })
  }

  return { load, speak, close, figures: () => figuresOf(running?.child.pid) }
}

const loadInto = (child: ChildProcess, model: Model): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    child.on('message', (word: Word) => {
      if (word.kind === 'loaded') resolve(word.loaded)
      if (word.kind === 'refused') reject(new RefusedModel(word.code, word.message))
    })
    child.once('exit', (code, signal) =>
      reject(
        isOutOfMemory(signal)
          ? new RefusedModel('no_memory', 'The system ended the process that loaded the model')
          : new RefusedModel('no_model', `Loading the model ended its process (${signal ?? code})`),
      ),
    )
    tell(child, { kind: 'load', ...model })
  })

/** While nobody waits for it, it must not keep this process from ending; it ends with it. */
const letEnd = (child: ChildProcess) => {
  child.unref()
  child.channel?.unref()
}
const keepAlive = (child: ChildProcess) => {
  child.ref()
  child.channel?.ref()
}

/** A process that is gone hears nothing; that it is gone is noticed elsewhere. */
const tell = (child: ChildProcess, order: Order) => child.send(order, () => undefined)

const ticksASecond = 100

/** Linux; elsewhere nothing is known of other processes. */
const figuresOf = (pid: number | undefined): Figures | null => {
  if (pid === undefined) return null
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return {
      pid,
      memoryBytes: Number(resident ?? 0) * 1024,
      processorSeconds: (Number(stat[11]) + Number(stat[12])) / ticksASecond,
    }
  } catch {
    return { pid, memoryBytes: 0, processorSeconds: 0 }
  }
}
