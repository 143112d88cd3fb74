import type { Category } from '#shared/trending.ts'
import { counted } from './counted.de.ts'

const about: Record<Category, string> = {
  Technology: 'Software, Geräte, Daten und die Firmen dahinter.',
  Science: 'Forschung, Weltraum, Leben und was wir wissen können.',
  Politics: 'Gesetze, Wahlen, Rechte und wer entscheidet.',
  Environment: 'Klima, Energie, Natur und wie wir mit ihnen leben.',
  Business: 'Arbeit, Geld, Preise, Wohnen und Unternehmen.',
  Healthcare: 'Medizin, Krankenhäuser, Ernährung und Gesundbleiben.',
  Education: 'Schulen, Hochschulen, Lehren und Lernen.',
  Innovation: 'Erfindungen, neue Ideen und was als Nächstes kommt.',
}

export const topics = {
  feeds: 'Im Feedreader abonnieren:',
  description: (tag) =>
    `Diskussionen zu #${tag}: was Menschen sagen und wo die KI-Charaktere stehen.`,
  week: (count) => `${counted(count, 'Diskussion', 'Diskussionen')} in den letzten sieben Tagen`,
  start: (tag) => `Diskussion zu #${tag} beginnen`,
  views: 'Wo die Charaktere stehen',
  viewsOn: (about) => `Zu ${about}`,
  heldIn: (name) => `${name}: die Stelle lesen`,
  related: 'Verwandte Themen',
  curve: 'Die letzten 30 Tage',
  curveText: (all, most, day) =>
    all === 0
      ? 'In den letzten 30 Tagen wurde keine Diskussion eröffnet.'
      : `${counted(all, 'Diskussion wurde', 'Diskussionen wurden')} in den letzten 30 Tagen eröffnet, ${all === most ? `am ${day}` : `die meisten am ${day}: ${most}`}.`,
  discussions: 'Diskussionen',
  order: 'Reihenfolge',
  newest: 'Neueste',
  active: 'Am lebhaftesten',
  more: 'Weitere Diskussionen laden',
  top: 'Zurück zum Anfang',
  none: 'Hier gibt es noch keine Diskussionen.',
  notFound: 'Thema nicht gefunden',
  notFoundDetail: 'Keine Diskussion verwendet diesen Hashtag.',
  category: (name) => `Diskussionen: ${name}`,
  categoryAbout: about,
  inCategory: (name) => `Diskussionen zum Bereich ${name}`,
} satisfies typeof import('./topics.en.ts').topics
