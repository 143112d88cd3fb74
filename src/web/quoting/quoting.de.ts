export const quoting = {
  quote: 'Zitieren',
} satisfies typeof import('./quoting.en.ts').quoting
