import { wordsOf } from '../../language/words.ts'
import type { Debate } from '../debate.ts'
import { textsOf } from '../tree.ts'
import {
  type Asked,
  askedBy,
  buildIndex,
  type IndexData,
  type LineIndex,
  type Sharing,
  openIndex,
} from './index.ts'
import { chanceOf } from './chance.ts'
import {
  buildLearned,
  type Examples,
  type LearnedData,
  openLearned,
  type Question,
} from './examples.ts'
import {
  buildSigns,
  makeSignReader,
  type Shown,
  type SignData,
  type Signs,
  strengthOf,
} from './signs.ts'

/** A debate that a post may be about. `score` 0 to 1: how sure that is. */
export type Match = { debateId: string; score: number; features: Features }

/** Finds the debates that a text is about, surest first. */
export type Finder = (text: string) => Match[]

/** What is compared of a text: a post's first words say what it is about. */
const longest = 1_500

/** What a post is compared with, as it is kept in a file. */
export type FinderData = {
  sheets: Sheet[]
  /** The lines of each sheet in turn, then the questions that nobody has written a debate on. */
  lines: IndexData
  /** How people ask for each debate, as one text a debate. */
  cores: IndexData
  /** Everything that is said in each debate. */
  wholes: IndexData
  /** Of all questions, written or not. */
  signs: SignData
  learned: LearnedData
}

/** A debate as it is compared: the words of its question, how many lines it has of its own, and how many of neighbours. */
type Sheet = { id: string; question: string; own: number; not: number }

type Sources = {
  debates: readonly Debate[]
  /** Written or not: what falls on an unwritten one is not played from another. */
  questions: readonly Question[]
  signs: Readonly<Record<string, Signs>>
  examples: Examples
}

export const buildFinder = ({ debates, questions, signs, examples }: Sources): FinderData => {
  const sheets = debates.map((debate) => readSheet(debate, examples[debate.id] ?? []))
  const written = new Set(debates.map(({ id }) => id))
  const unwritten = questions.filter(({ id }) => !written.has(id))
  return {
    sheets: sheets.map(({ id, question, own, not }) => ({
      id,
      question,
      own: own.length,
      not: not.length,
    })),
    lines: buildIndex([
      ...sheets.flatMap(({ own, not }) => [...own, ...not]),
      ...unwritten.map(({ question }) => question),
    ]),
    cores: buildIndex(sheets.map(({ core }) => core)),
    wholes: buildIndex(sheets.map(({ whole }) => whole)),
    signs: buildSigns(signs),
    learned: buildLearned(debates, questions, signs, examples),
  }
}

const readSheet = (debate: Debate, examples: readonly string[]) => {
  const { id, question, hashtag, asked, points } = debate
  const posts = [...asked.for, ...asked.against, ...asked.open, ...examples]
  const heard = Object.values(points).flatMap((point) => point.heard)
  const core = [question, hashtag, ...posts].join('\n')
  const says = Object.values(points).map((point) => point.says)
  const texts = textsOf(debate).map(({ text }) => text)
  return {
    id,
    question: keyOf(question),
    own: [question, ...posts, ...heard],
    not: asked.not,
    core,
    whole: [core, ...says, ...heard, ...texts].join('\n'),
  }
}

export const openFinder = (data: FinderData): Finder => {
  const [lines, cores, wholes] = [data.lines, data.cores, data.wholes].map(openIndex) as [
    LineIndex,
    LineIndex,
    LineIndex,
  ]
  const readSigns = makeSignReader(data.signs)
  const learn = openLearned(data.learned)
  const ends = endsOf(data.sheets)
  return (given) => {
    const text = given.slice(0, longest)
    const flat = keyOf(text)
    const asked = askedBy(text)
    const near = lines.compareSharing(asked)
    const [core, whole] = [cores.compare(asked), wholes.compare(asked)]
    const { covered: coverage, shared } = coverageOf(wholes, asked, data.sheets.length)
    const voting = nearestOf(near, voters)
    const [firstRival = 0] = ends.slice(-1)
    const rival = mostOf(nearIn(near, firstRival, data.lines.count))
    const shown = readSigns(text)
    const { ofQuestion, idle } = learn(text, asked.terms)
    const cheer = Number(cheers.test(text))
    return data.sheets
      .map(({ id, question, own, not }, at): Match => {
        const from = (ends[at] ?? 0) - own - not
        const top = mostIn(nearIn(near, from, from + own), topLines)
        const [nearest = 0] = top
        const features: Features = {
          nearest,
          near: sumOf(top) / Math.max(1, Math.min(topLines, own)),
          votes: voting.filter((line) => line >= from && line < from + own).length / voters,
          core: core.words[at] ?? 0,
          whole: whole.words[at] ?? 0,
          wholeMeaning: whole.meaning[at] ?? 0,
          coverage: coverage[at] ?? 0,
          rival: Math.max(0, rival - nearest),
          neighbour: Math.max(0, mostOf(nearIn(near, from + own, from + own + not)) - nearest),
          ...signFeatures(shown, id),
          ...ofQuestion(id),
          idle,
          cheer,
        }
        const isElsewhere = features.neighbour > muchNearer
        const score = flat.includes(question)
          ? 1
          : (shared[at] ?? 0) < fewestShared
            ? 0
            : chanceOf(features, weights, base) * (isElsewhere ? ofNeighbour : 1)
        return { debateId: id, score, features }
      })
      .toSorted((a, b) => b.score - a.score)
  }
}

/** Somebody who celebrates or thanks seldom argues. */
const cheers =
  /!!|🎉|🥳|\b(?:i passed|we won|all clear|congrat\w{0,12}|so (?:happy|proud|excited|grateful)|finally (?:got|did|made|finished)|thank you|thanks|yay)\b/iu

/** Where the lines of each sheet end. */
const endsOf = (sheets: readonly Sheet[]): number[] => {
  let end = 0
  return sheets.map(({ own, not }) => (end += own + not))
}

/** One word that a post and a debate have in common, however rare, says nothing. */
const fewestShared = 2

/** The nearest lines of all, which stand for their debates. */
const voters = 12
const topLines = 3

/** A line that is another question is nearer than any of the debate's own: it is not played. */
const muchNearer = 0.1
const ofNeighbour = 0.5

/** How near those lines are of which the places lie in this range. */
const nearIn = ({ places, near }: Sharing, from: number, to: number): Float32Array =>
  near.subarray(firstFrom(places, from), firstFrom(places, to))

/** Where in rising numbers those begin that are not below one. */
const firstFrom = (rising: Uint32Array, least: number): number => {
  let [low, high] = [0, rising.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rising[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}

const mostOf = (values: Float32Array): number =>
  values.reduce((most, one) => Math.max(most, one), 0)

/** The places of the nearest lines. */
const nearestOf = ({ places, near }: Sharing, count: number): number[] => {
  const least = mostIn(near, count).at(-1) ?? 0
  return [...places].filter((_, at) => near[at]! >= least).slice(0, count)
}

/** The highest so many, falling; sorting all lines, or walking them by an iterator, took a fifth of the time. */
const mostIn = (values: Float32Array, count: number): number[] => {
  const top: number[] = []
  for (let place = 0; place < values.length; place++) {
    const value = values[place]!
    if (top.length === count && value <= top[count - 1]!) continue
    const at = top.findIndex((other) => other < value)
    top.splice(at < 0 ? top.length : at, 0, value)
    if (top.length > count) top.pop()
  }
  return top
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The part of a text's words, by what they say, that each debate has, too. */
const coverageOf = (wholes: LineIndex, { terms }: Asked, count: number) => {
  const covered = new Float32Array(count)
  const shared = new Uint16Array(count)
  let all = 0
  for (const term of terms) {
    const rarity = wholes.rarity(term)
    all += rarity
    for (const at of wholes.holding(term)) {
      covered[at]! += rarity
      shared[at]! += 1
    }
  }
  return { covered: covered.map((sum) => sum / (all || 1)), shared }
}

const signFeatures = (shown: ReadonlyMap<string, Shown>, id: string) => {
  const { sure, hint } = shown.get(id) ?? { sure: 0, hint: 0 }
  const others = [...shown].filter(([other]) => other !== id).map(([, other]) => strengthOf(other))
  return {
    sure: Math.min(sure, 2),
    hint: Math.min(hint, 4),
    signsElsewhere: Math.max(0, ...others.map((other) => other - strengthOf({ sure, hint }))),
  }
}

type Features = Record<keyof typeof weights, number>

/** Fitted by `npm run eval:fit` on labelled posts of strangers; others try it (`npm run eval:finding`). */
const weights = {
  nearest: -0.12,
  near: 1.06,
  votes: 1.46,
  core: -7.14,
  whole: 0.79,
  wholeMeaning: 0.38,
  coverage: 0.49,
  rival: 4.65,
  neighbour: 0.57,
  sure: 1.09,
  hint: 0.13,
  signsElsewhere: -0.35,
  likely: 0.27,
  lead: 0.91,
  chance: 0.83,
  idle: -0.18,
  cheer: -0.22,
}
const base = -3.27

/** Who asks the very question is sure to mean it. */
const keyOf = (text: string): string => wordsOf(text).join(' ')
