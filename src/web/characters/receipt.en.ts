import { counted } from '#web/texts/counted.en.ts'

/** Why a character spoke; loaded when somebody asks. */
export const receipt = {
  close: 'Close',
  failed: 'The record of this reply could not be read.',
  why: 'Why it spoke',
  did: 'What it set out to do',
  answers: (handle: string) => `The exact words of @${handle} that it answers`,
  debate: 'Written debate',
  facts: 'Facts it was given',
  unchecked: 'Figures that nobody has checked',
  unopened: 'source named from memory, not opened',
  voice: 'Voice',
  builtin: 'earlier voice: sentences put together by rules',
  library: 'written in advance with the help of a language model; no outside service',
  degraded: 'The configured AI was not available, so a text written in advance was used.',
  read: 'Read before answering',
  readPost: 'the post',
  readComments: (count: number) => `the post and ${counted(count, 'response', 'responses')}`,
  file: 'File it spoke from (SHA-256)',
  speed: (tokens: number) => `${tokens} tokens a second`,
  tokens: 'Tokens in and out',
  cost: 'Cost',
  free: 'nothing',
  took: 'Time to write',
  seconds: (ms: number) => `${(ms / 1000).toFixed(ms < 1000 ? 2 : 1)} s`,
}
