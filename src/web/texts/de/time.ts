export const time = {
  justNow: 'Gerade eben',
} satisfies typeof import('../en/time.ts').time
