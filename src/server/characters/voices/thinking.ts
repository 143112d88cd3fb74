import type { LanguageModelV4 } from '@ai-sdk/provider'
import { extractReasoningMiddleware, wrapLanguageModel } from 'ai'

/** Models think aloud in tags; nobody should read that. */
export const withoutThinking = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({ model, middleware: extractReasoningMiddleware({ tagName: 'think' }) })
