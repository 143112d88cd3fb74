import type { LanguageModelV4 } from '@ai-sdk/provider'
import { defaultPrice } from '#shared/ai.ts'
import type { Env } from '../../env.ts'
import { openChosenFetch } from '../../http/egress/chosen-fetch.ts'
import type { Voice } from '../provider/generate.ts'
import { withoutThinking } from './thinking.ts'

type AiEnv = Pick<Env, 'AI_PROVIDER' | 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

/** The external voice that is named; null: the library or a model of this program speaks. `price` as in Voice. */
export const openProvider = async (
  env: AiEnv,
  price: Partial<Voice['price']> = {},
): Promise<Voice | null> => {
  if (!env.AI_PROVIDER || env.AI_PROVIDER === 'builtin' || env.AI_PROVIDER === 'local') return null
  const isLocal = isNearby(env.AI_BASE_URL)
  return {
    model: withoutThinking(await openModel(env)),
    provider: env.AI_PROVIDER,
    modelId: modelOf(env),
    limits: isLocal
      ? { firstChunk: 120_000, total: 165_000 }
      : { firstChunk: 20_000, total: 45_000 },
    outputTokens: 1_200,
    /** Dollars a million tokens are microdollars a token. */
    price: { ...(isLocal ? nothing : defaultPrice), ...price },
  }
}

/** Where nobody says otherwise, a server of one's own is not paid by the token. */
const nothing = { input: 0, output: 0 } as const

const modelOf = ({ AI_MODEL }: AiEnv): string => AI_MODEL ?? ''

/**
 * A model object, never its name: names would go to somebody's gateway. Only the configured
 * provider's package is loaded; all four would cost a quarter of the time that a start takes.
 */
const openModel = async (env: AiEnv): Promise<LanguageModelV4> => {
  const model = modelOf(env)
  const access = {
    apiKey: env.AI_API_KEY ?? '',
    fetch: fetchHere,
    ...(env.AI_BASE_URL ? { baseURL: env.AI_BASE_URL } : {}),
  }
  if (env.AI_PROVIDER === 'openai') {
    return (await import('@ai-sdk/openai')).createOpenAI(access)(model)
  }
  if (env.AI_PROVIDER === 'anthropic') {
    return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model)
  }
  if (env.AI_PROVIDER === 'google') {
    return (await import('@ai-sdk/google')).createGoogle(access)(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: env.AI_BASE_URL ?? '',
    ...(env.AI_API_KEY ? { apiKey: env.AI_API_KEY } : {}),
    fetch: fetchHere,
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model)
}

const fetchHere = openChosenFetch()

/** This machine, or its private network: whole names and addresses, so that 10.example.org is none. */
const isNearby = (address: string | undefined): boolean => {
  const host = address ? URL.parse(address)?.hostname.replace(/\.$/, '') : undefined
  return host !== undefined && (nearbyName.test(host) || nearbyAddress.test(host))
}

const nearbyName = /^(?:localhost|[\w-]+|.*\.(?:localhost|local|internal|lan))$/
const nearbyAddress =
  /^(?:(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[::1\]|\[f[cd][\da-f:]+\])$/
