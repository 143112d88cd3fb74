import type { Act, Stance } from '#shared/characters.ts'
import type { Brief } from '#server/characters/brief.ts'
import { mostOwn, mostRecent } from '#server/characters/briefing.ts'
import { cast } from '#server/characters/cast.ts'
import { castWave, type Casting } from '#server/characters/casting.ts'
import { hash } from '#server/characters/dice.ts'
import { replyFault, sentenceFault } from '#server/characters/gate.ts'
import { gatherHeard } from '#server/characters/heard.ts'
import type { Persona } from '#server/characters/persona.ts'
import { makePlan } from '#server/characters/plan.ts'
import { depthUnder, stopReason, threadStop } from '#server/characters/stop.ts'
import type { Said, Thread as Discussion } from '#server/characters/thread.ts'
import { topicOf, type Topic } from '#server/characters/topic.ts'
import { readPost, type Frame } from '#server/characters/voices/builtin/frame.ts'
import { openPack, type Pack } from '#server/characters/voices/builtin/pack.ts'
import { speak, type Speech } from '#server/characters/voices/builtin/speak.ts'
import { citationsOf } from '#server/characters/voices/builtin/citations.ts'

export type Reply = {
  characterId: string
  text: string
  act: Act
  stance: Stance
  /** All that stands between quotation marks. */
  quotes: string[]
  target: { id: number; content: string; quote: string } | null
  depth: number
  skeletonIds: string[]
  /** Milliseconds of this process's own time: what a reply costs, however busy the machine is. */
  ms: number
}
export type Thread = {
  post: string
  frame: Frame
  pack: Pack
  replies: Reply[]
  /** Turns without words, each with its reason. */
  passes: string[]
}

/** What a site remembers between discussions, in the amounts of briefing.ts. */
export type Site = {
  own: Map<string, string[]>
  recent: string[]
  held: Map<string, Map<string, Stance>>
  speakers: string[]
}
export const newSite = (): Site => ({ own: new Map(), recent: [], held: new Map(), speakers: [] })

const now = new Date('2026-05-01T12:00:00Z')

type Play = { site: Site; discussion: Discussion; topic: Topic; thread: Thread; at: number }

/**
 * A post as the product answers it where nobody joins in: its casting, its plans, its voice, its gate and its stop
 * rules, with a site in memory in place of the database and fixed seeds.
 */
export const playThread = (post: string, at: number, site: Site): Thread => {
  const discussion = newDiscussion(post, at)
  const topic = topicOf({ id: at + 1, content: post })
  const thread: Thread = {
    post,
    frame: readPost(post),
    pack: topic.pack ?? openPack,
    replies: [],
    passes: [],
  }
  const play = { site, discussion, topic, thread, at }
  for (const wave of [1, 2, 3])
    for (const [position, casting] of castOf(play, wave).entries())
      takeTurn(play, casting, at * 100 + wave * 10 + position)
  return thread
}

const newDiscussion = (content: string, at: number): Discussion => ({
  post: {
    id: at + 1,
    content,
    userId: 'sam',
    author: 'sam',
    aiSeats: 'panel',
    isScouts: false,
    isLocked: false,
    aiCommentsCount: 0,
    createdAt: now,
  },
  comments: [],
  claims: [],
  usedFacts: [],
  plannedAspects: [],
})

const castOf = ({ site, discussion, topic, at }: Play, wave: number): Casting[] => {
  if (threadStop(discussion, { gateFailures: 0, now })) return []
  const taken = new Set(discussion.claims.map(({ aspect }) => aspect))
  const aspects = topic.pack?.aspects ?? []
  const latest = site.speakers.slice(0, 100)
  return castWave({
    cast,
    thread: discussion,
    cause: null,
    wave,
    category: topic.category,
    held: site.held.get(topic.key) ?? new Map(),
    unclaimed:
      aspects.length > 0 ? aspects.filter(({ id }) => !taken.has(id)).length / aspects.length : 1,
    recentShare: new Map(
      cast.map(({ id }) => [
        id,
        latest.filter((other) => other === id).length / Math.max(1, latest.length),
      ]),
    ),
    seed: hash(`${at + 1} 0`),
  })
}

const takeTurn = (play: Play, casting: Casting, seed: number): void => {
  const { discussion, topic, thread } = play
  const persona = cast.find(({ id }) => id === casting.characterId)!
  const parentId = discussion.claims.find(({ id }) => id === casting.claimId)?.commentId ?? null
  const { characterId, isForced } = casting
  const halt = stopReason(discussion, { characterId, parentId, isForced, gateFailures: 0, now })
  if (halt) return
  const planned = makePlan({
    ...casting,
    persona,
    thread: discussion,
    topic,
    cause: null,
    held: heldBy(play, persona.id),
    seed,
  })
  if ('pass' in planned) return void thread.passes.push(planned.pass)
  const brief: Brief = {
    seed: hash(`${seed} ${persona.id}`),
    characterId: persona.id,
    plan: planned.plan,
    post: { id: discussion.post.id, content: thread.post, author: 'sam' },
    thread: discussion.comments.slice(-12).map(({ id, ...said }) => ({ commentId: id, ...said })),
    own: play.site.own.get(persona.id) ?? [],
    recent: play.site.recent,
  }
  const said = sayTwice(play, brief, persona)
  if ('fault' in said) thread.passes.push(said.fault)
  else keep(play, brief, persona, said)
}

const heldBy = ({ site, discussion, topic }: Play, id: string) => ({
  first: discussion.comments.find(({ characterId }) => characterId === id)?.stance ?? null,
  last: site.held.get(topic.key)?.get(id) ?? null,
})

type Spoken = { speech: Speech; ms: number }

/** As words.ts has it: a second try where the gate refuses the first. */
const sayTwice = (play: Play, brief: Brief, persona: Persona): Spoken | { fault: string } => {
  const first = sayOnce(play, brief, persona)
  return 'fault' in first ? sayOnce(play, { ...brief, seed: brief.seed + 1 }, persona) : first
}

const sayOnce = ({ topic }: Play, brief: Brief, persona: Persona): Spoken | { fault: string } => {
  const began = process.cpuUsage()
  const speech = speak(brief)
  const { user, system } = process.cpuUsage(began)
  if (!speech) return { fault: 'it has nothing new to say' }
  const heard = gatherHeard({
    mayBeForeign: true,
    brief,
    facts: topic.pack
      ? citationsOf(
          topic.pack,
          topic.pack.facts.map(({ id }) => id),
        )
      : [],
    instructions: '',
    secrets: [],
    others: cast
      .filter(({ id }) => id !== persona.id)
      .flatMap(({ givenName, handle }) => [givenName.toLowerCase(), handle.toLowerCase()]),
  })
  const fault =
    speech.sentences.map((sentence) => sentenceFault(sentence, heard)).find(Boolean) ??
    replyFault(speech.sentences.join(' '), heard)
  return fault ? { fault: `gate: ${fault}` } : { speech, ms: (user + system) / 1_000 }
}

/** The comment and its traces, as commit.ts writes them. */
const keep = (
  { site, discussion, topic, thread }: Play,
  { plan }: Brief,
  persona: Persona,
  { speech, ms }: Spoken,
): void => {
  const text = speech.sentences.join(' ')
  const parent = discussion.comments.find(({ id }) => id === plan.target?.commentId)
  const comment: Said = {
    id: discussion.comments.length + 1,
    parentId: parent?.id ?? null,
    characterId: persona.id,
    name: persona.givenName,
    handle: persona.handle,
    content: text,
    act: plan.act,
    stance: plan.stance,
    aiDepth: depthUnder(parent),
  }
  discussion.comments.push(comment)
  discussion.post.aiCommentsCount += 1
  discussion.claims.push({
    id: comment.id,
    commentId: comment.id,
    characterId: persona.id,
    aspect: speech.remark.aspectId ?? plan.aspectId ?? 'whole',
    polarity: speech.remark.polarity,
    quote: speech.remark.claim,
  })
  discussion.usedFacts.push(...plan.factIds, ...speech.remark.factIds)
  thread.replies.push({
    characterId: persona.id,
    text,
    act: plan.act,
    stance: plan.stance,
    quotes: [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? ''),
    target: parent ? { id: parent.id, content: parent.content, quote: plan.target!.quote } : null,
    depth: comment.aiDepth,
    skeletonIds: speech.remark.skeletonIds,
    ms,
  })
  const held = site.held.get(topic.key) ?? new Map<string, Stance>()
  site.held.set(topic.key, held.set(persona.id, plan.stance))
  site.own.set(persona.id, [text, ...(site.own.get(persona.id) ?? [])].slice(0, mostOwn))
  site.recent = [text, ...site.recent].slice(0, mostRecent)
  site.speakers = [persona.id, ...site.speakers].slice(0, 100)
}
