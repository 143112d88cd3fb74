import type { Act } from '#shared/characters.ts'
import type { Brief } from '../../brief.ts'
import type { Content } from './content.ts'
import type { Dice } from './dice.ts'
import { say, type Draft, type Scene } from './say.ts'
import type { Move, Voice } from './skeletons/skeleton.ts'

/** `anchor` and `engage`: a question and a remark that name the post's own thing. */
type Step = Move | 'point' | 'ground' | 'end' | 'anchor' | 'engage'

/** What an act is made of. */
const shapes: Record<Exclude<Act, 'PASS'>, Step[][]> = {
  OPEN: [
    ['hook', 'point', 'ground', 'anchor'],
    ['hook', 'point', 'ground'],
    ['hook', 'point', 'ground', 'ask'],
    ['hook', 'point', 'end'],
  ],
  EVIDENCE: [
    ['hook', 'fact', 'point'],
    ['hook', 'point', 'fact'],
    ['hook', 'fact', 'anchor'],
    ['hook', 'fact', 'point', 'anchor'],
  ],
  REFRAME: [
    ['hook', 'weigh', 'neither'],
    ['hook', 'neither', 'ask'],
    ['hook', 'weigh', 'ask'],
    ['hook', 'neither', 'anchor'],
  ],
  CHALLENGE: [
    ['rebut', 'point', 'anchor'],
    ['rebut', 'point', 'ground', 'anchor'],
    ['rebut', 'point', 'people', 'anchor'],
  ],
  COUNTEREXAMPLE: [
    ['rebut', 'precedent', 'point', 'anchor'],
    ['rebut', 'fact', 'point', 'anchor'],
    ['rebut', 'people', 'point', 'anchor'],
  ],
  STEELMAN: [
    ['hook', 'steel', 'anchor'],
    ['hook', 'steel', 'neither'],
    ['steel', 'neither', 'anchor'],
  ],
  CONCEDE: [
    ['grant', 'point', 'anchor'],
    ['grant', 'point', 'ground', 'anchor'],
  ],
  EXTEND: [
    ['grant', 'ground', 'anchor'],
    ['grant', 'point', 'ground'],
  ],
  ASK: [
    ['hook', 'weigh', 'ask'],
    ['hook', 'people', 'ask'],
    ['hook', 'neither', 'ask'],
    ['engage', 'weigh', 'ask'],
  ],
  ANSWER: [
    ['hook', 'point', 'ground'],
    ['hook', 'point', 'ground', 'end'],
  ],
  PROPOSE: [
    ['hook', 'propose', 'measure'],
    ['hook', 'point', 'propose'],
    ['hook', 'propose', 'anchor'],
  ],
  PRECEDENT: [
    ['hook', 'precedent', 'point'],
    ['hook', 'precedent', 'ask'],
    ['hook', 'precedent', 'anchor'],
  ],
  FORECAST: [
    ['hook', 'future', 'point'],
    ['hook', 'future', 'measure'],
    ['hook', 'future', 'anchor'],
  ],
  SYNTHESISE: [
    ['synth', 'settle', 'ask'],
    ['synth', 'settle', 'ask'],
    ['synth', 'weigh', 'ask'],
  ],
}

/** One try at a reply about a pack's topic: the parts of the act's shape, each from a skeleton not used lately. */
export const composeCovered = (scene: Scene, content: Content): Draft | undefined => {
  const { brief, dice } = scene
  const steps = dice.pick(shapes[actOf(brief, content)]) ?? []
  const draft: Draft = []
  for (const step of steps) {
    const other = brief.plan.act === 'SYNTHESISE' ? instead[step] : undefined
    const part =
      sayStep(scene, step, content, draft) ?? (other && sayStep(scene, other, content, draft))
    if (part) draft.push(part)
    else if (needed.has(step)) return undefined
  }
  return draft
}

/** Without these a reply has no subject; the others may be left out. */
const needed = new Set<Step>(['rebut', 'synth', 'hook', 'point'])

/** Where two do not speak of the same thing, and where all is asked. */
const instead: Partial<Record<Step, Step>> = { settle: 'weigh', ask: 'anchor' }

const sayStep = (scene: Scene, step: Step, content: Content, draft: Draft) => {
  if (step === 'anchor') return say(scene, 'open', 'end', draft)
  if (step === 'engage') return say(scene, 'open', 'engage', draft)
  const moves = movesOf(step, scene.voice, content, scene.dice)
  return moves.map((move) => say(scene, 'covered', move, draft)).find(Boolean)
}

const answering = new Set<Act>(['CHALLENGE', 'COUNTEREXAMPLE', 'CONCEDE', 'EXTEND'])

/** The plan's act, or the nearest that its target, its thread and what is known allow. */
const actOf = ({ plan, thread }: Brief, { futures }: Content): Exclude<Act, 'PASS'> => {
  if (plan.act === 'PASS' || (plan.act === 'FORECAST' && futures.length === 0)) return 'OPEN'
  if (answering.has(plan.act) && plan.target?.commentId == null) return 'OPEN'
  return plan.act === 'SYNTHESISE' && thread.length < 2 ? 'REFRAME' : plan.act
}

const movesOf = (
  step: Exclude<Step, 'anchor' | 'engage'>,
  voice: Voice,
  { side }: Content,
  dice: Dice,
): Move[] => {
  if (step === 'point') return side > 0 ? ['for'] : side < 0 ? ['against'] : ['neither']
  if (step === 'ground') return lean(voice.grounds, dice)
  return step === 'end' ? lean(voice.ends, dice) : [step]
}

/** The list with a character's favourite first more often than not. */
const lean = (moves: Move[], dice: Dice): Move[] => {
  const first = moves.find(() => dice.roll() < 0.45) ?? moves[0]!
  return [first, ...dice.shuffle(moves.filter((move) => move !== first))]
}
