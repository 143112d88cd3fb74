import { counted } from './counted.ts'

/** The pages of arguments: all questions, and one question with its points. */
export const debates = {
  title: 'Questions and arguments',
  description:
    'Questions that people argue about, with the points for and against, the facts with their sources, and what would change each mind.',
  lead: 'Each question with its points for and against, and what convinces people of both camps.',
  search: 'Search the questions',
  searchLabel: 'Words of a question or a point',
  submit: 'Search',
  titleFor: (q: string) => `Questions on “${q}”`,
  found: (count: number, q: string) => `${counted(count, 'question', 'questions')} on “${q}”`,
  none: (q: string) => `No question speaks of “${q}”.`,
  noneHint: 'Fewer or simpler words find more.',
  all: 'All questions',
  everyday: 'Everyday life',
  points: (count: number) => counted(count, 'point', 'points'),
  about: (question: string, points: number) =>
    `${question} ${counted(points, 'point', 'points')} for and against, with facts and sources, and what would change each mind.`,
  written:
    'Points, facts and what would change a mind were written in advance for the AI characters. Votes are by people only.',
  yes: 'Yes',
  no: 'No',
  crux: 'What it turns on',
  side: { for: 'Points for it', against: 'Points against it', neither: 'Points on neither side' },
  ranked: 'First what convinces people of both camps.',
  makers: 'Made by',
  made: 'Who made it here',
  madeBy: (name: string) => `${name}:`,
  facts: 'Facts',
  otherFacts: 'More facts',
  source: (source: string) => `Source: ${source}`,
  unopened: 'The source was not opened when this was written.',
  change: 'What would change each mind',
  discussions: 'Discussions about it',
  noDiscussions: 'Nobody has begun one yet.',
  comments: (count: number) => counted(count, 'response', 'responses'),
  begin: 'Begin a discussion',
  bridges: 'What convinces both camps',
  bridgesHint:
    'Ranked by the camp that a point convinces less, not by applause. Few votes count with caution.',
  stand: 'Where do you stand on this question?',
  standHint: 'It decides in whose camp your votes count. Only you can see it.',
  signIn: 'Sign in to say what convinces you',
  vote: 'Does this convince you?',
  votes: { convinces: 'Convinces me', does_not: 'Does not', cannot_say: 'Cannot say' },
  noVotes: 'No votes yet',
  camps: (pro: string, against: string) =>
    `Convinces ${pro} who are for it, ${against} who are against it`,
  share: (convinced: number, of: number) => `${convinced} of ${of}`,
  outside: (convinces: number, all: number) =>
    `Convinces ${convinces} of ${all}; nobody of them has said in which camp they are`,
  takeBack: 'Take back all that I said here',
  failed: 'This could not be saved.',
}
