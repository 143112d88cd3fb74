import type { Act, Stance } from '#shared/characters.ts'
import { onOneLine } from '#shared/text.ts'
import type { Answer, Debate, Opening, Rests, Speaker } from './debate.ts'
import type { Path } from './read.ts'

/** What a text of a debate is: where it stands decides what it may answer. */
export type Place =
  | 'opening'
  | 'answer'
  | 'why'
  | 'contradicted'
  | 'comment'
  | 'point'
  | 'asked'
  | 'closing'

/** One text of a debate, with what stands above it. */
export type Text = {
  id: string
  place: Place
  by: Speaker
  /** Who may say it, too. */
  also: readonly Speaker[]
  text: string
  act: Act
  /** Where its speaker stands having said it. */
  stance: Stance
  /** The opening or answer that it answers; null: the post, or what a person said. */
  parentId: string | null
  /** Where in the file. */
  path: Path
  /** The openings and answers above it, from the opening down. */
  above: (Opening | Answer)[]
  facts: readonly string[]
  examples: readonly string[]
  /** The point that it makes, or answers; null: none. */
  point: string | null
  quote: string | null
  hasAnswers: boolean
}

/** Every text of a debate once, in the order of the file. */
export const textsOf = (debate: Debate): Text[] => [
  ...debate.openings.flatMap((opening, at) => textsUnder(debate, opening, at)),
  ...Object.entries(debate.replies).flatMap(([point, replies]) =>
    replies.map((reply, at): Text => ({
      ...plain(debate, reply),
      place: 'point',
      act: actOf(reply.act),
      point,
      path: ['replies', point, at],
    })),
  ),
  ...debate.asides.asked.map((reply, at): Text => ({
    ...plain(debate, reply),
    place: 'asked',
    act: actOf(reply.act),
    path: ['asides', 'asked', at],
  })),
  ...debate.closings.map((closing, at): Text => ({
    ...plain(debate, { ...closing, facts: [] }),
    place: 'closing',
    act: 'SYNTHESISE',
    path: ['closings', at],
  })),
]

/** Every opening and every answer under it. */
export const saidIn = ({ openings }: Debate): (Opening | Answer | Answer['answers'][number])[] =>
  openings.flatMap((opening) => [
    opening,
    ...opening.answers.flatMap((answer) => [answer, ...answer.answers]),
  ])

type Plain = Pick<Text, 'id' | 'by' | 'text' | 'facts' | 'examples'> & {
  also?: Text['also']
  stance?: Stance
  moves?: number
}

const plain = (debate: Debate, said: Plain) => ({
  id: said.id,
  by: said.by,
  also: said.also ?? [],
  text: onOneLine(said.text),
  facts: said.facts,
  examples: said.examples,
  stance: stanceAfter(debate, said),
  parentId: null,
  above: [],
  point: null,
  quote: null,
  hasAnswers: false,
})

/** As it says itself, else where its opening stands; a step from there where it moves. */
const stanceAfter = (debate: Debate, { by, stance, moves = 0 }: Plain): Stance => {
  const stood = stance ?? debate.openings.find((opening) => opening.by === by)?.stance ?? 0
  return Math.max(-2, Math.min(2, stood + moves)) as Stance
}

const actOf = (act: string): Act => act.toUpperCase() as Act

const textsUnder = (debate: Debate, opening: Opening, at: number): Text[] => {
  const path = ['openings', at] as const
  const own = { ...plain(debate, opening), point: opening.point ?? null }
  const hasAnswers = opening.answers.length > 0
  return [
    { ...own, place: 'opening', act: actOf(opening.act), path, hasAnswers },
    ...toPersons(own, opening, [opening], path),
    ...opening.answers.flatMap((answer, n) =>
      answersUnder(debate, answer, [opening], [...path, 'answers', n]),
    ),
  ]
}

/** What a speaker has for a person who asks why, contradicts, or writes a comment that was foreseen. */
const toPersons = (
  own: Omit<ReturnType<typeof plain>, 'point'> & Pick<Text, 'point'>,
  said: Pick<Answer, 'id' | 'why' | 'contradicted' | 'comments'>,
  above: Text['above'],
  path: Path,
): Text[] => [
  ...(['why', 'contradicted'] as const).flatMap((place): Text[] => {
    const text = said[place]
    return text === undefined
      ? []
      : [
          {
            ...own,
            id: `${said.id}.${place}`,
            place,
            act: 'ANSWER',
            text: onOneLine(text),
            path: [...path, place],
            above,
          },
        ]
  }),
  ...said.comments.map((comment, at): Text => ({
    ...own,
    id: commentTextId(said.id, comment.id),
    place: 'comment',
    act: 'ANSWER',
    text: onOneLine(comment.text),
    facts: comment.facts,
    examples: comment.examples,
    path: [...path, 'comments', at],
    above,
  })),
]

/** The id of what is answered to a comment under an opening or answer. */
export const commentTextId = (under: string, comment: string): string => `${under}.${comment}`

const answersUnder = (
  debate: Debate,
  answer: Answer | Answer['answers'][number],
  above: Text['above'],
  path: Path,
): Text[] => {
  const below = 'answers' in answer ? answer.answers : []
  const own = { ...plain(debate, answer), point: answer.point ?? null }
  return [
    {
      ...own,
      place: 'answer',
      act: actOf(answer.act),
      parentId: above.at(-1)?.id ?? null,
      quote: onOneLine(answer.quote),
      path,
      above,
      hasAnswers: below.length > 0,
    },
    ...toPersons(own, answer, [...above, answer as Answer], path),
    ...below.flatMap((last, n) =>
      answersUnder(debate, last, [...above, answer as Answer], [...path, 'answers', n]),
    ),
  ]
}

/** The groups of ids of which one must have been spoken whole. */
export const groupsOf = (rests: Rests): readonly (readonly string[])[] =>
  (Array.isArray(rests[0]) ? rests : [rests]) as string[][]

/** Whether what rests on these may be said where those were spoken. */
export const restsOn = (rests: Rests, spoken: ReadonlySet<string>): boolean =>
  groupsOf(rests).some((group) => group.every((id) => spoken.has(id)))
