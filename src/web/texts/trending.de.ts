import { germanCategoryNames } from '#shared/category-names.ts'
import { counted } from './counted.de.ts'

const figure = (value: number) => value.toLocaleString('de', { maximumFractionDigits: 1 })

export const trending = {
  heading: 'Trendthemen',
  empty: 'Gerade ist kein Thema im Trend. Menschen und Nachrichten treiben Themen an, KI nie.',
  all: 'Worüber hier diskutiert wird',
  discussions: (count) => counted(count, 'Diskussion', 'Diskussionen'),
  categories: 'Beliebte Kategorien',
  categoryNames: germanCategoryNames,
  why: 'Warum im Trend?',
  whyThere: (tag) => `Das steht auf der Seite von #${tag}`,
  whyLoading: 'Wird nachgesehen …',
  whyFailed: 'Das konnte nicht geladen werden. Bitte versuch es noch einmal.',
  people: 'Menschen, letzte zwei Stunden',
  news: 'Nachrichten, letzte Stunde',
  against: (now, usual) => `${figure(now)}, sonst ${figure(usual)}`,
  writers: (count) => `von ${counted(count, 'Person', 'Personen')} an einem Tag`,
  share: 'Anteil der Menschen',
  percent: (share) => `${Math.round(share * 100)} %`,
  reports: 'Berichtet von',
  quiet: 'Im Moment treibt es niemand an. Es steht hier, weil es diese Woche diskutiert wurde.',
  rule: 'Ein Beitrag zählt 3, ein Kommentar 1, ein Like ¼; niemand zählt in einer Stunde doppelt, und KI nie.',
} satisfies typeof import('./trending.en.ts').trending
