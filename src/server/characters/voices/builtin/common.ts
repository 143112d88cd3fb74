import type { Act } from '#shared/characters.ts'
import type { Content } from './content.ts'
import type { Frame } from './frame.ts'
import { composeOpen, isLight, isPersonal } from './open.ts'
import type { Pack } from './pack.ts'
import { say, type Draft, type Scene } from './say.ts'
import type { Part } from './skeletons/skeleton.ts'

/**
 * One try at a reply from a commonplace: about a public matter, or to somebody about their own life in words that speak
 * to a person.
 */
export const composeCommon = (
  scene: Scene,
  content: Content,
  frame: Frame,
  { category }: Pack,
): Draft | undefined => {
  const isPrivate = category === null
  if (frame.kind === 'foreign' || isLight(frame)) return composeOpen(scene, frame)
  const { act } = scene.brief.plan
  const shapes = isPersonal(frame) && isPrivate ? lifeShapes : publicShapes
  return follow(scene, shapes[act] ?? shapes.OPEN, content, frame)
}

const steps = {
  see: ['open', 'life'],
  lifePoint: ['common', 'lifePoint'],
  lifeNeither: ['common', 'lifeNeither'],
  advise: ['common', 'lifeDo'],
  lifeRebut: ['common', 'lifeRebut'],
  turnBack: ['open', 'lifeEnd'],
  hook: ['covered', 'hook'],
  engage: ['open', 'engage'],
  take: ['common', 'take'],
  point: ['common', 'argue'],
  more: ['common', 'more'],
  why: ['common', 'why'],
  reply: ['common', 'reply'],
  neither: ['common', 'neither'],
  weigh: ['covered', 'weigh'],
  people: ['covered', 'people'],
  propose: ['covered', 'propose'],
  steel: ['covered', 'steel'],
  rebut: ['common', 'counter'],
  grant: ['covered', 'grant'],
  synth: ['covered', 'synth'],
  settle: ['covered', 'settle'],
  ask: ['common', 'ask'],
  anchor: ['open', 'end'],
} as const satisfies Record<string, [Part, string]>
type Step = keyof typeof steps
type Shapes = Partial<Record<Act, Step[][]>> & { OPEN: Step[][] }

const lifeWeighing: Step[][] = [
  ['see', 'lifeNeither', 'ask'],
  ['lifeNeither', 'advise', 'turnBack'],
  ['see', 'lifeNeither', 'advise'],
]
const lifeOpposing: Step[][] = [
  ['lifeRebut', 'lifePoint', 'turnBack'],
  ['lifeRebut', 'lifePoint', 'advise'],
  ['lifeRebut', 'see', 'lifePoint'],
  ['lifeRebut', 'lifePoint', 'ask'],
]
const lifeAgreeing: Step[][] = [
  ['grant', 'lifePoint', 'turnBack'],
  ['grant', 'lifePoint', 'advise'],
]

/** What an act is made of, where it speaks to one person. */
const lifeShapes: Shapes = {
  OPEN: [
    ['see', 'lifePoint', 'advise'],
    ['see', 'lifePoint', 'ask'],
    ['lifePoint', 'advise', 'turnBack'],
    ['see', 'lifePoint', 'turnBack'],
  ],
  REFRAME: lifeWeighing,
  STEELMAN: lifeWeighing,
  ASK: lifeWeighing,
  CHALLENGE: lifeOpposing,
  COUNTEREXAMPLE: lifeOpposing,
  CONCEDE: lifeAgreeing,
  EXTEND: lifeAgreeing,
  SYNTHESISE: [
    ['synth', 'settle', 'ask'],
    ['synth', 'lifeNeither', 'ask'],
    ['synth', 'advise', 'ask'],
    ['see', 'lifeNeither', 'advise', 'turnBack'],
  ],
}

const weighing: Step[][] = [
  ['engage', 'neither', 'ask'],
  ['hook', 'neither', 'ask'],
  ['neither', 'weigh', 'ask'],
  ['engage', 'weigh', 'neither'],
]
const opposing: Step[][] = [
  ['reply', 'why', 'anchor'],
  ['reply', 'more', 'anchor'],
  ['reply', 'people', 'anchor'],
  ['rebut', 'take', 'anchor'],
  ['rebut', 'take', 'ask'],
  ['rebut', 'point', 'anchor'],
]
const agreeing: Step[][] = [
  ['grant', 'take', 'why'],
  ['grant', 'point', 'people'],
  ['grant', 'take', 'ask'],
]

/** The same of a public matter: an argument first, and what backs it up; a remark without one only beside it. */
const publicShapes: Shapes = {
  OPEN: [
    ['take', 'more', 'ask'],
    ['take', 'more', 'anchor'],
    ['take', 'why', 'people'],
    ['hook', 'point', 'more'],
    ['engage', 'point', 'more'],
    ['point', 'more', 'anchor'],
    ['take', 'more', 'people'],
  ],
  PROPOSE: [
    ['take', 'more', 'propose'],
    ['hook', 'point', 'propose'],
    ['take', 'propose', 'ask'],
  ],
  REFRAME: weighing,
  ASK: weighing,
  STEELMAN: [
    ['engage', 'steel', 'neither'],
    ['steel', 'neither', 'ask'],
    ['hook', 'steel', 'anchor'],
  ],
  CHALLENGE: opposing,
  COUNTEREXAMPLE: opposing,
  CONCEDE: agreeing,
  EXTEND: agreeing,
  SYNTHESISE: [
    ['synth', 'settle', 'ask'],
    ['synth', 'settle', 'ask'],
    ['synth', 'propose', 'ask'],
    ['synth', 'propose', 'anchor'],
    ['synth', 'weigh', 'ask'],
    ['engage', 'neither', 'propose', 'anchor'],
  ],
}

/** Without these a reply has nothing to say; the others may be left out. */
const needed = new Set<Step>([
  'lifePoint',
  'lifeNeither',
  'lifeRebut',
  'take',
  'reply',
  'point',
  'neither',
  'rebut',
  'grant',
  'synth',
])
/** Where two do not speak of the same thing, and where all is asked. */
const instead: Partial<Record<Step, Step>> = { settle: 'weigh', ask: 'anchor' }
/** Only where there is somebody to answer. */
const answering = new Set<Step>(['lifeRebut', 'rebut', 'reply', 'grant'])

const follow = (
  scene: Scene,
  shapes: Step[][],
  { side }: Content,
  frame: Frame,
): Draft | undefined => {
  const isAnswer = scene.brief.plan.target?.commentId != null
  const fits = fitFor(frame)
  const draft: Draft = []
  const sayAt = ([part, move]: readonly [Part, string]) => say(scene, part, move, draft, fits)
  for (const wished of scene.dice.pick(shapes) ?? []) {
    if (answering.has(wished) && !isAnswer) continue
    const other = scene.brief.plan.act === 'SYNTHESISE' ? instead[wished] : undefined
    const said = sayAt(placeOf(wished, side)) ?? (other && sayAt(steps[other]))
    if (said) draft.push(said)
    else if (needed.has(wished)) return undefined
  }
  return draft
}

const placeOf = (step: Step, side: -1 | 0 | 1): readonly [Part, string] => {
  if (step === 'lifePoint' && side === 0) return steps.lifeNeither
  if (side !== 0) return steps[step]
  if (step === 'point' || step === 'take') return steps.neither
  if (step === 'more') return steps.weigh
  if (step === 'reply') return steps.rebut
  return steps[step]
}

/** A headline and a question claim nothing: nobody says, believes or sells them. */
const fitFor =
  ({ kind }: Frame) =>
  (skeleton: string): boolean => {
    const text = skeleton.replaceAll('{point}', '')
    const isStaged = text.includes('{np}') && staging.test(text)
    if (kind !== 'news' && kind !== 'question') return !isStaged
    return !isStaged && !(/\{(matter|np)\}/.test(text) && claiming.test(text))
  }
const claiming =
  /\b(say|says|said|saying|sayable|told|sell|selling|sold|slogan|promise|claims?|true|right|believe|defend|argument|bet|prove|premise|agree|nods?|cheer|verdict|conclusion|evidence|plausible|if \{matter\}|easy|buy|opinion|view|hold|holds|answer|fun|prototype|think|point|pitch|poster|good idea)\b/i
/** What is said of plans and devices is odd of whatever else a post may name. */
const staging =
  /\b(bill|receipt|promises?|shares|sell\w*|launch\w*|plans?|pitch|brochure|build|prototype|version|bet|debt|cheer|invent\w*|design\w*|downstream|upstream|valley|river|soil|season|machine|tool|weather|fields?|ships?|demo|napkin|obstacle|adopt\w*|forecast|spreadsheet|deleted?|napkin|tape|beta|upgrade|default|ban|nobody wants)\b/i
