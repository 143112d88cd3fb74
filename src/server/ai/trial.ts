import { randomBytes } from 'node:crypto'
import type { VoiceDraft, VoiceTrial } from '#shared/ai.ts'
import { recordOutcome } from '../characters/provider/circuit-breaker.ts'
import type { Brief } from '../characters/speaking/brief.ts'
import { cast } from '../characters/cast.ts'
import { charge, costOf, credibleUsage, setAside } from '../characters/provider/costs.ts'
import type { Failure } from '../characters/speaking/failure.ts'
import { figureFault, replyFault, sentenceFault } from '../characters/gate/gate.ts'
import { type Utterance, type Voice, generate } from '../characters/provider/generate.ts'
import { gatherHeard } from '../characters/gate/heard.ts'
import { type Persona, readCast } from '../characters/persona.ts'
import { writePrompt } from '../characters/provider/prompt.ts'
import { isWanted } from '../characters/voices/local/wanted.ts'
import { openSetup, openVoice, readKept } from '../characters/voices/setup.ts'
import { chooseFile } from '../models/folder.ts'
import { sentencesOf } from '../language/words.ts'
import type { Services } from '../services.ts'
import { toKept } from './voice.ts'

type Trial = { draft: VoiceDraft | null; by: string }

/** An administrator waits for this, so not as long as a turn may; a local model has to be loaded first. */
const patience = { usual: 30_000, local: 120_000 } as const
const question = 'Should cities ban cars from their centres?'

/**
 * One short call by the way that turns take: prompt, provider, gate, ledger. With the voice in force
 * its breaker learns of it too, so a call that goes well closes it.
 */
export const tryVoice = async (services: Services, { draft, by }: Trial): Promise<VoiceTrial> => {
  const { db, env, clock } = services
  const setup = await openSetup(services)()
  const { voice: kept } = await readKept(db)
  if (draft?.provider === 'local' || (!draft && isWanted(env, kept) && chooseFile(env, null)))
    return localSpeaks
  const voice = draft
    ? await openVoice(env, toKept(env, draft, (await readKept(db)).voice))
    : setup.external
  if (!voice) return builtinSpeaks
  const { dailyBudget } = setup
  const reserved = await setAside(services, voice, { dailyBudget, postId: 0, payerId: by })
  if (!reserved) return { ...builtinSpeaks, isOk: false, detail: overBudget }
  const [persona = cast[0] as Persona] = await readCast(db)
  const { uttered, ms, gate, figure } = await call(voice, persona)
  const usage = uttered.ok ? uttered.usage : { inputTokens: 0, outputTokens: 0 }
  const credible = credibleUsage(voice, usage, { asked: '', answered: '' })
  await charge(services, reserved, voice, credible)
  if (draft === null) await recordOutcome(db, voice, uttered.ok ? null : uttered.failure, clock())
  return {
    ...usage,
    isOk: uttered.ok && gate === null,
    detail: uttered.ok ? verdict(gate, figure) : explain(uttered.failure),
    said: uttered.ok ? uttered.text : null,
    model: uttered.ok ? uttered.model : null,
    ms,
    costMicrousd: costOf(voice, usage),
  }
}

const call = async (voice: Voice, persona: Persona) => {
  const brief = briefFor(persona)
  const nonce = randomBytes(9).toString('hex')
  const prompt = writePrompt({ brief, persona, facts: [], memories: [], nonce, fault: null })
  const began = performance.now()
  const uttered = await generate(
    { ...voice, limits: shorter(voice) },
    { prompt, onSentence: () => Promise.resolve(null) },
  )
  const ms = Math.round(performance.now() - began)
  const heard = gatherHeard({
    brief,
    facts: [],
    instructions: prompt.own,
    secrets: [nonce],
    others: [],
  })
  return {
    uttered,
    ms,
    gate: uttered.ok ? gateOf(uttered, heard) : null,
    figure: uttered.ok ? figureFault(uttered.text, heard) : null,
  }
}

const shorter = ({ limits }: Voice): Voice['limits'] => {
  const total = limits.firstChunk > patience.usual ? patience.local : patience.usual
  return { firstChunk: Math.min(limits.firstChunk, total), total }
}

const gateOf = (
  { text }: Utterance & { ok: true },
  heard: ReturnType<typeof gatherHeard>,
): string | null => {
  if (text === '') return 'it is empty'
  const faults = sentencesOf(text).map((sentence) => sentenceFault(sentence, heard))
  return faults.find((fault) => fault !== null) ?? replyFault(text, heard)
}

const briefFor = ({ id }: Persona): Brief => ({
  characterId: id,
  plan: {
    act: 'OPEN',
    stance: 1,
    debateId: null,
    textId: null,
    aspectId: null,
    target: null,
    factIds: [],
    isForced: false,
  },
  post: { id: 0, content: question, author: 'visitor' },
  thread: [],
  own: [],
})

const verdict = (gate: string | null, figure: string | null): string => {
  if (gate !== null) return `It answered, but the gate would not publish this: ${gate}.`
  return figure === null
    ? 'It answered, and what it said could be published.'
    : `It answered. In a discussion it would be asked once more, because ${figure}.`
}

const overBudget =
  'Today’s budget leaves no room for the worst case of a call, so none was made. Raise the budget or wait for tomorrow (UTC).'

/** It is held by the process that runs the turns, and has been tried before it speaks. */
const localSpeaks: VoiceTrial = {
  isOk: true,
  detail:
    'A model of this program is tried before it is taken into use; what came of that stands beside it.',
  said: null,
  model: null,
  ms: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicrousd: 0,
}

const builtinSpeaks: VoiceTrial = {
  isOk: true,
  detail: 'The built-in voice speaks. It needs no key and no network, so there is nothing to test.',
  said: null,
  model: null,
  ms: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicrousd: 0,
}

/** What a failure of this kind most often comes from, then the provider's own words. */
const explain = ({ kind, message, retryAfterMs }: Failure): string => {
  const later = retryAfterMs ? ` It asks for ${Math.ceil(retryAfterMs / 1000)} seconds.` : ''
  return `${causes[kind]}${later} It says: ${message}`
}

const causes: Record<Failure['kind'], string> = {
  auth: 'The provider refused the key, or the key may not use this model.',
  limit: 'The provider takes no more requests now: too many, or nothing is left on the account.',
  server: 'The provider has a fault of its own.',
  timeout: 'No answer came in time.',
  cut: 'The address cannot be reached, or the connection was cut.',
  invalid:
    'The answer was not understood. Often the base address or the name of the model is wrong.',
  gate: 'It spoke without end.',
}
