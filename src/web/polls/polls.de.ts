import { counted } from '#web/texts/counted.de.ts'

const span = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, 'Minute', 'Minuten')
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'Stunde', 'Stunden')
  return counted(Math.round(minutes / 60 / 24), 'Tag', 'Tage')
}
const dative = (span: string): string => span.replace(/(Tage)$/, '$1n')

export const polls = {
  heading: 'Umfrage',
  fold: (count: number) => `Umfrage: ${counted(count, 'Stimme', 'Stimmen')}`,
  option: (number: number) => `Antwort ${number}`,
  add: 'Weitere Antwort',
  removeOption: (number: number) => `Antwort ${number} entfernen`,
  remove: 'Keine Umfrage',
  lasting: 'Wie lange die Umfrage läuft',
  lasts: (hours: number) => `Läuft ${span(hours * 60)}`,
  voters: (count: number) => counted(count, 'Stimme', 'Stimmen'),
  votes: (count: number) => counted(count, 'Person', 'Personen'),
  percent: (share: number) => `${share} %`,
  first: (share: number) => `zuerst ${share} %`,
  ends: (day: string) => `endet am ${day}`,
  endsIn: (minutes: number) => `endet in ${dative(span(minutes))}`,
  ended: (day: string) => `endete am ${day}`,
  counting: 'ist gerade zu Ende gegangen',
  hidden: 'Ergebnisse siehst du, sobald du abgestimmt hast',
  changed: (first: string, now: string) =>
    `Du hast zuerst für „${first}“ gestimmt und jetzt für „${now}“.`,
  signIn: 'Melde dich an, um abzustimmen',
  failed: 'Deine Stimme konnte nicht gespeichert werden.',
}
