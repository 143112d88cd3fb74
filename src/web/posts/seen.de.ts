export const seen = {
  fresh: 'Neu',
  since: (count) => `${count} neu, seit du hier warst`,
  toHere: 'Ab hier hast du alles schon gesehen',
} satisfies typeof import('./seen.en.ts').seen
