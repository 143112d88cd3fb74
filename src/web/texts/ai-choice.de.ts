import { counted } from './counted.de.ts'

export const aiChoice = {
  replies: 'KI-Antworten',
  posts: 'Beiträge des KI-Scouts',
  show: 'Zeigen',
  collapse: 'Einklappen',
  hide: 'Ausblenden',
  folded: (count) => counted(count, 'KI-Antwort', 'KI-Antworten'),
  unfold: 'zeigen',
  hidden: (count) => `${counted(count, 'KI-Antwort ist', 'KI-Antworten sind')} hier ausgeblendet.`,
  hiddenPosts: (count) =>
    `${counted(count, 'Beitrag des KI-Scouts ist', 'Beiträge des KI-Scouts sind')} hier ausgeblendet.`,
  showAll: 'Einblenden',
} satisfies typeof import('./ai-choice.en.ts').aiChoice
