import type { Act } from '#shared/characters.ts'
import type { Target } from '../speaking/brief.ts'
import type { Role } from './casting.ts'
import { mayConcede } from './concede.ts'
import { chance, pickWeighted } from './dice.ts'
import type { Turn } from './plan.ts'
import { sideOf } from './stance.ts'
import type { Said, Thread } from './thread.ts'

const actsOf: Record<Role, readonly (readonly [Act, number])[]> = {
  for: [
    ['OPEN', 2],
    ['EVIDENCE', 1],
    ['PROPOSE', 1],
    ['FORECAST', 0.8],
    ['PRECEDENT', 0.8],
  ],
  against: [
    ['OPEN', 2],
    ['EVIDENCE', 1],
    ['FORECAST', 0.8],
    ['PRECEDENT', 0.8],
  ],
  neither: [
    ['REFRAME', 2],
    ['ASK', 1.2],
    ['STEELMAN', 0.6],
  ],
  rebut: [
    ['CHALLENGE', 2],
    ['COUNTEREXAMPLE', 1],
  ],
  close: [['SYNTHESISE', 2]],
  asked: [['ANSWER', 2]],
}

/** Acts that answer a person's statement rather than a question. */
const statementActs: readonly (readonly [Act, number])[] = [
  ['CHALLENGE', 1],
  ['EXTEND', 1],
  ['ASK', 0.6],
  ['EVIDENCE', 0.6],
  ['CONCEDE', 1],
]

/** What fits a role as well, for a model to choose. */
const besides: Record<Role, readonly (readonly [Act, number])[]> = {
  for: [],
  against: [['PROPOSE', 0.6]],
  neither: [],
  rebut: [['REFRAME', 0.6]],
  close: [['PROPOSE', 0.6]],
  asked: [
    ['EVIDENCE', 1],
    ['PROPOSE', 0.6],
  ],
}

const mostAlternatives = 2

/**
 * What the rules would have it do, and one or two other things that fit as well. Who concedes has no
 * choice: a step of its stance hangs on it.
 */
export const chooseActs = (turn: Turn, target: Target | null): [Act, ...Act[]] => {
  const { role, thread } = turn
  if (role === 'close' && !hasBothSides(thread)) return ['ASK', 'REFRAME']
  const open = fitting(turn, target)
  const act = pickAct(turn, open, 0) ?? 'OPEN'
  if (act === 'CONCEDE') return [act]
  const chosen: [Act, ...Act[]] = [act]
  for (let at = 1; at <= mostAlternatives; at += 1) {
    const others = withFacts(turn, [...open, ...besides[role]]).filter(
      ([one]) => one !== 'CONCEDE' && !chosen.includes(one),
    )
    const other = pickAct(turn, others, at)
    if (other) chosen.push(other)
  }
  return chosen
}

const pickAct = (
  { persona, seed }: Turn,
  acts: readonly (readonly [Act, number])[],
  at: number,
): Act | undefined =>
  pickWeighted(
    acts.map(([act, weight]) => [act, weight * (persona.actWeights[act] ?? 1)] as const),
    at === 0 ? chance(seed, 'act') : chance(seed, 'act', at),
  )

const fitting = (turn: Turn, target: Target | null) => {
  const { role, cause } = turn
  if (target && !target.isAi && cause) return withFacts(turn, answersTo(turn, cause))
  return withFacts(turn, actsOf[role === 'asked' ? 'for' : role])
}

/** Nobody is asked for evidence who was given none. */
const withFacts = ({ topic }: Turn, acts: readonly (readonly [Act, number])[]) =>
  acts.filter(
    ([act]) =>
      (act !== 'EVIDENCE' && act !== 'PRECEDENT') ||
      Object.keys(topic.debate?.facts ?? {}).length > 0,
  )

const answersTo = (turn: Turn, cause: Said) => {
  if (cause.content.includes('?')) return actsOf.asked
  const mayYield = turn.topic.debate !== null && mayConcede(turn, cause)
  return statementActs.filter(([act]) => act !== 'CONCEDE' || mayYield)
}

const hasBothSides = ({ comments }: Thread): boolean => {
  const sides = new Set(comments.flatMap(({ stance }) => (stance === null ? [] : sideOf(stance))))
  return sides.has(1) && sides.has(-1)
}
