import { germanCategoryNames } from '#shared/category-names.ts'
import { counted } from './counted.de.ts'

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
} satisfies typeof import('./trending.en.ts').trending
