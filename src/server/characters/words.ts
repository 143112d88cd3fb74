import { randomBytes } from 'node:crypto'
import type { Brief, Remark } from './brief.ts'
import { mayAsk, recordOutcome } from './breaker.ts'
import { charge, costOf, credibleUsage, setAside } from './costs.ts'
import type { Engine } from './engine.ts'
import type { Failure } from './failure.ts'
import { replyFault, sentenceFault } from './gate.ts'
import { type Usage, type Utterance, type Voice, generate } from './generate.ts'
import { gatherHeard } from './heard.ts'
import type { Persona } from './persona.ts'
import { recordFault } from './faults.ts'
import { writePrompt } from './prompt.ts'
import type { Publisher } from './publisher.ts'
import { nearestVoice } from './voices/nearest.ts'
import type { Setup } from './voices/setup.ts'

export type Asked = {
  brief: Brief
  persona: Persona
  cast: readonly Persona[]
  /** Those that the plan allows, with source and year. */
  facts: string[]
  /** All that the pack has: the built-in voice quotes them word for word, so it may use any. */
  knowledge: string[]
  memories: string[]
  /** Who pays: the person whose words started it. */
  payerId: string
  /** How often this turn has been tried before. */
  attempts: number
  /** Makes a new draft on the screen. */
  publish: () => Publisher
}

export type Spoken = {
  text: string
  remark: Remark | null
  provider: string
  model: string
  usage: Usage
  costMicrousd: number
  durationMs: number
  tries: number
  isDegraded: boolean
}

/** Words that may be published; or a later time to try; or nothing, with the reason. */
export type Found = { spoken: Spoken } | { retryInMs: number } | { fault: string }

/**
 * When a provider that failed is asked again, counted from when it was asked; then the built-in voice
 * speaks. One that kept a turn waiting for 45 s and is back by then has answered within a minute.
 */
const retries = [5_000, 30_000] as const
/** How long it is left alone in any case, ms. */
const leastPause = 5_000
/** Nobody waits longer than this for a provider that asks for patience: it may be back long before. */
const mostPatience = 30_000

/** External voice with one second try, then the built-in voice with one, then silence. */
export const findWords = async (engine: Engine, asked: Asked): Promise<Found> => {
  const setup = await engine.setup()
  const { external, builtin } = setup
  if (external) {
    const found = await askExternal(engine, external, setup, asked)
    if (found) return found
  }
  const tried = await askBuiltin(engine, builtin, asked)
  if (!('spoken' in tried)) return { fault: tried.failure.message }
  return { spoken: { ...tried.spoken, isDegraded: external !== null } }
}

/** Whoever asked by name rather hears again what was said elsewhere than nothing. */
const askBuiltin = async (engine: Engine, voice: Voice, given: Asked): Promise<Tried> => {
  const asked = { ...given, brief: { ...given.brief, speaksLike: nearestVoice(given.persona) } }
  const tried = await askTwice(engine, voice, asked)
  if ('spoken' in tried || !asked.brief.plan.isForced) return tried
  return askTwice(engine, voice, { ...asked, brief: { ...asked.brief, own: [], recent: [] } })
}

/** null: the built-in voice has to speak. */
const askExternal = async (
  engine: Engine,
  voice: Voice,
  { dailyBudget }: Setup,
  asked: Asked,
): Promise<Found | null> => {
  const { db, clock, log } = engine
  const { brief, payerId, attempts } = asked
  if (!(await mayAsk(db, voice, clock()))) return null
  const postId = brief.post.id
  const reserved = await setAside(engine, voice, { dailyBudget, postId, payerId })
  if (!reserved) return null
  const began = clock().getTime()
  const tried = await askTwice(engine, voice, asked)
  const tookMs = clock().getTime() - began
  await charge(engine, reserved, voice, tried.usage)
  const failure = 'spoken' in tried ? null : tried.failure
  await recordOutcome(db, voice, failure, clock())
  if (!failure) return 'spoken' in tried ? { spoken: tried.spoken } : null
  await recordFault(db, { voice, failure, characterId: asked.persona.id, postId, at: clock() })
  log.warn({ provider: voice.provider, model: voice.modelId, kind: failure.kind }, failure.message)
  return retryAfter(failure, { isForced: brief.plan.isForced, attempts, tookMs })
}

/** A person who asked by name is not made to wait; a refused key does not get better. */
const retryAfter = (
  failure: Failure,
  { isForced, attempts, tookMs }: { isForced: boolean; attempts: number; tookMs: number },
): Found | null => {
  const pause = retries[attempts]
  if (isForced || pause === undefined || failure.kind === 'auth' || failure.kind === 'gate')
    return null
  const jitter = 0.8 + Math.random() * 0.4
  const wished = Math.max(leastPause, pause - tookMs) * jitter
  return { retryInMs: Math.min(mostPatience, Math.max(wished, failure.retryAfterMs ?? 0)) }
}

type Tried = { usage: Usage } & ({ spoken: Spoken } | { failure: Failure })

/** The second try is told what was wrong with the first; a provider that failed gets no second one. */
const askTwice = async (engine: Engine, voice: Voice, asked: Asked): Promise<Tried> => {
  const first = await askOnce(engine, voice, asked, null)
  if ('spoken' in first || first.failure.kind !== 'gate') return first
  const second = await askOnce(engine, voice, asked, first.failure.message)
  const usage = add(first.usage, second.usage)
  return 'spoken' in second
    ? { usage, spoken: { ...second.spoken, usage, tries: 2 } }
    : { ...second, usage }
}

const add = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})

const askOnce = async (
  { clock }: Engine,
  voice: Voice,
  asked: Asked,
  fault: string | null,
): Promise<Tried> => {
  const brief = fault === null ? asked.brief : { ...asked.brief, seed: asked.brief.seed + 1 }
  const nonce = randomBytes(9).toString('hex')
  const prompt = writePrompt({ ...asked, brief, nonce, fault })
  const facts = voice.provider === 'builtin' ? asked.knowledge : asked.facts
  const heard = hear({ ...asked, facts }, voice, brief, prompt.instructions, nonce)
  const publisher = asked.publish()
  const began = clock().getTime()
  const uttered = await generate(voice, {
    brief,
    prompt,
    onSentence: (sentence) => {
      const wrong = sentenceFault(sentence, heard)
      if (wrong === null) publisher.push(sentence)
      return Promise.resolve(wrong)
    },
  })
  const failure = judge(uttered, heard)
  const usage = usageOf(voice, uttered, prompt.instructions + prompt.prompt)
  if (failure || !uttered.ok) {
    await publisher.retract()
    return {
      usage,
      failure: failure ?? { kind: 'cut', message: 'nothing was said', retryAfterMs: null },
    }
  }
  const durationMs = clock().getTime() - began
  await publisher.done()
  const { text, remark, model } = uttered
  const costMicrousd = costOf(voice, usage)
  const { provider } = voice
  return {
    usage,
    spoken: {
      text,
      remark,
      provider,
      model,
      usage,
      costMicrousd,
      durationMs,
      tries: 1,
      isDegraded: false,
    },
  }
}

const hear = (
  { facts, cast, persona }: Asked,
  voice: Voice,
  brief: Brief,
  instructions: string,
  nonce: string,
) =>
  gatherHeard({
    mayBeForeign: voice.provider === 'builtin',
    brief,
    facts,
    instructions,
    secrets: [nonce],
    others: cast.filter(({ id }) => id !== persona.id).flatMap(namesOf),
    self: namesOf(persona),
  })

const namesOf = ({ givenName, handle }: Persona) => [givenName.toLowerCase(), handle.toLowerCase()]

const judge = (uttered: Utterance, heard: ReturnType<typeof hear>): Failure | null => {
  if (!uttered.ok) return uttered.failure
  const fault = uttered.text === '' ? 'it has nothing new to say' : replyFault(uttered.text, heard)
  return fault === null ? null : { kind: 'gate', message: fault, retryAfterMs: null }
}

/** A call that failed may have been billed: its prompt counts. The built-in voice takes nothing. */
const usageOf = (voice: Voice, uttered: Utterance, asked: string): Usage => {
  if (voice.provider === 'builtin' && uttered.ok) return uttered.usage
  const said = uttered.ok ? uttered.usage : { inputTokens: 0, outputTokens: 0 }
  return credibleUsage(voice, said, { asked, answered: uttered.ok ? uttered.text : '' })
}
