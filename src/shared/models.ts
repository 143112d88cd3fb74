import { z } from 'zod'
import { endpoint, moment } from './endpoint.ts'

const gigabyte = 1_000_000_000

/**
 * Language models that this program can hold itself, the smallest first. Nobody here has had a network
 * to download one, so `isTried` is false for all; sizes are what their hosts announced.
 */
export const catalogue = [
  {
    id: 'qwen3.5-2b',
    name: 'Qwen3.5-2B',
    licence: 'Apache-2.0',
    repository: 'unsloth/Qwen3.5-2B-GGUF',
    file: 'Qwen3.5-2B-Q4_K_M.gguf',
    bytes: 1.28 * gigabyte,
    needs: { cores: 2, memoryBytes: 3 * gigabyte },
    isTried: false,
  },
  {
    id: 'smollm3-3b',
    name: 'SmolLM3-3B',
    licence: 'Apache-2.0',
    repository: 'ggml-org/SmolLM3-3B-GGUF',
    file: 'SmolLM3-Q4_K_M.gguf',
    bytes: 1.92 * gigabyte,
    needs: { cores: 3, memoryBytes: 4 * gigabyte },
    isTried: false,
  },
  {
    id: 'gemma-4-e2b',
    name: 'Gemma 4 E2B',
    licence: 'Apache-2.0',
    repository: 'unsloth/gemma-4-E2B-it-qat-GGUF',
    file: 'gemma-4-E2B-it-qat-UD-Q4_K_XL.gguf',
    bytes: 3.3 * gigabyte,
    needs: { cores: 4, memoryBytes: 6 * gigabyte },
    isTried: false,
  },
] as const

export type CatalogueModel = {
  id: string
  name: string
  licence: string
  /** Owner and name at the host. */
  repository: string
  file: string
  /** About so many. */
  bytes: number
  needs: { cores: number; memoryBytes: number }
  isTried: boolean
}

/** What of a machine does not suffice for a model. */
export const lacks = ['cores', 'memory', 'disk', 'libc', 'system'] as const
export type Lack = (typeof lacks)[number]

/** Why a download ended without a model. */
export const downloadFaults = [
  'no_network',
  'stalled',
  'host_refused',
  'host_failed',
  'not_announced',
  'changed',
  'wrong_hash',
  'disk_full',
  'cannot_write',
  'lacks',
] as const
export type DownloadFault = (typeof downloadFaults)[number]

export const modelDownload = z.object({
  id: z.string(),
  /** `interrupted`: its process is gone; it goes on where it was. */
  state: z.enum(['running', 'interrupted', 'cancelled', 'failed', 'done']),
  bytes: z.number(),
  /** null: the host has not said it yet. */
  total: z.number().nullable(),
  fault: z.enum(downloadFaults).nullable(),
})
export type ModelDownload = z.infer<typeof modelDownload>

/** How the model does that speaks here. */
export const localVoice = z.object({
  state: z.enum(['loading', 'ready', 'slow', 'refused']),
  /** Why it was refused: what is wrong with the file or the machine. */
  fault: z.enum(['no_file', 'no_model', 'no_memory', 'no_program']).nullable(),
  model: z.string().nullable(),
  hash: z.string().nullable(),
  /** Tokens a second. */
  readSpeed: z.number().nullable(),
  writeSpeed: z.number().nullable(),
  /** What a reply takes by them. */
  replySeconds: z.number().nullable(),
  /** Of its process; null: none runs. */
  memoryBytes: z.number().nullable(),
  processorSeconds: z.number().nullable(),
  /** Replies that wait or are being said. */
  queue: z.number(),
  at: moment,
})
export type LocalVoice = z.infer<typeof localVoice>

export const modelsState = z
  .object({
    models: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        licence: z.string(),
        address: z.string(),
        bytes: z.number(),
        cores: z.number(),
        memoryBytes: z.number(),
        isTried: z.boolean(),
        lacks: z.array(z.enum(lacks)),
        installed: z
          .object({ bytes: z.number(), hash: z.string(), revision: z.string(), at: moment })
          .nullable(),
      }),
    ),
    /** Which suits this machine best; null: none does. */
    recommended: z.string().nullable(),
    download: modelDownload.nullable(),
    voice: localVoice.nullable(),
  })
  .meta({ id: 'ModelsState' })
export type ModelsState = z.infer<typeof modelsState>

const modelParam = z.object({
  id: z
    .string()
    .refine((id) => catalogue.some((model) => model.id === id), 'There is no such model'),
})

export const readModels = endpoint('GET', '/api/admin/ai/models', {
  who: 'administrator',
  summary:
    'Language models that this program can hold itself, which of them are here, and how the one that speaks does',
  answer: modelsState,
})

export const downloadModel = endpoint('POST', '/api/admin/ai/models/{id}/download', {
  who: 'confirmedAdministrator',
  summary: 'Download a language model, or go on with it; the answer comes at once',
  params: modelParam,
  answer: modelsState,
})

export const cancelDownload = endpoint('DELETE', '/api/admin/ai/models/{id}/download', {
  who: 'confirmedAdministrator',
  summary: 'Stop the download of a language model; what has come stays for the next time',
  params: modelParam,
  answer: modelsState,
})

export const removeModel = endpoint('DELETE', '/api/admin/ai/models/{id}', {
  who: 'confirmedAdministrator',
  summary: 'Delete a language model from this machine; it is not downloaded again by itself',
  params: modelParam,
  answer: modelsState,
})
