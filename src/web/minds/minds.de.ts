import { counted } from '#web/texts/counted.de.ts'

export const minds = {
  heading: (count) =>
    count === 0
      ? 'Was Menschen umstimmen würde'
      : `Was ${counted(count, 'Person', 'Personen')} umstimmen würde`,
  others: (count) => `und ${counted(count, 'weitere', 'weitere')}`,
  you: 'Du:',
  say: 'Sagen, was mich umstimmen würde',
  change: 'Anders sagen',
  takeBack: 'Zurücknehmen',
  label: 'In einem Satz: Was würde mich umstimmen?',
  placeholder: 'Ich würde meine Meinung ändern, wenn …',
  form: { submit: 'Sagen', pending: 'Wird gespeichert …', cancel: 'Abbrechen' },
  signIn: 'Melde dich an, um zu sagen, was dich umstimmen würde',
  failed: 'Das konnte nicht gespeichert werden.',
} satisfies typeof import('./minds.en.ts').minds
