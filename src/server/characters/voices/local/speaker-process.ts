import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import type { Done, Loaded, Order, RefusalCode, Speech, Word } from './orders.ts'
import { hashFile } from '../../../models/hash.ts'

/**
 * The process that holds a language model: llama.cpp is machine code, which may end it at any
 * moment, and the site goes on. It loads one file, speaks one reply at a time, and ends with the
 * process that started it.
 */
const end = () => process.kill(process.pid, 'SIGKILL')
const lowPriority = 10

const say = (word: Word) => void process.send?.(word)

/** Linux, short of memory, then ends this process before the site or the database. */
const offerAsFirst = () => {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or one that keeps this from its processes.
  }
}

type Llama = typeof import('node-llama-cpp')
type Held = {
  library: Llama
  llama: Awaited<ReturnType<Llama['getLlama']>>
  chat: InstanceType<Llama['LlamaChat']>
  /** Said to models that think unless they are told not to. */
  quietly: string
}

let held: Held | null = null
let stopping: { id: number; abort: AbortController } | null = null

const load = async ({ file, threads, contextSize, hash }: Order & { kind: 'load' }) => {
  const began = performance.now()
  let code: RefusalCode = 'no_file'
  try {
    const known = hash ?? (await hashFile(file))
    code = 'no_program'
    const library = await import('node-llama-cpp')
    const llama = await library.getLlama({
      build: 'never',
      skipDownload: true,
      // the packages for other graphics cards do not come along
      gpu: process.platform === 'darwin' ? 'auto' : false,
      maxThreads: threads,
      logLevel: library.LlamaLogLevel.disabled,
    })
    code = 'no_model'
    const model = await llama.loadModel({ modelPath: file, checkTensors: false })
    code = 'no_memory'
    const size = Math.min(contextSize, model.trainContextSize)
    const context = await model.createContext({ contextSize: size, sequences: 1, threads })
    held = {
      library,
      llama,
      chat: new library.LlamaChat({
        contextSequence: context.getSequence(),
        chatWrapper: library.resolveChatWrapper(model, {
          customWrapperSettings: {
            qwen: { thoughts: 'discourage' },
            gemma4: { reasoning: false },
          },
          warningLogs: false,
        }),
      }),
      quietly: /smollm3/i.test(file) ? '\n/no_think' : '',
    }
    const ms = Math.round(performance.now() - began)
    const loaded: Loaded = { hash: known, contextSize: context.contextSize, ms }
    say({ kind: 'loaded', loaded })
  } catch (error) {
    const { name, message } = error as Error
    const isMemory = name === 'InsufficientMemoryError' || /memory/i.test(message)
    say({ kind: 'refused', code: isMemory ? 'no_memory' : code, message: message.slice(0, 300) })
  }
}

const speak = async ({ id, ...speech }: { id: number } & Speech) => {
  const abort = new AbortController()
  stopping = { id, abort }
  try {
    if (!held) throw new Error('no model is loaded')
    say({ kind: 'done', id, done: await utter(held, id, speech, abort.signal) })
  } catch (error) {
    say({ kind: 'failed', id, message: (error as Error).message.slice(0, 300) })
  } finally {
    stopping = null
  }
}

const utter = async (
  { llama, chat, quietly }: Held,
  id: number,
  { system, prompt, mostTokens, schema }: Speech,
  signal: AbortSignal,
): Promise<Done> => {
  const history = [
    { type: 'system' as const, text: system + quietly },
    { type: 'user' as const, text: prompt },
    { type: 'model' as const, response: [] },
  ]
  mustFit(
    chat,
    chat.chatWrapper.generateContextState({ chatHistory: history }).contextText,
    mostTokens,
  )
  const meter = chat.sequence.tokenMeter.getState()
  const began = performance.now()
  let first = 0
  const { metadata } = await chat.generateResponse(history, {
    ...sampling,
    // its own would be the second of the clock: the same words for all replies of one second
    seed: randomInt(2 ** 31),
    maxTokens: mostTokens,
    signal,
    stopOnAbortSignal: true,
    contextShift: { strategy: 'eraseFirstResponseAndKeepFirstSystem' },
    ...(schema
      ? { grammar: await llama.createGrammarForJsonSchema(schema as { type: 'object' }) }
      : {}),
    onTextChunk: (text) => {
      first ||= performance.now()
      say({ kind: 'text', id, text })
    },
  })
  const ended = performance.now()
  const used = chat.sequence.tokenMeter.diff(meter)
  const whole = chat.sequence.contextTokens.length - used.usedOutputTokens
  return {
    reason: reasons[metadata.stopReason] ?? 'stop',
    inputTokens: Math.max(whole, used.usedInputTokens),
    cachedTokens: Math.max(0, whole - used.usedInputTokens),
    outputTokens: used.usedOutputTokens,
    readMs: Math.round((first || ended) - began),
    writeMs: Math.round(ended - (first || ended)),
  }
}

/** Small models repeat themselves: a word that was said costs the next time. */
const sampling = {
  temperature: 0.7,
  topP: 0.9,
  topK: 40,
  repeatPenalty: { penalty: 1, presencePenalty: 1.5, lastTokens: 256 },
  budgets: { thoughtTokens: 0 },
} as const

const reasons: Record<string, Done['reason']> = { maxTokens: 'length', abort: 'aborted' }

/** A prompt beyond the context would end in a fault of the library, or lose its beginning. */
const mustFit = (
  chat: Held['chat'],
  text: ReturnType<Held['chat']['chatWrapper']['generateContextState']>['contextText'],
  mostTokens: number,
) => {
  const tokens = text.tokenize(chat.model.tokenizer).length
  const most = chat.context.contextSize - mostTokens
  if (tokens > most) throw new Error(`The prompt has ${tokens} tokens, and ${most} are the most`)
}

process.once('disconnect', end)
process.on('message', (order: Order) => {
  if (order.kind === 'load') void load(order)
  else if (order.kind === 'speak') void speak(order)
  else if (order.kind === 'stop' && stopping?.id === order.id) stopping.abort.abort()
})
offerAsFirst()
setPriority(lowPriority)
