const units = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tagen'],
} as const

export const time = {
  justNow: 'Gerade eben',
  ago: (count, unit) => `vor ${count} ${units[unit][count === 1 ? 0 : 1]}`,
} satisfies typeof import('./time.en.ts').time
