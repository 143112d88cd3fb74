export const quoting = {
  quote: 'Zitieren',
} satisfies typeof import('../en/quoting.ts').quoting
