import { counted } from '#web/texts/counted.de.ts'

export const offline = {
  title: 'Du bist offline',
  detail: 'Diese Seite liegt nicht auf deinem Gerät. Sie kommt, sobald du wieder Netz hast.',
  again: 'Noch einmal versuchen',
  keptHeading: 'Das kannst du auch ohne Netz lesen',
  nothing: 'Auf diesem Gerät ist noch nichts abgelegt.',
  now: 'Du bist offline. Was du schreibst, wartet hier, bis du wieder Netz hast.',
  old: (when) => `Du bist offline. Du siehst diese Seite mit dem Stand vom ${when}.`,
  back: 'Du bist wieder online.',
  renew: 'Neues zeigen',
} satisfies typeof import('./offline.en.ts').offline

export const waiting = {
  region: 'Noch nicht gesendet',
  heading: (count) => counted(count, 'Antwort wartet', 'Antworten warten'),
  waits: 'Wartet auf das Netz.',
  sending: 'Wird gesendet …',
  signIn: 'Wartet, bis du wieder angemeldet bist.',
  takeBack: 'Zurücknehmen',
  tryAgain: 'Noch einmal versuchen',
} satisfies typeof import('./offline.en.ts').waiting
