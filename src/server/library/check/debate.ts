import { gravityOf } from '../../language/gravity.ts'
import type { Debate, Speaker } from '../debate.ts'
import type { Fault, FileRead } from '../read.ts'
import { groupsOf, textsOf, type Text } from '../tree.ts'
import { proseFaults } from './prose.ts'
import { numberFaults } from './numbers.ts'

/** What a debate must have at least, by its depth. */
const least = {
  full: {
    openings: 8,
    openers: 6,
    tree: 24,
    points: 8,
    voicesPerPoint: 2,
    asked: 20,
    heard: 5,
    closings: 2,
  },
  short: {
    openings: 4,
    openers: 4,
    tree: 8,
    points: 5,
    voicesPerPoint: 1,
    asked: 12,
    heard: 3,
    closings: 0,
  },
} as const

type Found = { path: Text['path']; message: string }

/** All that is wrong with a debate that has the right shape. `file` names it in the faults. */
export const debateFaults = (file: string, { data: debate, lineOf }: FileRead<Debate>): Fault[] =>
  [
    ...nameFaults(file, debate),
    ...sizeFaults(debate),
    ...referenceFaults(debate),
    ...treeFaults(debate),
    ...ownThreadFaults(debate),
    ...balanceFaults(debate),
    ...gravityFaults(debate),
    ...textsOf(debate).flatMap((text) => [...proseFaults(text), ...numberFaults(debate, text)]),
  ].map(({ path, message }) => ({ file, line: lineOf(path), message }))

const nameFaults = (file: string, { id }: Debate): Found[] =>
  file.endsWith(`/${id}.yaml`)
    ? []
    : [{ path: ['id'], message: `the id is ${id}, so the file must be called ${id}.yaml` }]

/** Under words that read like news of the dead nobody argues: the Scout's own post would fall silent. */
const gravityFaults = ({ question, sides }: Debate): Found[] =>
  gravityOf([question, sides.for, sides.against].join('\n')) === null
    ? []
    : [
        {
          path: ['sides'],
          message:
            'its words read like grief or a disaster, under which nobody argues: say them otherwise',
        },
      ]

const sizeFaults = (debate: Debate): Found[] => {
  const bounds = least[debate.depth]
  const texts = textsOf(debate)
  const tree = texts.filter(({ place }) => place === 'opening' || place === 'answer').length
  const openers = new Set(debate.openings.map(({ by }) => by)).size
  const asked = debate.asked.for.length + debate.asked.against.length + debate.asked.open.length
  const counted: [Found['path'][number], string, number, number][] = [
    ['openings', 'openings', debate.openings.length, bounds.openings],
    ['openings', 'characters that open', openers, bounds.openers],
    ['openings', 'replies in the tree', tree, bounds.tree],
    ['points', 'points', Object.keys(debate.points).length, bounds.points],
    ['asked', 'lines in asked', asked, bounds.asked],
    ['closings', 'closings', debate.closings.length, bounds.closings],
  ]
  return [
    ...counted
      .filter(([, , has, needs]) => has < needs)
      .map(([at, what, has, needs]) => ({
        path: [at],
        message: `a ${debate.depth} debate has at least ${needs} ${what}; this one has ${has}`,
      })),
    ...Object.entries(debate.points).flatMap(([id, { heard }]) => {
      const voices = new Set(debate.replies[id]?.map(({ by }) => by)).size
      return [
        ...(heard.length < bounds.heard
          ? [
              {
                path: ['points', id],
                message: `the point ${id} has ${heard.length} heard lines; it needs ${bounds.heard}`,
              },
            ]
          : []),
        ...(voices < bounds.voicesPerPoint
          ? [
              {
                path: ['replies', id],
                message: `the point ${id} has replies by ${voices} characters; it needs ${bounds.voicesPerPoint}`,
              },
            ]
          : []),
      ]
    }),
  ]
}

const referenceFaults = (debate: Debate): Found[] => {
  const texts = textsOf(debate)
  const ids = new Set<string>()
  const treeIds = new Set(
    texts.filter(({ place }) => place === 'opening' || place === 'answer').map(({ id }) => id),
  )
  const resting = [
    { path: ['cross', 'crux'], rests: debate.cross.crux.rests },
    ...debate.cross.agreed.map(({ rests }, at) => ({ path: ['cross', 'agreed', at], rests })),
    ...debate.closings.map(({ rests }, at) => ({ path: ['closings', at], rests })),
  ]
  return [
    ...texts.flatMap(({ id, path, point, facts }) => {
      const isTwice = ids.has(id)
      ids.add(id)
      return [
        ...(isTwice ? [{ path, message: `the id ${id} stands twice` }] : []),
        ...(point !== null && !debate.points[point]
          ? [{ path, message: `there is no point ${point}` }]
          : []),
        ...facts
          .filter((fact) => !debate.facts[fact])
          .map((fact) => ({ path, message: `there is no fact ${fact}` })),
      ]
    }),
    ...Object.keys(debate.replies)
      .filter((id) => !debate.points[id])
      .map((id) => ({ path: ['replies', id], message: `there is no point ${id}` })),
    ...resting.flatMap(({ path, rests }) =>
      groupsOf(rests)
        .flat()
        .filter((id) => !treeIds.has(id))
        .map((id) => ({ path, message: `it rests on ${id}, which is no opening or answer` })),
    ),
  ]
}

/** Quotes occur, nobody answers themselves, and where a speaker stands follows from where it stood. */
const treeFaults = (debate: Debate): Found[] => {
  const stood = stancesOf(debate)
  return textsOf(debate).flatMap((text) => {
    const { path, place, by, quote, above } = text
    const found: string[] = []
    const parent = above.at(-1)
    if (place === 'answer' && parent) {
      if (quote !== null && !flat(parent.text).includes(flat(quote)))
        found.push(`its quote does not stand in ${parent.id}: “${quote}”`)
      if (quote !== null && flat(quote).split(' ').length > 12)
        found.push('its quote is longer than 12 words')
      if (parent.by === by) found.push(`${by} answers itself`)
      const node = parent.answers.find(({ id }) => id === text.id)
      if (node && node.stance === undefined && !stood.has(by))
        found.push(`${by} has no opening here, so the answer must say its stance`)
    }
    return found.map((message) => ({ path, message }))
  })
}

/** `ownThread` can be played: three openings without `needs` by three characters, and an answer to each of two of them. */
const ownThreadFaults = (debate: Debate): Found[] => {
  const { opensSite, ownThread, openings } = debate
  if (ownThread.length === 0 && !opensSite) return []
  const first = openings.filter(({ id, needs }) => ownThread.includes(id) && needs.length === 0)
  const under = first.flatMap(({ answers }) => {
    const answer = answers.find(({ id }) => ownThread.includes(id))
    return answer ? [answer] : []
  })
  const isPlayable =
    ownThread.length === 5 && countOfSpeakers(first) === 3 && countOfSpeakers(under) === 2
  return isPlayable
    ? []
    : [
        {
          path: ['ownThread'],
          message:
            'it takes five ids: three openings without needs, by three characters, and one direct answer to each of two of them, by two characters',
        },
      ]
}

const countOfSpeakers = (said: readonly { by: Speaker }[]): number =>
  new Set(said.map(({ by }) => by)).size

/** Where each character stands by its openings. */
const stancesOf = ({ openings }: Debate): Map<Speaker, number> =>
  new Map(openings.map(({ by, stance }) => [by, stance]))

/** With any one character switched off there are still enough voices on different sides. */
const balanceFaults = ({ openings, depth }: Debate): Found[] => {
  const speakers = [...new Set(openings.map(({ by }) => by))]
  const found: Found[] = []
  for (const by of speakers) {
    const own = openings.filter((one) => one.by === by).map(({ stance }) => stance)
    if (Math.max(...own) - Math.min(...own) > 1)
      found.push({
        path: ['openings'],
        message: `${by} opens on stances further than a step apart`,
      })
    const sides = new Set(
      openings.filter((one) => one.by !== by).map(({ stance }) => Math.sign(stance)),
    )
    const missing = (depth === 'full' ? [1, 0, -1] : [1, -1]).filter((side) => !sides.has(side))
    for (const side of missing)
      found.push({
        path: ['openings'],
        message: `without ${by} nobody opens ${side === 0 ? 'on neither side' : side > 0 ? 'for it' : 'against it'}`,
      })
  }
  return found
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
