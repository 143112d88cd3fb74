import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Comparison } from '#shared/comparison.ts'
import type { Brief, Plan } from '../characters/speaking/brief.ts'
import { castWave, type Stage } from '../characters/casting/casting.ts'
import { charge, credibleUsage, setAside } from '../characters/provider/costs.ts'
import type { Engine } from '../characters/speaking/engine.ts'
import { replyFault, sentenceFault } from '../characters/gate/gate.ts'
import { generate, type Voice } from '../characters/provider/generate.ts'
import { gatherHeard } from '../characters/gate/heard.ts'
import { materialOf } from '../characters/provider/material.ts'
import { type Persona, readCast } from '../characters/persona.ts'
import { makePlan } from '../characters/casting/plan.ts'
import { writePrompt } from '../characters/provider/prompt.ts'
import type { Thread } from '../characters/casting/thread.ts'
import { type Topic, topicOf } from '../characters/casting/topic.ts'
import { bindingOf } from '../characters/voices/library/match-post.ts'
import { castWritten } from '../characters/voices/library/casting.ts'
import { planWritten } from '../characters/voices/library/planning.ts'
import type { Stock } from '../characters/voices/library/stock.ts'
import { enqueue, type Trx } from '../db/outbox.ts'
import { sentencesOf } from '../language/words.ts'
import { openLibrary } from '../library/library.ts'

const key = 'comparison'
const mostReplies = 3
export const compareTask = 'compare-voices'

export const readComparison = async (trx: Trx): Promise<Comparison | null> => {
  const { rows } = await sql<{ value: Comparison }>`
    select value from settings where key = ${key}
  `.execute(trx)
  return rows[0]?.value ?? null
}

const keepComparison = async (trx: Trx, comparison: Comparison): Promise<void> => {
  await sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(comparison)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()
  `.execute(trx)
}

/** A model takes its time, and is held by the process that runs the turns: it is a job, and the panel looks. */
export const compareLater = async (
  trx: Trx,
  { content, by, at }: { content: string; by: string; at: Date },
): Promise<Comparison> => {
  const waiting: Comparison = {
    content,
    state: 'waiting',
    model: null,
    byModel: [],
    byLibrary: [],
    at: at.toISOString(),
  }
  await keepComparison(trx, waiting)
  await enqueue(trx, compareTask, { content, by }, { key: compareTask, maxAttempts: 1 })
  return waiting
}

/** What the model and what the library would say to a post that nobody has written. Nothing of it is published. */
export const compareVoices = async (
  engine: Engine,
  { content, by }: { content: string; by: string },
): Promise<void> => {
  const { db, env, clock } = engine
  const [{ external }, cast] = await Promise.all([engine.setup(), readCast(db)])
  const thread = threadOf(content, openLibrary(env.DATA_DIR), clock())
  const topic = topicOf(openLibrary(env.DATA_DIR), thread.post)
  const stage: Stage = {
    cast,
    thread,
    cause: null,
    wave: 1,
    category: topic.category,
    held: new Map(),
    unclaimed: 1,
    recentShare: new Map(),
    seed: 1,
  }
  const before = {
    content,
    model: external?.modelId ?? null,
    byLibrary: sayFromLibrary(stage, topic, env.DATA_DIR),
  }
  const keep = (state: Comparison['state'], byModel: Comparison['byModel']) =>
    keepComparison(db, { ...before, state, byModel, at: clock().toISOString() })
  if (!external) return keep('no_model', [])
  const byModel: Comparison['byModel'] = []
  for (const { characterId, ...casting } of castWave(stage).slice(0, mostReplies)) {
    const persona = cast.find(({ id }) => id === characterId)
    const planned =
      persona &&
      makePlan({
        persona,
        thread,
        topic,
        cause: null,
        held: { first: null, last: null },
        ...casting,
        seed: 1,
      })
    if (!persona || !planned || 'pass' in planned) continue
    byModel.push(
      await sayByModel(engine, external, { persona, cast, plan: planned.plan, thread, topic, by }),
    )
    await keep('waiting', byModel)
  }
  await keep('done', byModel)
}

type Library = ReturnType<typeof openLibrary>

const threadOf = (content: string, library: Library, now: Date): Thread => ({
  post: {
    id: 0,
    content,
    userId: '',
    author: 'visitor',
    aiSeats: 'panel',
    isScouts: false,
    isLocked: false,
    aiCommentsCount: 0,
    createdAt: now,
    binding: { ...bindingOf(library, content), fingerprint: '' },
  },
  comments: [],
  claims: [],
  usedFacts: [],
  plannedAspects: [],
})

const sayFromLibrary = (
  stage: Stage,
  { debate }: Topic,
  folder: string,
): Comparison['byLibrary'] => {
  const stock: Stock = { library: openLibrary(folder), debate, played: [], spent: new Set() }
  return castWritten(stage, stock)
    .slice(0, mostReplies)
    .flatMap(({ characterId, textId = null, isForced }) => {
      const persona = stage.cast.find(({ id }) => id === characterId)
      if (!persona) return []
      const planned = planWritten(stock, {
        ...stage,
        persona,
        textId,
        isForced,
        held: { first: null, last: null },
      })
      return 'words' in planned ? [{ characterId, text: planned.words.text }] : []
    })
}

type Saying = {
  persona: Persona
  cast: readonly Persona[]
  plan: Plan
  thread: Thread
  topic: Topic
  by: string
}

/** One call by the way that turns take: queue, ledger, prompt, provider, gate. */
const sayByModel = async (
  engine: Engine,
  voice: Voice,
  { persona, cast, plan, thread: { post }, topic, by }: Saying,
): Promise<Comparison['byModel'][number]> => {
  const said = { characterId: persona.id, text: null, fault: null, ms: 0 }
  const { dailyBudget } = await engine.setup()
  const leave = await voice.queue?.enter({ postId: 0, urgency: 'person' })
  if (leave === null) return { ...said, fault: 'too many replies wait' }
  const reserved = await setAside(engine, voice, { dailyBudget, postId: 0, payerId: by })
  if (!reserved) {
    leave?.()
    return { ...said, fault: 'the budget of the day is used up' }
  }
  const brief: Brief = {
    characterId: persona.id,
    plan,
    post: { id: 0, content: post.content, author: post.author },
    thread: [],
    own: [],
  }
  const nonce = randomBytes(9).toString('hex')
  const material = materialOf(topic, { persona, cast, facts: [], about: post.content })
  const prompt = writePrompt({
    brief,
    persona,
    facts: [],
    material,
    memories: [],
    nonce,
    fault: null,
    layout: voice.layout ?? 'usual',
  })
  const began = performance.now()
  const uttered = await generate(voice, {
    prompt,
    onSentence: () => Promise.resolve(null),
  }).finally(leave)
  const ms = Math.round(performance.now() - began)
  const usage = uttered.ok ? uttered.usage : { inputTokens: 0, outputTokens: 0 }
  const text = uttered.ok ? uttered.text : ''
  const asked = prompt.instructions + prompt.prompt
  await charge(engine, reserved, voice, credibleUsage(voice, usage, { asked, answered: text }))
  if (!uttered.ok) return { ...said, ms, fault: uttered.failure.message }
  const heard = gatherHeard({
    brief,
    facts: [],
    instructions: prompt.own,
    secrets: [nonce],
    others: [],
    examples: material.examples,
  })
  const faults = sentencesOf(text).map((sentence) => sentenceFault(sentence, heard))
  return { ...said, text, ms, fault: faults.find((one) => one !== null) ?? replyFault(text, heard) }
}
