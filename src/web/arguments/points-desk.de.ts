import { counted } from '#web/texts/counted.de.ts'

export const pointsDesk = {
  heading: (count) => `Punkte von Menschen (${count})`,
  hint: 'Kommentare, die in einer Diskussion über eine Frage mindestens zwei Menschen bewegt haben. Fass den Punkt in eine Zeile, die von den Worten gedeckt ist, oder lehn ihn ab.',
  loading: 'Punkte von Menschen werden geladen …',
  empty: 'Kein Kommentar wartet darauf, ein Punkt zu werden.',
  by: (name) => `von ${name}`,
  moved: (count) => `hat ${counted(count, 'Person', 'Menschen')} bewegt`,
  changed: (says) =>
    `Der Punkt stand als „${says}“ da. Der Kommentar wurde seitdem geändert; darum steht er nicht mehr auf der Seite.`,
  open: 'Dort öffnen, wo es steht',
  accept: 'In Worte fassen',
  decline: 'Ablehnen',
  takeOff: 'Herunternehmen',
  on: (act, what) => `${act}: ${what}`,
  side: 'Auf welcher Seite',
  sides: { for: 'Dafür', against: 'Dagegen', neither: 'Auf keiner Seite' },
  says: 'Der Punkt in einer Zeile',
  saysHint:
    'Sag nichts, was der Kommentar nicht sagt. Alle lesen es, mit dem Namen, von wem es kommt.',
  put: 'Auf die Seite stellen',
  reason: 'Grund (steht in der Kopie der Daten, die die Person von sich holen kann)',
  pending: 'Wird gespeichert …',
  close: 'Schließen',
  accepted: 'Der Punkt steht auf der Seite seiner Frage',
  declined: 'Abgelehnt',
  listed: 'Auf den Seiten',
} satisfies typeof import('./points-desk.en.ts').pointsDesk
