export const site = {
  skip: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  failed: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  error: 'Fehler',
  toast: 'Meldung',
  closeToast: 'Schließen',
  notifications: 'Meldungen ({hotkey})',
} satisfies typeof import('./site.en.ts').site

export const offlineReason: typeof import('./site.en.ts').offlineReason = (what) =>
  `${what} Du bist offline.`

export const broken = {
  title: 'Da ist etwas schiefgegangen',
  detail: 'Diese Seite konnte nicht gezeigt werden. Bitte versuch es gleich noch einmal.',
} satisfies typeof import('./site.en.ts').broken

export const notFound = {
  title: 'Seite nicht gefunden',
  detail: 'Unter dieser Adresse gibt es nichts.',
  home: 'Zur Startseite',
} satisfies typeof import('./site.en.ts').notFound
