import { counted } from '#web/texts/counted.de.ts'

const figure = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 })

export const whyTrending = {
  failed: 'Das konnte nicht geladen werden. Bitte versuch es noch einmal.',
  people: 'Menschen, letzte zwei Stunden',
  news: 'Nachrichten, letzte Stunde',
  against: (now, usual) => `${figure(now)}, sonst ${figure(usual)}`,
  writers: (count) => `von ${counted(count, 'Person', 'Personen')} an einem Tag`,
  share: 'Anteil der Menschen',
  percent: (share) => `${Math.round(share * 100)} %`,
  reports: 'Berichtet von',
  quiet: 'Im Moment treibt es niemand an. Es steht hier, weil es diese Woche diskutiert wurde.',
  rule: 'Ein Beitrag zählt 3, ein Kommentar 1, ein Like ¼; niemand zählt in einer Stunde doppelt, und KI nie.',
} satisfies typeof import('./why-trending.en.ts').whyTrending
