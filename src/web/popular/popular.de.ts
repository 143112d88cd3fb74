import { counted } from '#web/texts/counted.de.ts'

export const rising = {
  heading: 'Gerade angesagt',
  empty: 'Im Moment kommt nichts auf. Was Menschen liken und beantworten, erscheint hier.',
  by: (name) => `von ${name}`,
  likes: (count) => counted(count, 'Like', 'Likes'),
  answers: (count) => counted(count, 'Antwort', 'Antworten'),
} satisfies typeof import('./popular.en.ts').rising

export const contributors = {
  heading: 'Beliebte Mitglieder',
  empty: 'Diese Woche noch niemand. Wessen Beiträge gelikt und beantwortet werden, erscheint hier.',
  since: 'Aus den letzten sieben Tagen, nur von Menschen',
  likes: (count) => counted(count, 'Like', 'Likes'),
  answers: (count) => counted(count, 'Antwort', 'Antworten'),
} satisfies typeof import('./popular.en.ts').contributors
