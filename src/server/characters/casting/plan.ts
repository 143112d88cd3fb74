import type { Act, Stance } from '#shared/characters.ts'
import { chooseActs } from './acts.ts'
import type { Plan, Target } from '../speaking/brief.ts'
import type { Role } from './casting.ts'
import { chance } from './dice.ts'
import { nearest } from '../positions/nearest.ts'
import type { Persona } from '../persona.ts'
import { quoteFrom } from '../gate/quote.ts'
import { type Held, within, yielded } from './stance.ts'
import type { Claim, Said, Thread } from './thread.ts'
import type { Topic } from './topic.ts'
import { type Silence, silence } from './pass-reasons.ts'

/** What casting decided, and what is known at the moment of speaking. */
export type Turn = {
  persona: Persona
  thread: Thread
  topic: Topic
  /** The person's comment that started it; null: the post. */
  cause: Said | null
  role: Role
  /** The stance that casting wished for. */
  stance: Stance
  claimId: number | null
  isForced: boolean
  held: Held
  seed: number
}

/** A model says where it stands. */
type ModelPlan = Plan & { stance: Stance }
export type Planned = { plan: ModelPlan } | { pass: Silence }

/** Decides all but the words: act, target with a verbatim quote, stance, aspect, facts. */
export const makePlan = (turn: Turn): Planned => {
  const claim = turn.thread.claims.find(({ id }) => id === turn.claimId)
  const target = findTarget(turn, claim)
  if (turn.role === 'rebut' && !target) return { pass: silence('target_gone') }
  const [act, ...alternatives] = chooseActs(turn, target)
  const stance = stanceNow(turn, act)
  const aspectId = chooseAspect(turn, claim)
  if (aspectId === 'none') return { pass: nothingNew(turn) }
  const factIds = chooseFacts(turn, act)
  const debateId = turn.topic.debate?.id ?? null
  const { isForced } = turn
  return {
    plan: {
      act,
      alternatives,
      stance,
      debateId,
      textId: null,
      aspectId,
      target,
      factIds,
      isForced,
    },
  }
}

/** Whom it names is another: nobody passes because they have said it themselves. */
const nothingNew = ({ thread: { comments }, persona }: Turn): Silence => {
  const last = comments.findLast(({ characterId }) => characterId !== null)
  const isOther = last !== undefined && last.characterId !== persona.id
  return isOther ? silence('already_said', last.characterId) : silence('nothing_new')
}

/**
 * At most one step from the last stance on the topic and from the first one in this thread; who
 * concedes a point steps back by it.
 */
const stanceNow = ({ held, stance, persona, role, seed }: Turn, act: Act): Stance => {
  const back = act === 'CONCEDE' ? yielded(held) : null
  if (back !== null) return back
  const wished =
    role === 'asked' && stance === 0 && held.last === null ? opinion(persona, seed) : stance
  return within(held.last, within(held.first, wished))
}

/** Someone who is asked directly takes a side more often than not. */
const opinion = (persona: Persona, seed: number): Stance =>
  chance(seed, persona.id, 'opinion') * 2 - 1 < persona.lean + 0.2 ? 1 : -1

const findTarget = ({ thread, cause, role }: Turn, claim: Claim | undefined): Target | null => {
  if (role === 'rebut') {
    const said = thread.comments.find(({ id }) => id === claim?.commentId)
    return said && claim && said.content.includes(claim.quote) ? toTarget(said, claim.quote) : null
  }
  return cause ? toTarget(cause, quoteFrom(cause.content)) : null
}

const toTarget = ({ id, handle, name, characterId, content }: Said, quote: string): Target => ({
  commentId: id,
  handle,
  name,
  isAi: characterId !== null,
  content,
  quote,
})

/** The point to speak to; 'none': the debate is known and every point of it is taken. */
const chooseAspect = ({ topic, thread, role, cause }: Turn, claim: Claim | undefined) => {
  const points = topic.debate?.points ?? {}
  const ids = Object.keys(points)
  if (ids.length === 0) return null
  if (claim && points[claim.aspect]) return claim.aspect
  const taken = new Set([...thread.claims.map(({ aspect }) => aspect), ...thread.plannedAspects])
  const open = ids.filter((id) => !taken.has(id))
  if (open.length === 0) return role === 'asked' || role === 'close' ? null : 'none'
  const about = (cause ?? thread.post).content
  return (
    nearest(
      open,
      (id) => [points[id]?.says ?? '', ...(points[id]?.heard ?? [])].join('. '),
      about,
    )[0] ?? null
  )
}

/** Facts to the point that nobody has named here. */
const chooseFacts = ({ topic, thread, cause }: Turn, act: Act): string[] => {
  const facts = topic.debate?.facts ?? {}
  const open = Object.keys(facts).filter((id) => !thread.usedFacts.includes(id))
  return nearest(open, (id) => facts[id]?.says ?? '', (cause ?? thread.post).content).slice(
    0,
    act === 'EVIDENCE' || act === 'ANSWER' ? 2 : 1,
  )
}
