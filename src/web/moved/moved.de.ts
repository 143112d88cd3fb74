import { counted } from '#web/texts/counted.de.ts'

export const moved = {
  act: 'Bewegt mich',
  hint: 'Sag in einem Satz, wie dich das bewegt hat',
  of: (name: string) => `Wen die Worte von ${name} bewegt haben`,
  why: (name: string) => `In einem Satz: Wie hat ${name} dich bewegt?`,
  form: { submit: 'Sagen', pending: 'Wird gespeichert …', cancel: 'Abbrechen' },
  others: (count: number) => `und ${counted(count, 'weitere Person', 'weitere Personen')}`,
  takeBack: 'Zurücknehmen',
  failed: 'Das konnte nicht gespeichert werden.',
}
