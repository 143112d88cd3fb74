import type { Act } from '#shared/characters.ts'
import { fill } from './fill.ts'
import type { Frame } from './frame.ts'
import type { Kind, Language } from './kind.ts'
import { say, sayAll, sayFirst, type Draft, type Scene } from './say.ts'
import { moodOf } from './mood.ts'
import { abroad, elsewhere, kindly } from './skeletons/abroad.ts'
import type { OpenMove } from './skeletons/skeleton.ts'
import { isToThePoint, themesOf } from './theme.ts'

/** One try at a reply outside every pack: to the post, to somebody's words, or at the end of a thread. */
export const composeOpen = (scene: Scene, frame: Frame): Draft | undefined => {
  const { act, target } = scene.brief.plan
  const isToCharacter = target?.commentId != null && target.isAi
  if (frame.kind === 'foreign') return isToCharacter ? undefined : sayAbroad(scene, frame)
  if (isGrave(frame)) return isToCharacter ? undefined : comfort(scene, frame.kind)
  if (isToCharacter || (target?.commentId != null && opposing.has(act))) return rebut(scene, frame)
  if (act === 'SYNTHESISE' && light.has(frame.kind)) return undefined
  const synthesis = act === 'SYNTHESISE' ? sayFirst(scene, 'covered', ['synth']) : undefined
  return (synthesis && sayAll(scene, synthesis, ['end'])) ?? answer(scene, frame)
}

/** At a loss, or in danger: a few kind words, from three at most, and nobody argues over them. */
const comfort = (scene: Scene, kind: Kind): Draft | undefined => {
  if (countCharacters(scene) >= 3) return undefined
  const lead = kind === 'crisis' ? sayFirst(scene, 'open', ['crisisLead']) : undefined
  const words = sayFirst(scene, 'open', [kind])
  return words && [...(lead ?? []), ...words]
}
export const isGrave = ({ kind }: Frame): boolean =>
  kind === 'crisis' || kind === 'grief' || kind === 'disaster'

const opposing = new Set<Act>(['CHALLENGE', 'COUNTEREXAMPLE'])

/** To the post itself, or to a person's comment as if it were one. */
const answer = (scene: Scene, frame: Frame): Draft | undefined => {
  const { kind } = frame
  const whole = () => sayFirst(scene, 'open', [kind, ...(near[kind] ?? [])])
  const pieces = () =>
    sayAll(scene, [], personal.has(kind) ? ['life', 'lifeEnd'] : ['engage', 'end'])
  const prefersPieces = scene.dice.roll() < 0.5
  if (light.has(kind)) return whole() ?? pieces()
  if (personal.has(kind)) return prefersPieces ? (pieces() ?? whole()) : (whole() ?? pieces())
  return argue(scene, frame, prefersPieces, whole)
}

/** A general claim of this character's and what it makes of the post. */
const argue = (
  scene: Scene,
  frame: Frame,
  prefersPieces: boolean,
  whole: () => Draft | undefined,
): Draft | undefined => {
  const claim = sayTheme(scene, frame) ?? []
  const rest = prefersPieces ? undefined : whole()
  if (rest) return [...claim, ...withQuestion(scene, rest)]
  return (
    sayAll(scene, claim, ['engage', 'engage', 'end']) ?? sayAll(scene, claim, ['engage', 'end'])
  )
}

/** A reply that ends on a statement may hand the word back. */
const withQuestion = (scene: Scene, draft: Draft): Draft =>
  draft.at(-1)!.text.endsWith('?') || scene.dice.roll() < 0.3
    ? draft
    : (sayAll(scene, draft, ['end']) ?? draft)

/** To another's words: on a person's own life with that person in mind, else with a claim of one's own. */
const rebut = (scene: Scene, frame: Frame): Draft | undefined => {
  if (light.has(frame.kind)) return undefined
  if (personal.has(frame.kind))
    return sayFirst(scene, 'open', ['rebutLife']) ?? sayAll(scene, [], ['life', 'lifeEnd'])
  const whole = scene.dice.roll() < 0.3 ? sayFirst(scene, 'open', ['rebut']) : undefined
  if (whole) return withQuestion(scene, whole)
  const opening = sayFirst(scene, 'covered', ['rebut'])
  const claim = sayTheme(scene, frame)
  if (opening && claim) return sayAll(scene, [...opening, ...claim], ['end'])
  return opening ? sayAll(scene, opening, ['engage', 'end']) : undefined
}

/** A claim about a theme of the post that is to the point; else one about anything. */
const sayTheme = (scene: Scene, { text, phrases }: Frame): Draft | undefined => {
  const post = scene.brief.post.content
  const subject = phrases[0]?.text ?? ''
  const { target } = scene.brief.plan
  /** A comment changes the theme only by what it is about, not by a word in passing. */
  const meant = target?.commentId == null || target.isAi ? text : subject
  for (const theme of [...new Set([...themesOf(meant, subject), ...themesOf(post, '')])].slice(
    0,
    2,
  )) {
    const about = `${post} ${text}`
    const said = say(scene, 'themed', theme, [], (claim) => isToThePoint(claim, about, theme))
    if (said) return [said]
  }
  const isAboutThing = (scene.slots.get('np') ?? []).length > 0
  const claim = say(scene, 'themed', 'any', [], (text) => text.includes('{np}') === isAboutThing)
  return claim && [claim]
}

/**
 * The character's own question in the language of the post, from two of them; in a language that the voice has no words
 * in, one of them says so.
 */
const sayAbroad = (scene: Scene, { language, text: post }: Frame): Draft | undefined => {
  const mood = language && moodOf(post)
  if (mood === 'insult') return undefined
  if (mood) return countCharacters(scene) < 3 ? sayKindly(scene, language, mood) : undefined
  const { voice } = scene
  const text = language ? abroad[voice.characterId]?.[language] : elsewhere[voice.characterId]
  if (!text || countCharacters(scene) >= (language ? 2 : 1)) return undefined
  return fillAbroad(scene, `abroad/${language}`, text)
}

/** In danger or at a loss, whatever the language: one of them says what has to be said, in German three say that they are sorry. */
const sayKindly = (
  scene: Scene,
  language: Language,
  mood: 'danger' | 'loss',
): Draft | undefined => {
  if (mood === 'loss' && language === 'de') return sayFirst(scene, 'german', ['comfort'])
  return countCharacters(scene) === 0
    ? fillAbroad(scene, `${mood}/${language}`, kindly[mood][language])
    : undefined
}

const fillAbroad = ({ voice, slots, dice }: Scene, move: string, text: string) => {
  const skeleton = { id: `${voice.characterId}/${move}`, move, text }
  const said = fill(skeleton, slots, new Set(), dice)
  return said && [said]
}

const countCharacters = ({ brief }: Scene): number =>
  brief.thread.filter(({ characterId }) => characterId !== null).length

/** Where two characters who argue with each other would only be in the way. */
const light = new Set<Kind>(['joke', 'short', 'hostile', 'milestone'])
/** Somebody's own life: an answer to an answer speaks to that person. */
const personal = new Set<Kind>(['experience', 'milestone', 'howto'])
export const isLight = ({ kind }: Frame): boolean => light.has(kind)
export const isPersonal = ({ kind }: Frame): boolean => personal.has(kind)

/** Whose wholes also fit, where a character has none left for a kind. */
const near: Partial<Record<Kind, OpenMove[]>> = {
  policy: ['question'],
  question: ['policy'],
  howto: ['question'],
  experience: ['claim'],
  news: ['claim'],
  claim: ['policy'],
  joke: ['short'],
}
