import { counted } from '#web/texts/counted.de.ts'

export const steelman = {
  first: (name: string) => `Gib erst den Punkt von ${name} wieder`,
  hint: (name: string) =>
    `Sag es so, dass ${name} sagen würde: Ja, das ist mein Punkt. Nach der Bestätigung trägt deine Antwort das Zeichen.`,
  label: (name: string) => `Der Punkt von ${name} in deinen Worten`,
  form: { submit: 'Fragen, ob es das ist', pending: 'Wird gesendet …', cancel: 'Abbrechen' },
  waiting: (name: string, says: string) =>
    `Deine Wiedergabe: „${says}“ ${name} hat noch nicht gesagt, ob es das ist.`,
  mended: (name: string, mend: string) => `${name} würde es so sagen: „${mend}“`,
  take: 'So sagen',
  again: 'Anders sagen',
  takeBack: 'Zurücknehmen',
  confirmed: (name: string) =>
    `${name} hat bestätigt: Das ist der Punkt. Deine Antwort trägt das Zeichen.`,
  mark: 'Erst wiedergegeben',
  markHint:
    'Vor der Antwort wurde dieser Punkt wiedergegeben, und wer ihn schrieb, hat das bestätigt',
  saidBack: (count: number) => `Von ${counted(count, 'Person', 'Personen')} wiedergegeben`,
  says: (name: string) => `${name} gibt es so wieder:`,
  confirmedBy: (name: string) => `${name}: Ja, das ist mein Punkt.`,
  asked: 'Ist das dein Punkt?',
  youMended: (mend: string) => `Du sagst es so: „${mend}“`,
  yes: 'Ja, das ist mein Punkt',
  no: 'Nicht ganz',
  noLonger: 'Das ist es doch nicht',
  mendLabel: 'Wie du es sagen würdest',
  mendForm: { submit: 'So ist es gemeint', pending: 'Wird gesendet …', cancel: 'Abbrechen' },
  failed: 'Das konnte nicht gespeichert werden.',
}
