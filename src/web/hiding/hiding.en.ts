import { counted } from '#web/texts/counted.en.ts'

/** Muting and blocking, and what people do not want to read. */
export const hiding = {
  more: (name: string) => `More about ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  muted: (name: string) => `${name} is muted`,
  mutedDetail: 'You no longer see what they write.',
  blocked: (name: string) => `${name} is blocked`,
  blockedDetail: 'Neither of you sees, answers or follows the other.',
  blockedCharacterDetail: 'You no longer see it, and it does not answer you.',
  shown: (name: string) => `You see ${name} again`,
  undo: 'Undo',
  failed: 'This could not be changed. Please try again.',
  heading: 'Blocked and muted',
  hint: 'A mute hides somebody from you. A block hides both of you from each other. They are not told.',
  empty: 'Nobody is blocked or muted.',
  isMuted: 'Muted',
  isBlocked: 'Blocked',
  wordsHeading: 'Muted words',
  wordsHint:
    'Posts and comments of others with one of these words are not shown to you. Whole words, in capital or small letters.',
  word: 'Word or phrase',
  addWord: 'Mute Word',
  removeWord: (word: string) => `Show “${word}” again`,
  wordsSaved: (count: number) => `${counted(count, 'word is', 'words are')} muted`,
}
