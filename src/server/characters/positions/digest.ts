import type { Act, CommentCharacter, Stance } from '#shared/characters.ts'
import { type Cited, type Crux, type Digest, type Move, digestFrom } from '#shared/digest.ts'
import { sentencesOf } from '../../language/words.ts'

/** A comment of a character with its stored claim and stance, as the digest looks at it. */
export type Spoken = {
  id: number
  character: CommentCharacter
  content: string
  act: Act | null
  stance: Stance
  /** What moved it here, if that is still there. */
  cause: Move['cause']
  /** What it answers, in the words that it quotes. */
  answers: Cited | null
  /** The point that the claim is about, as the written debate says it. */
  aspect: string | null
  polarity: -1 | 0 | 1
  /** Exact words of `content`. */
  claim: string
  /** Somebody has answered it. */
  isAnswered: boolean
}

/** What a written debate says that a discussion has come to, with the comments that it rests on. */
export type Conclusion = { kind: 'crux' | 'agreed'; says: string; commentIds: number[] }

type Sums = Omit<Digest, 'postId' | 'readers' | 'crux'> & {
  crux: Pick<Crux, 'says' | 'said'> | null
}

const nothing: Sums = {
  stands: [],
  crux: null,
  agreed: [],
  agreements: [],
  disagreements: [],
  questions: [],
}

/**
 * What a discussion has come to, from what was stored when each comment was written: the same rows
 * give the same digest, and every item cites a comment that is there. `spoken` is oldest first.
 */
export const digestOf = (
  spoken: readonly Spoken[],
  conclusions: readonly Conclusion[] = [],
): Sums => {
  if (spoken.length < digestFrom) return nothing
  const disagreements = findDisagreements(spoken)
  return {
    stands: findStands(spoken),
    crux: findConclusions(spoken, conclusions, 'crux')[0] ?? null,
    agreed: findConclusions(spoken, conclusions, 'agreed'),
    agreements: findAgreements(spoken),
    disagreements,
    questions: findQuestions(spoken),
  }
}

/** Those that rest on comments that are all there. */
const findConclusions = (
  spoken: readonly Spoken[],
  conclusions: readonly Conclusion[],
  kind: Conclusion['kind'],
) =>
  conclusions
    .filter((one) => one.kind === kind)
    .flatMap(({ says, commentIds }) => {
      const ground = spoken.filter(({ id }) => commentIds.includes(id))
      return ground.length === commentIds.length ? [{ says, said: ground.map(cite) }] : []
    })

const byCharacter = (spoken: readonly Spoken[]) =>
  [...Map.groupBy(spoken, ({ character }) => character.id).values()] as [Spoken, ...Spoken[]][]

const findStands = (spoken: readonly Spoken[]): Sums['stands'] =>
  byCharacter(spoken)
    .map((own) => ({ character: own[0].character, ...pathOf(own) }))
    .toSorted((a, b) => a.stance - b.stance || a.first.commentId - b.first.commentId)

type Step = Pick<Spoken, 'id' | 'stance' | 'cause'>

/** Where somebody began, each move with its cause, and where they stand now. Oldest step first. */
export const pathOf = (steps: readonly [Step, ...Step[]]) => {
  const [first] = steps
  const last = steps.at(-1) ?? first
  const moves = steps.flatMap(({ id, stance, cause }, at): Move[] => {
    const before = steps[at - 1]
    return !before || before.stance === stance
      ? []
      : [{ from: before.stance, to: stance, commentId: id, cause }]
  })
  return {
    stance: last.stance,
    commentId: last.id,
    first: { stance: first.stance, commentId: first.id },
    moves,
  }
}

const isRebuttal = ({ act }: Spoken) => act === 'CHALLENGE' || act === 'COUNTEREXAMPLE'
const isAssent = ({ act }: Spoken) => act === 'CONCEDE' || act === 'EXTEND'

/** Rebuttals with what they rebut, then opposite claims about one aspect that nobody has put together. */
const findDisagreements = (spoken: readonly Spoken[]): Sums['disagreements'] => {
  const rebuttals = spoken
    .filter(isRebuttal)
    .flatMap((one) =>
      one.answers ? [{ about: one.aspect, claim: one.answers, rebuttal: cite(one) }] : [],
    )
  const covered = new Set(rebuttals.map(({ about }) => about))
  const apart = claimsByAspect(spoken).flatMap(([about, claims]) => {
    const [first] = claims
    const other = claims.find(
      ({ polarity, character }) =>
        polarity === -first.polarity && character.id !== first.character.id,
    )
    return other && !covered.has(about)
      ? [{ about, claim: cite(first), rebuttal: cite(other) }]
      : []
  })
  return [...rebuttals, ...apart]
}

/** Claims that take a side, by what they are about. */
const claimsByAspect = (spoken: readonly Spoken[]) =>
  [
    ...Map.groupBy(
      spoken.filter(({ aspect, polarity }) => aspect !== null && polarity !== 0),
      ({ aspect }) => aspect as string,
    ),
  ] as [string, [Spoken, ...Spoken[]]][]

/** Two who say the same of one aspect; a point that was granted; then each side with its reasons. */
const findAgreements = (spoken: readonly Spoken[]): Sums['agreements'] => [
  ...claimsByAspect(spoken).flatMap(([about, claims]) =>
    ([1, -1] as const).flatMap((side) => {
      const same = oncePerCharacter(claims.filter(({ polarity }) => polarity === side))
      return same.length > 1 ? [{ side, about, said: same.map(cite) }] : []
    }),
  ),
  ...spoken
    .filter(isAssent)
    .flatMap((one) =>
      one.answers ? [{ side: 0, about: one.aspect, said: [one.answers, cite(one)] }] : [],
    ),
  ...([1, -1] as const).flatMap((side) => {
    const reasons = reasonsFor(spoken, side)
    return reasons.length > 1 ? [{ side, about: null, said: reasons.map(cite) }] : []
  }),
]

const oncePerCharacter = (spoken: readonly Spoken[]): Spoken[] =>
  byCharacter(spoken).flatMap((own) => own.at(-1) ?? [])

/** Of everyone who stands on that side now, the last claim that speaks for it. */
const reasonsFor = (spoken: readonly Spoken[], side: 1 | -1): Spoken[] =>
  byCharacter(spoken).flatMap((own) => {
    if (Math.sign(own.at(-1)?.stance ?? 0) !== side) return []
    const claims = own.filter(({ stance }) => Math.sign(stance) === side)
    return claims.findLast(({ polarity }) => polarity === side) ?? claims.at(-1) ?? []
  })

/** The last thing somebody asked that nobody has answered. */
const findQuestions = (spoken: readonly Spoken[]): Cited[] =>
  byCharacter(spoken)
    .flatMap((own) => own.flatMap(questionIn).at(-1) ?? [])
    .toSorted((a, b) => a.commentId - b.commentId)

const questionIn = (one: Spoken): Cited[] => {
  const last = sentencesOf(one.content).at(-1) ?? ''
  return one.isAnswered || !last.endsWith('?') ? [] : [{ ...cite(one), quote: last }]
}

const cite = ({ id, character, claim }: Spoken): Cited => ({
  commentId: id,
  characterId: character.id,
  name: character.name,
  handle: character.handle,
  quote: claim,
})
