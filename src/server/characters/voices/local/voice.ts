import { availableParallelism } from 'node:os'
import type { LocalVoice as LocalVoiceState } from '#shared/models.ts'
import type { Chosen } from '../../../models/folder.ts'
import type { Voice } from '../../provider/generate.ts'
import { withoutThinking } from '../thinking.ts'
import { languageModel } from './language-model.ts'
import type { RefusalCode } from './orders.ts'
import { openQueue } from './queue.ts'
import { EndedProcess, openSpeaker, RefusedModel } from './speaker.ts'
import { limitsBy, measureSpeed, mostReplySeconds, type Speed } from './speed.ts'

/** A model file, from when somebody wants it to speak. */
export type LocalVoice = {
  /** null: it is still being tried, too slow for this machine, or no model at all: the library speaks. */
  voice: () => Voice | null
  state: () => Omit<LocalVoiceState, 'at'>
  close: () => void
}

/** A reply of at most 140 words. */
const outputTokens = 220
/** The longest prompt that prompt.ts writes for a model like this, with room for its reply. */
const contextSize = 8_192
/** Where memory was short it may be free later. */
const againAfterMs = 10 * 60_000

/** llama.cpp with more threads than free cores took a hundred times as long: they wait for each other. */
const threads = Math.max(1, availableParallelism() - 1)

/**
 * Loads a model file in a process of its own and has it say eight tokens. Only then, and only where a
 * reply will not take longer than anybody waits, is it a voice. `onChange`: its state is another.
 */
export const openLocalVoice = (
  { file, name, hash }: Chosen,
  onChange: () => void = () => undefined,
): LocalVoice => {
  const speaker = openSpeaker({ file, hash, threads, contextSize })
  let state: LocalVoiceState['state'] = 'loading'
  let fault: LocalVoiceState['fault'] = null
  let known: { hash: string; speed: Speed } | null = null
  let voice: Voice | null = null
  let failedAt = 0
  const queue = openQueue(() => (known?.speed.replySeconds ?? 0) * 1000)

  const become = (next: typeof state, why: typeof fault = null) => {
    state = next
    fault = why
    onChange()
  }

  const tryOn = async () => {
    become('loading')
    try {
      const loaded = await speaker.load()
      const speed = await measureSpeed(speaker)
      known = { hash: loaded.hash, speed }
      if (speed.replySeconds > mostReplySeconds) {
        speaker.close()
        return become('slow')
      }
      voice = {
        model: withoutThinking(languageModel(speaker, { modelId: name, outputTokens })),
        provider: 'local',
        modelId: name,
        limits: limitsBy(speed, outputTokens),
        outputTokens,
        price: { input: 0, output: 0 },
        layout: 'threadFirst',
        queue,
      }
      become('ready')
    } catch (error) {
      failedAt = performance.now()
      become('refused', faultOf(error))
    }
  }
  void tryOn()

  return {
    voice: () => {
      const isOver = fault === 'no_memory' && performance.now() - failedAt > againAfterMs
      if (state === 'refused' && isOver) void tryOn()
      return voice
    },
    state: () => {
      const figures = speaker.figures()
      return {
        state,
        fault,
        model: name,
        hash: known?.hash ?? hash,
        readSpeed: known ? rounded(known.speed.read) : null,
        writeSpeed: known ? rounded(known.speed.write) : null,
        replySeconds:
          known && Number.isFinite(known.speed.replySeconds)
            ? rounded(known.speed.replySeconds)
            : null,
        memoryBytes: figures?.memoryBytes ?? null,
        processorSeconds: figures?.processorSeconds ?? null,
        queue: queue.length(),
      }
    },
    close: speaker.close,
  }
}

/** What is read and said for the first time takes memory that loading did not. */
const faultOf = (error: unknown): RefusalCode => {
  if (error instanceof RefusedModel) return error.code
  return error instanceof EndedProcess && error.isMemory ? 'no_memory' : 'no_model'
}

const rounded = (value: number): number => Math.round(value * 10) / 10
