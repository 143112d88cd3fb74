import type { LanguageModelV4 } from '@ai-sdk/provider'
import { streamText } from 'ai'
import { type Failure, Refused, toFailure } from '../speaking/failure.ts'
import type { Layout, Prompt } from './prompt.ts'
import { cutSentences } from '../speaking/sentences.ts'
import type { Queue } from '../voices/local/queue.ts'

export type Voice = {
  model: LanguageModelV4
  provider: string
  modelId: string
  /** ms. */
  limits: { firstChunk: number; total: number }
  outputTokens: number
  /** Microdollars a token. */
  price: { input: number; output: number }
  /** How its prompts are laid out; left out: as usual. */
  layout?: Layout
  /** One that says one reply at a time; left out: many at once. */
  queue?: Queue
}

export type Usage = { inputTokens: number; outputTokens: number }

/** Of a model file: its SHA-256, and how quickly it spoke. */
export type Origin = { hash: string; tokensPerSecond: number }

/** The one shape that whatever a voice does ends in. `model` is what the provider's answer names. */
export type Utterance =
  | { ok: true; text: string; usage: Usage; model: string; origin: Origin | null }
  | { ok: false; failure: Failure }

type Hearing = {
  prompt: Prompt
  /** Called with each whole sentence, in order; a reason stops the voice: nothing more is wanted. */
  onSentence: (sentence: string) => Promise<string | null>
}

/** Lets a voice speak; never throws, never leaves a stream open. */
export const generate = async (voice: Voice, hearing: Hearing): Promise<Utterance> => {
  const abort = new AbortController()
  const stop = (why: string) => abort.abort(new Error(why))
  const total = setTimeout(() => stop('total timeout'), voice.limits.total)
  const first = setTimeout(() => stop('first chunk timeout'), voice.limits.firstChunk)
  try {
    return await listen(voice, hearing, abort, () => clearTimeout(first))
  } catch (error) {
    return { ok: false, failure: toFailure(abort.signal.aborted ? abort.signal.reason : error) }
  } finally {
    clearTimeout(total)
    clearTimeout(first)
    abort.abort()
  }
}

const listen = async (
  voice: Voice,
  { prompt, onSentence }: Hearing,
  abort: AbortController,
  onFirst: () => void,
): Promise<Utterance> => {
  const cutter = cutSentences()
  const heard = { text: '', model: voice.modelId, origin: null as Origin | null }
  const said = new Set<string>()
  const say = async (sentences: string[]) => {
    for (const sentence of sentences) {
      // a model that goes round in circles would do so to its last token
      const fault = said.has(sentence) ? 'it says a sentence twice' : await onSentence(sentence)
      said.add(sentence)
      if (fault) throw new Refused(fault)
    }
  }
  for await (const part of open(voice, prompt, abort)) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') onFirst()
    if (part.type === 'text-delta') {
      heard.text += part.text
      if (heard.text.length > mostCharacters) throw new Refused('it is too long')
      await say(cutter.push(part.text))
    } else if (part.type === 'error') throw part.error
    else if (part.type === 'abort') throw abort.signal.reason ?? new Error('aborted')
    else if (part.type === 'finish-step') {
      heard.model = part.response.modelId || voice.modelId
      heard.origin = (part.providerMetadata?.['local'] as Origin | undefined) ?? null
    } else if (part.type === 'finish') {
      if (!finished.has(part.finishReason)) throw new Error(`finish reason ${part.finishReason}`)
      await say(cutter.end())
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
      return { ok: true, ...heard, text: heard.text.trim(), usage: { inputTokens, outputTokens } }
    }
  }
  throw new Error('the stream ended without a finish')
}

/** Long before a runaway answer fills the memory. */
const mostCharacters = 4_000
/** A provider that was cut short by the token limit has said something; the gate judges it. */
const finished = new Set(['stop', 'length'])

const open = (voice: Voice, { instructions, prompt }: Prompt, abort: AbortController) =>
  streamText({
    model: voice.model,
    instructions,
    prompt,
    maxRetries: 0,
    maxOutputTokens: voice.outputTokens,
    abortSignal: abort.signal,
    /** Without it OpenAI keeps every discussion for a month. */
    providerOptions: voice.provider === 'openai' ? { openai: { store: false } } : {},
    /** Without it the library writes to the console; the same error comes as a part. */
    onError: () => {},
  }).fullStream
