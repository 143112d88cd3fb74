import type { Act, Stance } from '#shared/characters.ts'
import type { Brief, Turn } from '#server/characters/brief.ts'
import { readPost, type Frame } from '#server/characters/voices/builtin/frame.ts'
import type { Pack } from '#server/characters/voices/builtin/pack.ts'
import { routePack } from '#server/characters/voices/builtin/route.ts'
import { voices } from '#server/characters/voices/builtin/skeletons/index.ts'
import { speak, type Speech } from '#server/characters/voices/builtin/speak.ts'

export type Reply = {
  characterId: string
  text: string
  act: Act
  stance: Stance
  /** All that stands between quotation marks. */
  quotes: string[]
  target: string | null
  skeletonIds: string[]
  factIds: string[]
  claim: string
  ms: number
}
export type Thread = { post: string; frame: Frame; pack: Pack; replies: Reply[]; passes: number }

type Step = { act: Act; stance: Stance; answers?: number }

/** Three that take sides, two rebuttals, one that closes: the waves of a discussion. */
const steps: Step[] = [
  { act: 'OPEN', stance: 2 },
  { act: 'OPEN', stance: -1 },
  { act: 'REFRAME', stance: 0 },
  { act: 'CHALLENGE', stance: -2, answers: 0 },
  { act: 'COUNTEREXAMPLE', stance: 1, answers: 1 },
  { act: 'SYNTHESISE', stance: 0 },
]
const varied: Partial<Record<Act, Act[]>> = {
  OPEN: ['OPEN', 'EVIDENCE', 'PROPOSE', 'FORECAST', 'PRECEDENT'],
  REFRAME: ['REFRAME', 'ASK', 'STEELMAN'],
}

/** Plays one thread by fixed seeds; `own` is each character's memory of its last 50 replies, and grows. */
export const playThread = (post: string, at: number, own: Map<string, string[]>): Thread => {
  const frame = readPost(post)
  const { pack } = routePack(frame)
  const thread: Thread = { post, frame, pack, replies: [], passes: 0 }
  const turns: Turn[] = []
  for (const [n, step] of steps.slice(0, 4 + (at % 3)).entries()) {
    const characterId = voices[(at * 3 + n * 5) % voices.length]!.characterId
    const brief = briefOf({ thread, turns, own, step, characterId, seed: at * 100 + n })
    if (!brief) continue
    const began = performance.now()
    const speech = speak(brief)
    const ms = performance.now() - began
    if (!speech) thread.passes++
    else take({ thread, turns, own, brief, speech, ms })
  }
  return thread
}

type Cast = {
  thread: Thread
  turns: Turn[]
  own: Map<string, string[]>
  step: Step
  characterId: string
  seed: number
}

const briefOf = ({ thread, turns, own, step, characterId, seed }: Cast): Brief | undefined => {
  const answered = step.answers === undefined ? undefined : thread.replies[step.answers]
  const turn = step.answers === undefined ? undefined : turns[step.answers]
  if (step.answers !== undefined && (!answered || answered.characterId === characterId))
    return undefined
  const acts = varied[step.act] ?? [step.act]
  const aspect = thread.pack.aspects[seed % Math.max(1, thread.pack.aspects.length)]
  const facts = thread.pack.facts.filter(({ aspects }) => aspect && aspects.includes(aspect.id))
  return {
    seed,
    characterId,
    plan: {
      act: acts[seed % acts.length]!,
      stance: step.stance,
      packId: thread.pack.id === 'open' ? null : thread.pack.id,
      aspectId: aspect?.id ?? null,
      target:
        answered && turn
          ? {
              commentId: turn.commentId,
              handle: turn.handle,
              name: turn.name,
              isAi: true,
              content: answered.text,
              quote: answered.claim,
            }
          : null,
      factIds: facts.map(({ id }) => id),
      isForced: false,
    },
    post: { id: 1, content: thread.post, author: 'sam' },
    thread: turns,
    own: own.get(characterId) ?? [],
  }
}

type Said = {
  thread: Thread
  turns: Turn[]
  own: Map<string, string[]>
  brief: Brief
  speech: Speech
  ms: number
}

const take = ({ thread, turns, own, brief, speech, ms }: Said): void => {
  const { characterId, plan } = brief
  const text = speech.sentences.join(' ')
  thread.replies.push({
    characterId,
    text,
    act: plan.act,
    stance: plan.stance,
    quotes: [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? ''),
    target: plan.target?.content ?? null,
    skeletonIds: speech.remark.skeletonIds,
    factIds: speech.remark.factIds,
    claim: speech.remark.claim,
    ms,
  })
  turns.push({
    commentId: turns.length + 1,
    handle: characterId.replaceAll('-', '_'),
    name: characterId,
    characterId,
    content: text,
    act: plan.act,
    stance: plan.stance,
  })
  own.set(characterId, [text, ...(own.get(characterId) ?? [])].slice(0, 50))
}
