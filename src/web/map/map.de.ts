export const map = {
  open: 'Karte',
  hint: 'Sieh, wer wem antwortet und wo wer steht',
  heading: 'Karte der Diskussion',
  picture: 'Wer wem antwortet. Pfeiltasten führen weiter, die Eingabetaste führt zu den Worten.',
  asList: 'Als Liste',
  legend: 'Was die Zeichen bedeuten',
  unknown: 'Haltung nicht bekannt',
  ai: 'KI',
  byAi: (name) => `${name} (KI)`,
  first: (count) => `Gezeichnet sind die ersten ${count} Antworten.`,
  empty: 'Von dieser Diskussion wird dir nichts gezeigt.',
  loading: 'Die Karte wird geladen …',
  failed:
    'Die Karte konnte nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
} satisfies typeof import('./map.en.ts').map
