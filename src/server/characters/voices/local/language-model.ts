import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { Done, Speech } from './orders.ts'
import type { Speaker } from './speaker.ts'

type Named = { modelId: string; outputTokens: number }

/** A model in a process of this program, in the form that the AI SDK asks for. */
export const languageModel = (
  speaker: Speaker,
  { modelId, outputTokens }: Named,
): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'local',
  modelId,
  supportedUrls: {},

  doGenerate: async (options) => {
    let text = ''
    const done = await speaker.speak(speechOf(options, outputTokens), {
      onText: (part) => (text += part),
      signal: options.abortSignal ?? never,
    })
    if (done.reason === 'aborted') throw options.abortSignal?.reason
    return {
      content: [{ type: 'text', text }],
      finishReason: { unified: done.reason, raw: done.reason },
      usage: usageOf(done),
      providerMetadata: await metadataOf(speaker, done),
      response: { modelId },
      warnings: [],
    }
  },

  doStream: async (options) => {
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, options.abortSignal ?? never])
    const id = '0'
    return {
      stream: new ReadableStream<LanguageModelV4StreamPart>({
        start: async (parts) => {
          parts.enqueue({ type: 'stream-start', warnings: [] })
          parts.enqueue({ type: 'response-metadata', modelId })
          parts.enqueue({ type: 'text-start', id })
          try {
            const done = await speaker.speak(speechOf(options, outputTokens), {
              // what was still under way when somebody had heard enough
              onText: (delta) => {
                if (!signal.aborted) parts.enqueue({ type: 'text-delta', id, delta })
              },
              signal,
            })
            if (done.reason === 'aborted') throw signal.reason
            parts.enqueue({ type: 'text-end', id })
            parts.enqueue({
              type: 'finish',
              finishReason: { unified: done.reason, raw: done.reason },
              usage: usageOf(done),
              providerMetadata: await metadataOf(speaker, done),
            })
            parts.close()
          } catch (error) {
            if (!over.signal.aborted) parts.error(error)
          }
        },
        cancel: () => over.abort(),
      }),
    }
  },
})

const never = new AbortController().signal

const speechOf = (
  { prompt, maxOutputTokens, responseFormat }: LanguageModelV4CallOptions,
  outputTokens: number,
): Speech => ({
  system: prompt
    .flatMap((message) => (message.role === 'system' ? [message.content] : []))
    .join('\n\n'),
  prompt: prompt
    .flatMap((message) => (message.role === 'user' ? message.content : []))
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n\n'),
  mostTokens: Math.min(maxOutputTokens ?? outputTokens, outputTokens),
  schema: responseFormat?.type === 'json' ? (responseFormat.schema ?? {}) : null,
})

const usageOf = ({ inputTokens, cachedTokens, outputTokens }: Done): LanguageModelV4Usage => ({
  inputTokens: {
    total: inputTokens,
    noCache: inputTokens - cachedTokens,
    cacheRead: cachedTokens,
    cacheWrite: undefined,
  },
  outputTokens: { total: outputTokens, text: outputTokens, reasoning: undefined },
})

/** For the receipt: from which file, and how quickly. */
const metadataOf = async (speaker: Speaker, { outputTokens, writeMs }: Done) => {
  const { hash } = await speaker.load()
  const tokensPerSecond = writeMs > 0 ? (outputTokens * 1000) / writeMs : 0
  return { local: { hash, tokensPerSecond: Math.round(tokensPerSecond * 10) / 10 } }
}
