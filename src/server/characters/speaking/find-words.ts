import { createHmac, randomBytes } from 'node:crypto'
import type { FigureRule } from '#shared/ai.ts'
import type { Brief } from './brief.ts'
import { mayAsk, recordOutcome } from '../provider/circuit-breaker.ts'
import { charge, costOf, credibleUsage, setAside } from '../provider/costs.ts'
import type { Engine } from './engine.ts'
import type { Failure } from './failure.ts'
import { figureFault, replyFault, sentenceFault, uncheckedFigures } from '../gate/gate.ts'
import {
  type Origin,
  type Usage,
  type Utterance,
  type Voice,
  generate,
} from '../provider/generate.ts'
import { gatherHeard } from '../gate/heard.ts'
import type { Material } from '../provider/material.ts'
import type { Persona } from '../persona.ts'
import { recordFault } from '../provider/faults.ts'
import { writePrompt } from '../provider/prompt.ts'
import type { Publisher } from './publisher.ts'
import type { Urgency } from '../voices/local/queue.ts'
import type { Setup } from '../voices/setup.ts'
import { namesOf } from './written.ts'

export type Asked = {
  brief: Brief
  persona: Persona
  cast: readonly Persona[]
  /** Those that the plan allows, with source and year. */
  facts: string[]
  material: Material
  /** What the nearest written debate speaks of. */
  near: string[]
  memories: string[]
  /** Who pays: the person whose words started it. */
  payerId: string
  /** Who comes first where one reply is said at a time. */
  urgency: Urgency
  /** The library may say something instead. */
  mayStandIn: boolean
  /** How often this turn has been tried before. */
  attempts: number
  /** Makes a new draft on the screen. */
  publish: () => Publisher
}

export type Spoken = {
  text: string
  provider: string
  model: string
  usage: Usage
  costMicrousd: number
  durationMs: number
  tries: number
  isDegraded: boolean
  origin: Origin | null
  /** Figures as they stand in the text that have no source. */
  unchecked: string[]
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

/** The model with one second try; where it has no words, the library may have some. */
export const findWords = async (engine: Engine, asked: Asked): Promise<Found> => {
  const setup = await engine.setup()
  const found = setup.external && (await askExternal(engine, setup.external, setup, asked))
  return found ?? { fault: 'the model does not answer' }
}

/** How long a turn waits that only the model can say, where too many wait for it; ms. */
const crowdedMs = 20_000
/** So often; then it passes. */
const mostCrowded = 4

/** null: it cannot be asked now. */
const askExternal = async (
  engine: Engine,
  voice: Voice,
  setup: Setup,
  asked: Asked,
): Promise<Found | null> => {
  if (!voice.queue) return askNow(engine, voice, setup, asked)
  const { urgency, brief, mayStandIn, attempts } = asked
  const leave = await voice.queue.enter({ postId: brief.post.id, urgency })
  if (!leave) return mayStandIn || attempts >= mostCrowded ? null : { retryInMs: crowdedMs }
  return askNow(engine, voice, setup, asked).finally(leave)
}

const askNow = async (
  engine: Engine,
  voice: Voice,
  { dailyBudget, figures }: Setup,
  asked: Asked,
): Promise<Found | null> => {
  const { db, clock, log } = engine
  const { brief, payerId, attempts } = asked
  if (!(await mayAsk(db, voice, clock()))) return null
  const postId = brief.post.id
  const reserved = await setAside(engine, voice, { dailyBudget, postId, payerId })
  if (!reserved) return null
  const began = clock().getTime()
  const tried = await askTwice(engine, voice, asked, figures)
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

/**
 * The second try is told what was wrong with the first; a provider that failed gets no second one. A
 * figure without a source is a reason to try again, and the second time it may stand with a mark.
 */
const askTwice = async (
  engine: Engine,
  voice: Voice,
  asked: Asked,
  figures: FigureRule,
): Promise<Tried> => {
  const first = await askOnce(engine, voice, asked, { fault: null, mayMark: false })
  if ('spoken' in first || first.failure.kind !== 'gate') return first
  const fault = first.failure.message
  const second = await askOnce(engine, voice, asked, { fault, mayMark: figures === 'marked' })
  const usage = add(first.usage, second.usage)
  return 'spoken' in second
    ? { usage, spoken: { ...second.spoken, usage, tries: 2 } }
    : { ...second, usage }
}

const add = (a: Usage, b: Usage): Usage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
})

/** Why the first try was refused, and whether a figure without a source may be published with a mark. */
type Attempt = { fault: string | null; mayMark: boolean }

const askOnce = async (
  { clock, env }: Engine,
  voice: Voice,
  asked: Asked,
  { fault, mayMark }: Attempt,
): Promise<Tried> => {
  const nonce = nonceFor(env, voice, asked.brief.post.id)
  const prompt = writePrompt({ ...asked, nonce, fault, layout: voice.layout ?? 'usual' })
  const heard = hear(asked, prompt.own, nonce)
  const publisher = asked.publish()
  const began = clock().getTime()
  const uttered = await generate(voice, {
    prompt,
    onSentence: (sentence) => {
      const wrong =
        sentenceFault(sentence, heard) ?? (mayMark ? null : figureFault(sentence, heard))
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
  const { text, model, origin } = uttered
  const costMicrousd = costOf(voice, usage)
  const { provider } = voice
  return {
    usage,
    spoken: {
      text,
      provider,
      model,
      usage,
      costMicrousd,
      durationMs,
      tries: 1,
      isDegraded: false,
      origin,
      unchecked: uncheckedFigures(text, heard),
    },
  }
}

/**
 * What fences off people's words. A model that keeps what it has read for the next reply must find it
 * unchanged: its nonce is the same in one discussion, and nobody can guess it.
 */
const nonceFor = ({ APP_SECRET }: Engine['env'], { layout }: Voice, postId: number): string =>
  layout === 'threadFirst'
    ? createHmac('sha256', APP_SECRET).update(`fence ${postId}`).digest('hex').slice(0, 18)
    : randomBytes(9).toString('hex')

const hear = (
  { brief, facts, material, near, cast, persona }: Asked,
  instructions: string,
  nonce: string,
) =>
  gatherHeard({
    brief,
    facts,
    instructions,
    secrets: [nonce],
    others: cast.filter(({ id }) => id !== persona.id).flatMap(namesOf),
    self: namesOf(persona),
    examples: material.examples,
    debate: near,
  })

const judge = (uttered: Utterance, heard: ReturnType<typeof hear>): Failure | null => {
  if (!uttered.ok) return uttered.failure
  const fault = uttered.text === '' ? 'it has nothing new to say' : replyFault(uttered.text, heard)
  return fault === null ? null : { kind: 'gate', message: fault, retryAfterMs: null }
}

/** A call that failed may have been billed: its prompt counts. */
const usageOf = (voice: Voice, uttered: Utterance, asked: string): Usage => {
  const said = uttered.ok ? uttered.usage : { inputTokens: 0, outputTokens: 0 }
  return credibleUsage(voice, said, { asked, answered: uttered.ok ? uttered.text : '' })
}
