import { counted } from '#web/texts/counted.en.ts'

/** What would change people's minds on the crux of a discussion. */
export const minds = {
  heading: (count: number) =>
    count === 0
      ? 'What would change people’s minds'
      : `What would change the minds of ${counted(count, 'person', 'people')}`,
  others: (count: number) => `and ${counted(count, 'more', 'more')}`,
  you: 'You:',
  say: 'Say what would change my mind',
  change: 'Change what I said',
  takeBack: 'Take it back',
  label: 'In one sentence: what would change my mind?',
  placeholder: 'I would change my mind if…',
  form: { submit: 'Say so', pending: 'Saving…', cancel: 'Cancel' },
  signIn: 'Sign in to say what would change yours',
  failed: 'That could not be saved.',
}
