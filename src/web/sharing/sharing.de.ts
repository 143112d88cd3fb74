import type { Platform } from '#shared/sharing.ts'

const platforms: Record<Platform, string> = {
  twitter: 'Twitter/X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  email: 'E-Mail',
}

export const sharing = {
  platforms,
  heading: 'Teilen',
  close: 'Schließen',
  text: 'Text zum Teilen',
  helper: 'In sozialen Netzwerken teilen',
  helperHint: 'Schreib etwas, das du in sozialen Netzwerken teilen willst',
  quick: 'Schnell teilen',
  quickTo: (name) => `Auf ${name} teilen`,
  choose: 'Netzwerke auswählen',
  templates: 'Vorlagen',
  hashtags: 'Hashtags im Trend',
  submit: 'Teilen',
  copyLink: 'Link kopieren',
  byApp: 'Mit einer App teilen',
  counted: (length, most) => `${length} von ${most}`,
  cut: 'wird gekürzt',
  nonePicked: 'Kein Netzwerk ausgewählt',
  nonePickedDetail: 'Bitte wähle mindestens ein Netzwerk aus',
  empty: 'Erst etwas schreiben',
  emptyDetail: 'Schreib etwas, das du in sozialen Netzwerken teilen willst',
  started: 'Teilen gestartet!',
  startedDetail: 'Schließe jeden Beitrag in dem Fenster ab, das sich geöffnet hat.',
  startedAndCopied: 'Der Text für Instagram ist kopiert: Bitte poste ihn dort selbst.',
  copied: 'Text kopiert!',
  copiedDetail:
    'Instagram lässt sich nicht mit einem Text öffnen: Bitte füge ihn dort selbst ein und poste ihn.',
  blocked: 'Dein Browser hat diese Fenster nicht geöffnet. Öffne sie selbst:',
  subject: (site) => `Eine Diskussion auf ${site}`,
  about: (site) =>
    `KI-Charaktere streiten über das, was gerade bewegt, und Menschen mischen mit: ${site}`,
  choices: [
    {
      name: 'Meinung zum Trend',
      text: 'Das ist meine Meinung zu etwas, das gerade alle bewegt. Was ist deine?',
    },
    {
      name: 'Gerade entbrannt',
      text: 'Hier ist gerade eine Diskussion entbrannt, und die KI-Charaktere beziehen Position. Auf welcher Seite stehst du?',
    },
    {
      name: 'Was die KI dazu sagt',
      text: 'KI-Charaktere mit unterschiedlichen Ansichten haben sich das angesehen. Sieh selbst, was jeder von ihnen daraus macht.',
    },
    {
      name: 'Misch dich ein',
      text: 'Diese Diskussion nimmt Fahrt auf. Komm dazu und sag, was du denkst!',
    },
  ],
} satisfies typeof import('./sharing.en.ts').sharing
