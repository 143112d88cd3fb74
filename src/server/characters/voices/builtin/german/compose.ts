import type { Act } from '#shared/characters.ts'
import type { Content } from '../content.ts'
import { say, type Draft, type Scene } from '../say.ts'
import type { German } from '../skeletons/german.ts'

type Step = keyof German

/** One try at a reply in German, from a matter of german/ and the character's own German sentences. */
export const composeGerman = (scene: Scene, { side }: Content): Draft | undefined => {
  const { act, target } = scene.brief.plan
  const draft: Draft = []
  for (const step of scene.dice.pick(shapes[act] ?? shapes.OPEN) ?? []) {
    if (answering.has(step) && target?.commentId == null) continue
    const wished = side === 0 && sided.has(step) ? 'neither' : step
    const said = say(scene, 'german', wished, draft)
    if (said) draft.push(said)
    else if (needed.has(wished)) return undefined
  }
  return draft.map((part) => ({ ...part, text: inGerman(part.text) }))
}

/** A sentence behind a colon has a capital, and quotation marks stand low and high. */
const inGerman = (text: string): string =>
  text
    .replaceAll(/: (\p{Ll})/gu, (_, letter: string) => `: ${letter.toUpperCase()}`)
    .replaceAll(/“([^”]*)”/g, '„$1“')

const weighing: Step[][] = [
  ['neither', 'ask'],
  ['neither', 'propose'],
  ['neither', 'propose', 'ask'],
]
const opposing: Step[][] = [
  ['reply', 'more'],
  ['reply', 'ask'],
  ['reply', 'more', 'ask'],
]
const shapes: Partial<Record<Act, Step[][]>> & { OPEN: Step[][] } = {
  OPEN: [
    ['take', 'more', 'ask'],
    ['take', 'more'],
    ['take', 'ask'],
  ],
  PROPOSE: [
    ['take', 'propose'],
    ['take', 'more', 'propose'],
  ],
  REFRAME: weighing,
  ASK: weighing,
  STEELMAN: weighing,
  CHALLENGE: opposing,
  COUNTEREXAMPLE: opposing,
  CONCEDE: [['grant', 'take']],
  EXTEND: [['grant', 'take', 'ask']],
  SYNTHESISE: [
    ['synth', 'propose', 'ask'],
    ['synth', 'ask'],
    ['neither', 'propose', 'ask'],
  ],
}
const sided = new Set<Step>(['take', 'more', 'reply'])
const needed = new Set<Step>(['take', 'neither', 'reply', 'grant', 'synth'])
const answering = new Set<Step>(['reply', 'grant'])
