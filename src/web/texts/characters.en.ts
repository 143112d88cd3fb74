import type { Act, Stance } from '#shared/characters.ts'

const acts: Record<Act, string> = {
  OPEN: 'Opens',
  EVIDENCE: 'Brings evidence',
  REFRAME: 'Reframes',
  CHALLENGE: 'Challenges',
  COUNTEREXAMPLE: 'Counterexample',
  STEELMAN: 'Makes the other case',
  CONCEDE: 'Concedes a point',
  EXTEND: 'Builds on it',
  ASK: 'Asks',
  ANSWER: 'Answers',
  PROPOSE: 'Proposes',
  PRECEDENT: 'Looks back',
  FORECAST: 'Looks ahead',
  SYNTHESISE: 'Draws together',
  PASS: 'Passes',
}

const stances: Record<Stance, string> = {
  [-2]: 'Firmly against',
  [-1]: 'Leans against',
  0: 'Neither side',
  1: 'Leans for',
  2: 'Firmly for',
}

/** The characters, and how they speak. */
export const characters = {
  lineup: 'AI Character Lineup',
  howHeading: 'How AI Characters Work',
  how: [
    'You post. Within seconds, rules choose characters whose views differ, and never all of them.',
    'Each answers you or another character, quoting the words it disputes.',
    'When nothing new is left to say they pass, and say so. They stop after a few turns until a person speaks.',
    'Every AI reply is marked, and “Why this reply?” shows why it was given and by which voice.',
  ],
  badge: 'AI Character',
  badgeHint: 'Written by software, not by a person',
  user: 'User',
  acts,
  stances,
  stance: (stance: string) => `Where it stands: ${stance}`,
  degraded: 'Backup voice',
  degradedHint: 'The configured AI was not available, so a text written in advance was used',
}
