import { isIP } from 'node:net'
import { type AiVoice, type FigureRule, type VoiceDraft } from '#shared/ai.ts'
import { catalogue } from '#shared/models.ts'
import { type KeptVoice, keep, readKept, readKey, sealKey } from '../characters/voices/setup.ts'
import { isWanted } from '../characters/voices/local/wanted.ts'
import type { Env } from '../env.ts'
import { conflict, invalid } from '../http/core/errors.ts'
import { isLinkLocal } from '../http/egress/public-address.ts'
import { chooseFile } from '../models/folder.ts'
import type { Services } from '../services.ts'
import { recordChange } from './changes.ts'
import { transact } from '../db/transact.ts'

type Ground = Pick<Services, 'db' | 'env'>

/** Chooses the voice of the next turns. 409 where the environment does. */
export const setVoice = async (
  { db, env }: Ground,
  { draft, by }: { draft: VoiceDraft; by: string },
): Promise<void> => {
  if (env.AI_PROVIDER)
    throw conflict('AI_PROVIDER in the environment sets the voice.', 'set_by_environment')
  await transact(db, async (trx) => {
    const { voice: before } = await readKept(trx, { isLocked: true })
    const voice = toKept(env, draft, before)
    await keep(trx, { voice })
    const { provider, model, baseUrl } = voice
    const details = { provider, isKeyNew: draft.key !== '' }
    const what = { kind: 'voice', model, baseUrl, ...details } as const
    await recordChange(trx, { by, subject: 'voice', what, details })
  })
}

export const setBudget = async (
  { db, env }: Ground,
  { dailyBudget, by }: { dailyBudget: number | null; by: string },
): Promise<void> => {
  if (env.AI_DAILY_BUDGET !== undefined)
    throw conflict('AI_DAILY_BUDGET in the environment sets the budget.', 'set_by_environment')
  await transact(db, async (trx) => {
    await keep(trx, { dailyBudget })
    const what = { kind: 'budget', dailyBudget } as const
    await recordChange(trx, { by, subject: 'budget', what, details: { dailyBudget } })
  })
}

export const switchAi = ({ db }: Ground, { isOn, by }: { isOn: boolean; by: string }) =>
  transact(db, async (trx) => {
    await keep(trx, { isOn })
    const what = { kind: 'switch', isOn } as const
    await recordChange(trx, { by, subject: 'switch', what, details: { isOn } })
  })

export const setFigures = (
  { db }: Ground,
  { figures, by }: { figures: FigureRule; by: string },
): Promise<void> =>
  transact(db, async (trx) => {
    await keep(trx, { figures })
    const what = { kind: 'figures', figures } as const
    await recordChange(trx, { by, subject: 'figures', what, details: { figures } })
  })

/** A draft as it is kept. A key that was typed before stays only for the same provider and address. */
export const toKept = (env: Env, draft: VoiceDraft, before: KeptVoice | null): KeptVoice => {
  const { provider, inputPrice, outputPrice } = draft
  if (provider === 'builtin') return { ...silentVoice, provider }
  if (provider === 'local')
    return { ...silentVoice, provider, model: checkedModel(env, draft.model) }
  const baseUrl = draft.baseUrl === '' ? null : checkedAddress(draft.baseUrl)
  const place = { provider, baseUrl }
  const isSamePlace = before?.provider === provider && before.baseUrl === baseUrl
  const sealedKey = draft.key
    ? sealKey(env, place, draft.key)
    : isSamePlace
      ? before.sealedKey
      : null
  if (draft.model === '') throw refuse('model', 'A model is required')
  if (provider === 'openai-compatible' && baseUrl === null)
    throw refuse('baseUrl', 'A base address is required, such as http://127.0.0.1:11434/v1')
  if (provider !== 'openai-compatible' && sealedKey === null)
    throw refuse(
      'key',
      'A key is required: one that was kept belongs to another provider or address',
    )
  return { ...place, model: draft.model, sealedKey, inputPrice, outputPrice }
}

const silentVoice = {
  baseUrl: null,
  model: null,
  sealedKey: null,
  inputPrice: null,
  outputPrice: null,
}

/** A model that is here, or the file that the environment names, where the name is empty. */
const checkedModel = (env: Env, model: string): string | null => {
  const isNamed = catalogue.some(({ id }) => id === model)
  if ((model !== '' && !isNamed) || !chooseFile(env, isNamed ? model : null))
    throw refuse('model', 'That model is not on this machine: download it first')
  return isNamed ? model : null
}

const refuse = (path: string, message: string) => invalid([{ path, message }])

/**
 * An administrator may name a server on this machine or network; that is what local models are for.
 * Link-local addresses are where clouds hand out their machines' keys: nobody's model is there. A name that
 * leads to one is refused when it is called (http/egress/chosen-fetch.ts).
 */
const checkedAddress = (text: string): string => {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw refuse('baseUrl', 'The base address must begin with http:// or https://')
  if (url.username || url.password || url.search || url.hash)
    throw refuse('baseUrl', 'The base address must have no password, ? or #')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (host.startsWith('metadata.') || (isIP(host) && isLinkLocal(host)))
    throw refuse('baseUrl', 'That address is not one of a model server')
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/** The voice that is set, for the panel: of its key only whether there is one, and its last letters. */
export const describeVoice = (env: Env, kept: KeptVoice | null): AiVoice => {
  if (isWanted(env, kept)) return describeLocal(env, kept)
  if (env.AI_PROVIDER) return describeEnvironment(env, env.AI_PROVIDER)
  if (!kept || kept.provider === 'builtin') return { ...builtin, source: 'builtin' }
  const key = readKey(env, kept)
  const { provider, baseUrl, model, inputPrice, outputPrice } = kept
  const state = kept.sealedKey === null ? 'none' : key === null ? 'unreadable' : 'set'
  const end = endOf(key)
  return {
    source: 'panel',
    provider,
    baseUrl,
    model,
    key: { state, end },
    inputPrice,
    outputPrice,
  }
}

/** Where no file is here yet, nothing is chosen, or the environment waits for one. */
const describeLocal = (env: Env, kept: KeptVoice | null): AiVoice => {
  const name = chooseFile(env, env.AI_MODEL ?? kept?.model ?? null)?.name ?? null
  const source = env.AI_PROVIDER ? 'environment' : 'panel'
  if (name === null && !env.AI_PROVIDER && !kept) return { ...builtin, source: 'builtin' }
  return { ...builtin, source, provider: 'local', model: name }
}

const builtin = {
  provider: 'builtin',
  baseUrl: null,
  model: null,
  key: { state: 'none', end: null },
  inputPrice: null,
  outputPrice: null,
} as const

const describeEnvironment = (env: Env, provider: AiVoice['provider']): AiVoice => {
  if (provider === 'builtin') return { ...builtin, source: 'environment' }
  return {
    ...builtin,
    source: 'environment',
    provider,
    baseUrl: env.AI_BASE_URL ?? null,
    model: env.AI_MODEL ?? null,
    key: { state: env.AI_API_KEY ? 'set' : 'none', end: endOf(env.AI_API_KEY ?? null) },
  }
}

/** Four letters tell keys apart; of a short key they would tell too much. */
const endOf = (key: string | null): string | null =>
  key !== null && key.length >= 16 ? key.slice(-4) : null
