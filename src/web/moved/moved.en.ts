import { counted } from '#web/texts/counted.en.ts'

/** "You moved me": why a comment moved somebody. */
export const moved = {
  act: 'Moved me',
  hint: 'Say in one sentence how this moved you',
  of: (name: string) => `Whom ${name}’s words moved`,
  why: (name: string) => `In one sentence: how did ${name} move you?`,
  form: { submit: 'Say so', pending: 'Saving…', cancel: 'Cancel' },
  others: (count: number) => `and ${counted(count, 'other person', 'other people')}`,
  takeBack: 'Take back',
  failed: 'That could not be saved.',
}
