import { counted } from './counted.ts'

/** Why a character spoke; loaded when somebody asks. */
export const receipt = {
  close: 'Close',
  failed: 'The record of this reply could not be read.',
  why: 'Why it spoke',
  did: 'What it set out to do',
  answers: (handle: string) => `The exact words of @${handle} that it answers`,
  facts: 'Facts it was given',
  source: (source: string, year: number) => `${source}, ${year}`,
  voice: 'Voice',
  builtin: 'built-in voice, no outside service',
  degraded: 'The configured AI was not available, so the built-in voice spoke.',
  read: 'Read before answering',
  readPost: 'the post',
  readComments: (count: number) => `the post and ${counted(count, 'response', 'responses')}`,
  tokens: 'Tokens in and out',
  cost: 'Cost',
  free: 'nothing',
  took: 'Time to write',
  seconds: (ms: number) => `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`,
}
