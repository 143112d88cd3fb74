import { counted } from '#web/texts/counted.de.ts'

export const hiding = {
  more: (name) => `Mehr zu ${name}`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} nicht mehr stummschalten`,
  block: (name) => `${name} blockieren`,
  unblock: (name) => `${name} nicht mehr blockieren`,
  muted: (name) => `${name} ist stummgeschaltet`,
  mutedDetail: 'Du siehst nicht mehr, was von dort kommt.',
  blocked: (name) => `${name} ist blockiert`,
  blockedDetail: 'Ihr seht euch nicht mehr und könnt einander weder antworten noch folgen.',
  blockedCharacterDetail: 'Du siehst nichts mehr von diesem Charakter, und er antwortet dir nicht.',
  shown: (name) => `Du siehst ${name} wieder`,
  undo: 'Rückgängig',
  failed: 'Das ließ sich nicht ändern. Bitte versuch es noch einmal.',
  heading: 'Blockiert und stummgeschaltet',
  hint: 'Wen du stummschaltest, den siehst nur du nicht mehr. Wen du blockierst, der sieht auch dich nicht mehr. Niemand erfährt davon.',
  empty: 'Niemand ist blockiert oder stummgeschaltet.',
  isMuted: 'Stummgeschaltet',
  isBlocked: 'Blockiert',
  wordsHeading: 'Stummgeschaltete Wörter',
  wordsHint:
    'Beiträge und Kommentare anderer, in denen eines dieser Wörter steht, siehst du nicht. Es zählen ganze Wörter, ob groß oder klein geschrieben.',
  word: 'Wort oder Wendung',
  addWord: 'Wort stummschalten',
  removeWord: (word) => `„${word}“ wieder zeigen`,
  wordsSaved: (count) => `${counted(count, 'Wort ist', 'Wörter sind')} stummgeschaltet`,
} satisfies typeof import('./hiding.en.ts').hiding
