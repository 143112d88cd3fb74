import { z } from 'zod'
import type { LocalServer } from '#shared/ai.ts'

/** Where model servers listen by themselves. */
export const usualPlaces = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'vLLM', port: 8000 },
  { name: 'llama.cpp', port: 8080 },
] as const

const patienceMs = 2_000
const mostBytes = 256 * 1024
const mostModels = 50
const list = z.object({ data: z.array(z.object({ id: z.string().max(200) })) })

/**
 * Which model servers answer on this machine, and which models of theirs can speak. Asked when the site greets a
 * terminal, and when an administrator looks at who speaks; what is found is offered and never used by itself.
 */
export const findLocalServers = async (
  places: readonly { name: string; port: number }[] = usualPlaces,
): Promise<LocalServer[]> => {
  const found = await Promise.all(places.map(askPlace))
  return found.filter((server) => server !== null)
}

const askPlace = async ({ name, port }: { name: string; port: number }) => {
  const baseUrl = `http://127.0.0.1:${port}/v1`
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${baseUrl}/models`, { redirect: 'error', signal })
    const parsed = list.safeParse(JSON.parse(await readSome(response)))
    if (!response.ok || !parsed.success) return null
    const models = parsed.data.data.map(({ id }) => id).filter((id) => !mute.test(id))
    return { name, baseUrl, models: models.slice(0, mostModels) }
  } catch {
    return null
  }
}

/** Servers list models beside them that only turn texts into vectors. */
const mute = /embed|rerank|minilm|(?:^|[-/])bge-/i

/** Whatever listens there may say anything for ever. */
const readSome = async ({ body }: Response): Promise<string> => {
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > mostBytes) throw new Error('too long')
  }
  return text
}
