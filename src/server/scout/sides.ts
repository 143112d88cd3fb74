import type { Debate } from '../library/debate.ts'

/** The short case for and against, a line each. */
export type Sides = { for: string; against: string }

type Kind = { pattern: RegExp; sides: readonly Sides[] }

/** What speaks for and against a kind of decision, whatever it is about; nothing here claims a fact. */
const kinds: readonly Kind[] = [
  {
    pattern: /\b(?:ban|bans|banned|block|outlaw|prohibit|restrict|limit|curb|cap|crackdown)\w*\b/i,
    sides: [
      {
        for: 'Those who are harmed mostly did not choose it, and only a rule covers everybody at once.',
        against:
          'A ban meets the careful with the careless, and what people want moves out of sight.',
      },
      {
        for: 'Good advice has been tried, and it asks the most of those who can do the least.',
        against: 'Once a limit stands, somebody has to watch it, and the next one comes easier.',
      },
    ],
  },
  {
    pattern: /\b(?:tax|levy|fee|fine|tariff|charge|toll)\w*\b/i,
    sides: [
      {
        for: 'Those who cause a cost should see it in the price, and the money can do some good.',
        against: 'Such a charge is passed on, and weighs most on those who have the least choice.',
      },
    ],
  },
  {
    pattern: /\b(?:fund|invest|spend|subsid|pay|grant|bail ?out|build|nationali)\w*\b/i,
    sides: [
      {
        for: 'Some things are worth having and nobody earns by building them; waiting only makes them dearer.',
        against:
          'Money spent here is missing elsewhere, and the bill is seldom the one that was shown.',
      },
    ],
  },
  {
    pattern: /\b(?:cut|scrap|abolish|end|ends|drop|axe|close|shut|quit|phase[sd]? out)\w*\b/i,
    sides: [
      {
        for: 'What no longer does its work should make room, however used to it we are.',
        against:
          'It is quickly ended and slowly built again, and those who lean on it were not asked.',
      },
    ],
  },
  {
    pattern: /\b(?:allow|legali|approv|permit|lift|ease|relax|open)\w*\b/i,
    sides: [
      {
        for: 'Grown people can weigh this for themselves, and what is open can be watched.',
        against:
          'What is allowed soon becomes usual, and the harm shows when it is hard to take back.',
      },
    ],
  },
  {
    pattern: /\b(?:require|mandat|force|must|compulsory|rule|law|regulat|bill)\w*\b/i,
    sides: [
      {
        for: 'Without a duty the honest pay for the others, so a common rule is the fair one.',
        against: 'One rule for all fits few of them, and the effort goes into ticking boxes.',
      },
    ],
  },
  {
    pattern: /\b(?:strike|union|wage|pay rise|walkout|workers?)\b/i,
    sides: [
      {
        for: 'Those who keep things running have little else to make themselves heard.',
        against: 'The price is paid by people who have no seat at that table.',
      },
    ],
  },
  {
    pattern: /\b(?:ai|robots?|automat\w*|algorithm\w*|chatbots?|replace[sd]?)\b/i,
    sides: [
      {
        for: 'What a machine does well frees people for what only people can do.',
        against: 'Nobody answers for what a machine decides, and skill that is not used is lost.',
      },
    ],
  },
]

const any: Sides = {
  for: 'Things as they are have a price too, and somebody has to go first.',
  against: 'A step is easily praised before it is clear who pays for it.',
}

/** As the written debate that covers it has them, else by the kind of decision. */
export const sidesOf = (headline: string, debate: Debate | null, roll: () => number): Sides => {
  if (debate) return debate.sides
  const sides = kinds.find(({ pattern }) => pattern.test(headline))?.sides ?? [any]
  return sides[Math.floor(roll() * sides.length)] ?? any
}
