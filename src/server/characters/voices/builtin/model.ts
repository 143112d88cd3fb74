import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider'
import type { Brief } from '../../brief.ts'
import { speak, type Speech } from './speak.ts'
import { wordsOf } from './words.ts'

/**
 * The voice that needs no key and no network. It reads nothing but the brief in `providerOptions.symposia.brief`,
 * streams one sentence a delta, and hands its Remark over in the finish part's `providerMetadata.symposia`. An empty
 * text means that the character has nothing new to say.
 */
export const builtinVoice = (): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'symposia',
  modelId: 'builtin-voice',
  supportedUrls: {},
  async doGenerate(options) {
    const speech = speak(briefOf(options))
    const text = speech?.sentences.join(' ') ?? ''
    return {
      content: [{ type: 'text', text }],
      finishReason,
      usage: usageOf(text),
      warnings: [],
      ...metadataOf(speech),
    }
  },
  async doStream(options) {
    return { stream: ReadableStream.from(partsOf(speak(briefOf(options)))) }
  },
})

const briefOf = ({ providerOptions }: LanguageModelV4CallOptions): Brief => {
  const brief = providerOptions?.['symposia']?.['brief']
  if (!brief) throw new Error('The built-in voice needs providerOptions.symposia.brief')
  return brief as unknown as Brief
}

function* partsOf(speech: Speech | undefined): Generator<LanguageModelV4StreamPart> {
  const sentences = speech?.sentences ?? []
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: '0' }
  for (const [at, sentence] of sentences.entries())
    yield { type: 'text-delta', id: '0', delta: at > 0 ? ` ${sentence}` : sentence }
  yield { type: 'text-end', id: '0' }
  yield { type: 'finish', finishReason, usage: usageOf(sentences.join(' ')), ...metadataOf(speech) }
}

const finishReason: LanguageModelV4FinishReason = { unified: 'stop', raw: 'stop' }

const metadataOf = (speech: Speech | undefined) =>
  speech ? { providerMetadata: { symposia: speech.remark } } : {}

/** Words stand for tokens; the voice costs nothing. */
const usageOf = (text: string): LanguageModelV4Usage => {
  const total = wordsOf(text).length
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total, text: total, reasoning: 0 },
  }
}
