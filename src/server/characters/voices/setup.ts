import { sql } from 'kysely'
import { type FigureRule, type VoiceProvider, defaultDailyBudget } from '#shared/ai.ts'
import type { Trx } from '../../db/outbox.ts'
import { seal, unseal } from '../../seal.ts'
import type { Services } from '../../services.ts'
import type { Voice } from '../provider/generate.ts'
import type { LocalVoices } from './local/open.ts'

/** What an administrator chose in the panel. The key is sealed, see seal.ts. */
export type KeptVoice = {
  provider: VoiceProvider
  baseUrl: string | null
  model: string | null
  sealedKey: string | null
  inputPrice: number | null
  outputPrice: number | null
}

/** The row 'ai' of `settings`. */
export type KeptAi = {
  isOn: boolean
  dailyBudget: number | null
  voice: KeptVoice | null
  figures: FigureRule
}

const untouched: KeptAi = { isOn: true, dailyBudget: null, voice: null, figures: 'marked' }

export const readKept = async (trx: Trx, { isLocked = false } = {}): Promise<KeptAi> => {
  const { rows } = await sql<{ value: Partial<KeptAi> }>`
    select value from settings where key = 'ai' ${isLocked ? sql`for update` : sql``}
  `.execute(trx)
  return { ...untouched, ...rows[0]?.value }
}

/** Changes what is named and leaves the rest. */
export const keep = async (trx: Trx, change: Partial<KeptAi>): Promise<void> => {
  const value = JSON.stringify(change)
  await sql`
    insert into settings (key, value) values ('ai', ${value}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value, updated_at = now()
  `.execute(trx)
}

/** What a turn goes by. */
export type Setup = {
  isOn: boolean
  /** US dollars. */
  dailyBudget: number
  /** null: the library speaks alone. */
  external: Voice | null
  /** What becomes of a figure without a source that a model keeps to. */
  figures: FigureRule
}

type Ground = Pick<Services, 'db' | 'env'>
export type Voices = Pick<Setup, 'external'>

/** A process that runs turns passes the model files that it may speak from; others know none. */
type Options = { fixed?: Voices | undefined; local?: LocalVoices }

/**
 * Looks up for every turn what is set: one row by its key, next to the dozen queries of a turn, and
 * a change holds at once in every process, with nothing to be told and nothing to be missed. The
 * voice is opened anew only when its row is another. `fixed` voices are for tests and seeds.
 */
export const openSetup = (
  { db, env }: Ground,
  { fixed, local = () => null }: Options = {},
): (() => Promise<Setup>) => {
  let opened: { from: string; voice: Promise<Voice | null> } | undefined

  const open = (kept: KeptVoice | null) => {
    const from = JSON.stringify(kept)
    if (opened?.from !== from) opened = { from, voice: openVoice(env, kept) }
    return opened.voice
  }
  return async () => {
    const { isOn, dailyBudget, voice, figures } = await readKept(db)
    return {
      isOn,
      figures,
      dailyBudget: env.AI_DAILY_BUDGET ?? dailyBudget ?? defaultDailyBudget,
      ...(fixed ?? { external: (await open(voice)) ?? local(voice) }),
    }
  }
}

/** The voices are half of the program: a process that only serves never loads them. */
const loadProvider = () => import('./provider.ts')

/** The environment wins, also where it says `builtin`; a key that cannot be read gives no voice. */
export const openVoice = async (
  env: Services['env'],
  kept: KeptVoice | null,
): Promise<Voice | null> => {
  if (env.AI_PROVIDER) return (await loadProvider()).openProvider(env)
  if (!kept || kept.provider === 'builtin') return null
  const key = readKey(env, kept)
  if (kept.sealedKey !== null && key === null) return null
  const { openProvider } = await loadProvider()
  return openProvider(
    {
      AI_PROVIDER: kept.provider,
      AI_BASE_URL: kept.baseUrl ?? undefined,
      AI_MODEL: kept.model ?? undefined,
      AI_API_KEY: key ?? undefined,
    },
    {
      ...(kept.inputPrice === null ? {} : { input: kept.inputPrice }),
      ...(kept.outputPrice === null ? {} : { output: kept.outputPrice }),
    },
  )
}

type Place = Pick<KeptVoice, 'provider' | 'baseUrl'>
type Secret = Pick<Services['env'], 'APP_SECRET'>

/** What a key is good for: it never goes to another provider or address. */
const placeOf = ({ provider, baseUrl }: Place) => `${provider} ${baseUrl ?? ''}`

const sealing = ({ APP_SECRET: appSecret }: Secret, place: Place) => ({
  appSecret,
  use: 'ai provider key',
  place: placeOf(place),
})

export const sealKey = (secret: Secret, place: Place, key: string): string =>
  seal(sealing(secret, place), key)

export const readKey = (secret: Secret, { sealedKey, ...place }: KeptVoice): string | null =>
  sealedKey === null ? null : unseal(sealing(secret, place), sealedKey)
