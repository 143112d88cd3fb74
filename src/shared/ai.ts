import { z } from 'zod'
import { acts, character, characterColors, characterIcons } from './characters.ts'
import { endpoint, moment, optionalText, typedText } from './endpoint.ts'
import { categories } from './trending.ts'
import { passReason } from './passes.ts'

/** Whose wire formats an external voice can speak. */
export const aiProviders = ['openai-compatible', 'openai', 'anthropic', 'google'] as const
/** `builtin` is the written library, `local` a model that this program holds itself. */
export const voiceProviders = ['builtin', 'local', ...aiProviders] as const
export type VoiceProvider = (typeof voiceProviders)[number]

/** US dollars a day, where nobody said anything. */
export const defaultDailyBudget = 5
/** US dollars a million tokens, where nobody said anything: at or above what comments cost anywhere. */
export const defaultPrice = { input: 5, output: 25 } as const

/** What becomes of a year, a share, a sum or a large count without a source that a model keeps to when asked again. */
export const figureRules = ['marked', 'refused'] as const
export type FigureRule = (typeof figureRules)[number]

const price = z.number().min(0).max(1_000).nullable()
const baseUrl = z.string().nullable()

export const aiVoice = z.object({
  /** The environment wins over the panel; with neither the built-in voice speaks. */
  source: z.enum(['environment', 'panel', 'builtin']),
  provider: z.enum(voiceProviders),
  baseUrl,
  model: z.string().nullable(),
  /** The key itself never leaves the server. */
  key: z.object({
    state: z.enum(['none', 'set', 'unreadable']),
    /** Its last letters. */
    end: z.string().nullable(),
  }),
  inputPrice: price,
  outputPrice: price,
})
export type AiVoice = z.infer<typeof aiVoice>

const aiMoney = z.object({
  /** US dollars. */
  dailyBudget: z.number(),
  budgetSource: z.enum(['environment', 'panel', 'default']),
  spentMicrousd: z.number(),
  reservedMicrousd: z.number(),
  /** What was not published: failures, refused tries, tests. */
  unpublishedMicrousd: z.number(),
  byCharacter: z.array(
    z.object({ characterId: z.string(), comments: z.number(), microusd: z.number() }),
  ),
})

const aiBreaker = z.object({
  state: z.enum(['closed', 'open', 'probing']),
  /** Of the latest `calls`. */
  failures: z.number(),
  calls: z.number(),
  openedAt: moment.nullable(),
})

export const aiCharacter = character.extend({ isEnabled: z.boolean(), version: z.number() })
export type AiCharacter = z.infer<typeof aiCharacter>

/** What an administrator changed, in values: everybody reads it in their language. */
export const aiChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('voice'),
      provider: z.enum(voiceProviders),
      model: z.string().nullable(),
      baseUrl: z.string().nullable(),
      isKeyNew: z.boolean(),
    }),
    /** null: the default. */
    z.object({ kind: z.literal('budget'), dailyBudget: z.number().nullable() }),
    z.object({ kind: z.literal('switch'), isOn: z.boolean() }),
    z.object({ kind: z.literal('figures'), figures: z.enum(figureRules) }),
    z.object({
      kind: z.literal('model'),
      act: z.enum(['downloaded', 'cancelled', 'removed']),
      name: z.string(),
    }),
    z.object({ kind: z.literal('persona'), name: z.string() }),
    z.object({ kind: z.literal('restored'), name: z.string(), version: z.number() }),
    z.object({ kind: z.literal('switched'), name: z.string(), isEnabled: z.boolean() }),
    z.object({ kind: z.literal('added'), name: z.string(), handle: z.string() }),
  ])
  .meta({ id: 'AiChange' })
export type AiChange = z.infer<typeof aiChange>

export const aiState = z
  .object({
    isOn: z.boolean(),
    figures: z.enum(figureRules),
    voice: aiVoice,
    money: aiMoney,
    /** null: only an external voice has one. */
    breaker: aiBreaker.nullable(),
    queue: z.object({ turns: z.number(), oldestDueAt: moment.nullable() }),
    characters: z.array(aiCharacter),
    /** Turns that ended without words, the latest first. */
    silences: z.array(
      z.object({
        id: z.number(),
        postId: z.number(),
        characterId: z.string(),
        isVisible: z.boolean(),
        reason: passReason,
        at: moment,
      }),
    ),
    faults: z.array(
      z.object({
        id: z.number(),
        provider: z.string(),
        model: z.string(),
        message: z.string(),
        characterId: z.string().nullable(),
        postId: z.number().nullable(),
        at: moment,
      }),
    ),
    changes: z.array(
      z.object({
        id: z.number(),
        /** null: the account is gone. */
        who: z.string().nullable(),
        /** null: it was written down in words, in `summary`. */
        what: aiChange.nullable(),
        summary: z.string(),
        at: moment,
      }),
    ),
  })
  .meta({ id: 'AiState' })
export type AiState = z.infer<typeof aiState>

export const readAi = endpoint('GET', '/api/admin/ai', {
  who: 'administrator',
  summary: 'Which voice speaks, what it costs, how it does, and who may speak',
  answer: aiState,
})

export const switchAi = endpoint('PUT', '/api/admin/ai/switch', {
  who: 'confirmedAdministrator',
  summary: 'Let the characters speak, or silence them all',
  body: z.object({ isOn: z.boolean() }),
  answer: aiState,
})

export const setBudget = endpoint('PUT', '/api/admin/ai/budget', {
  who: 'confirmedAdministrator',
  summary: 'Set what the external voice may cost a day; null: the default',
  body: z.object({ dailyBudget: z.number().min(0).max(100_000).nullable() }),
  answer: aiState,
})

export const setFigures = endpoint('PUT', '/api/admin/ai/figures', {
  who: 'confirmedAdministrator',
  summary: 'Publish a model’s figure without a source with a mark, or refuse the reply',
  body: z.object({ figures: z.enum(figureRules) }),
  answer: aiState,
})

export const voiceDraft = z.object({
  provider: z.enum(voiceProviders),
  baseUrl: optionalText('Base address', 300).default(''),
  model: optionalText('Model', 200).default(''),
  /** Empty: the key that is kept, as long as it belongs to the same provider and address. */
  key: optionalText('Key', 500).default(''),
  inputPrice: price.default(null),
  outputPrice: price.default(null),
})
export type VoiceDraft = z.infer<typeof voiceDraft>

export const setVoice = endpoint('PUT', '/api/admin/ai/voice', {
  who: 'confirmedAdministrator',
  summary: 'Choose the voice, which speaks from the next turn on in every process',
  body: voiceDraft,
  answer: aiState,
})

/** How one short call went; `detail` is for people. */
export const voiceTrial = z
  .object({
    isOk: z.boolean(),
    detail: z.string(),
    /** What the voice said. */
    said: z.string().nullable(),
    model: z.string().nullable(),
    ms: z.number(),
    inputTokens: z.number(),
    outputTokens: z.number(),
    costMicrousd: z.number(),
  })
  .meta({ id: 'VoiceTrial' })
export type VoiceTrial = z.infer<typeof voiceTrial>

export const tryVoice = endpoint('POST', '/api/admin/ai/test', {
  who: 'confirmedAdministrator',
  summary: 'Make one short call, with a draft or with the voice in force (null)',
  body: z.object({ draft: voiceDraft.nullable() }),
  answer: voiceTrial,
})

export const localServer = z
  .object({ name: z.string(), baseUrl: z.string(), models: z.array(z.string()) })
  .meta({ id: 'LocalServer' })
export type LocalServer = z.infer<typeof localServer>

export const findLocalServers = endpoint('POST', '/api/admin/ai/local-servers', {
  who: 'confirmedAdministrator',
  summary: 'Look on this machine for model servers on their usual ports',
  answer: z.array(localServer),
})

const someLines = (name: string, { least, most }: { least: number; most: number }) =>
  z
    .array(typedText(name, 160), { error: `${name} is required` })
    .min(least, `${name} needs at least ${least}`)
    .max(most, `${name} must be at most ${most}`)
const share = (name: string, min: number, max: number) =>
  z
    .number({ error: `${name} must be a number` })
    .min(min, `${name} must be at least ${min}`)
    .max(max, `${name} must be at most ${max}`)

/** What an administrator may change of a character; id and handle stay, others use them. */
export const personaDraft = z
  .object({
    name: typedText('Name', 60),
    givenName: typedText('Given name', 30).regex(/^[\p{L}][\p{L}\p{M}'’ -]*$/u, {
      error: 'Given name takes letters only',
    }),
    personality: typedText('Personality', 400),
    specialties: someLines('Specialties', { least: 1, most: 6 }),
    values: someLines('Values', { least: 1, most: 8 }),
    habits: someLines('Habits', { least: 1, most: 8 }),
    bannedOpeners: someLines('Banned openers', { least: 0, most: 30 }),
    expertise: z.partialRecord(z.enum(categories), share('Expertise', 0, 1)),
    lean: share('Lean', -1, 1),
    talkativeness: share('Talkativeness', 0, 1),
    actWeights: z.partialRecord(z.enum(acts), share('A weight', 0, 3)),
    icon: z.enum(characterIcons),
    color: z.enum(characterColors),
  })
  .meta({ id: 'Persona' })
export type PersonaDraft = z.infer<typeof personaDraft>

export const personaVersion = z.object({
  version: z.number(),
  persona: personaDraft,
  createdAt: moment,
  /** null: it came with the product, or the account is gone. */
  createdBy: z.string().nullable(),
  restoredFrom: z.number().nullable(),
})
export type PersonaVersion = z.infer<typeof personaVersion>

export const characterRecord = z
  .object({
    id: z.string(),
    handle: z.string(),
    isEnabled: z.boolean(),
    version: z.number(),
    /** Whether the library has texts for it; without, it speaks only with a model. */
    hasTexts: z.boolean(),
    /** Newest first. */
    versions: z.array(personaVersion),
  })
  .meta({ id: 'CharacterRecord' })
export type CharacterRecord = z.infer<typeof characterRecord>

const characterParam = z.object({ id: z.string().max(30) })

export const readCharacterRecord = endpoint('GET', '/api/admin/characters/{id}', {
  who: 'administrator',
  summary: 'A character with every version of its persona',
  params: characterParam,
  answer: characterRecord,
})

export const addCharacter = endpoint('POST', '/api/admin/characters', {
  who: 'confirmedAdministrator',
  summary: 'Add a character; it may speak at once',
  status: 201,
  body: z.object({
    handle: typedText('Handle', 20).regex(/^[a-z][a-z0-9_]{1,19}$/, {
      error: 'Handle takes 2 to 20 small letters, digits or underscores and begins with a letter',
    }),
    persona: personaDraft,
  }),
  answer: characterRecord,
})

export const writePersona = endpoint('POST', '/api/admin/characters/{id}/versions', {
  who: 'confirmedAdministrator',
  summary: 'Give a character a new version of its persona; 409 when another came first',
  status: 201,
  params: characterParam,
  body: z.object({ basedOn: z.number().int(), persona: personaDraft }),
  answer: characterRecord,
})

export const restorePersona = endpoint('POST', '/api/admin/characters/{id}/restore', {
  who: 'confirmedAdministrator',
  summary: 'Make an older version the newest again',
  params: characterParam,
  body: z.object({ version: z.number().int() }),
  answer: characterRecord,
})

export const switchCharacter = endpoint('PUT', '/api/admin/characters/{id}/switch', {
  who: 'confirmedAdministrator',
  summary: 'Let a character speak, or silence it; what it said stays',
  params: characterParam,
  body: z.object({ isEnabled: z.boolean() }),
  answer: characterRecord,
})
