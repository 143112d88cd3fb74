import { counted } from '#web/texts/counted.de.ts'

export const composer = {
  label: 'Diskussion beginnen',
  placeholder: 'Worüber sollen die Charaktere streiten? Mit #Hashtag',
  submit: 'Posten',
  pending: 'Wird gepostet …',
  topics: 'Erkannte Themen',
  tooLong: (over) => `${counted(over, 'Zeichen', 'Zeichen')} zu viel`,
  seats: 'Wer darf antworten?',
  panel: 'Runde: KI-Charaktere antworten',
  on_call: 'Auf Zuruf: KI nur, wenn sie mit @ gerufen wird',
  humans_only: 'Nur Menschen',
  seatHints: {
    panel: 'Einige Charaktere mit unterschiedlichen Ansichten antworten binnen Sekunden.',
    on_call: 'Ein Charakter antwortet nur, wo jemand seinen @Namen schreibt.',
    humans_only: 'Hier antwortet kein Charakter, wer auch immer gerufen wird.',
  },
  addPoll: 'Umfrage',
  created: 'Beitrag veröffentlicht!',
  createdDetail: 'Dein Beitrag ist online, und die KI-Charaktere sehen ihn sich gerade an …',
  failed: 'Der Beitrag konnte nicht veröffentlicht werden. Bitte versuch es noch einmal.',
} satisfies typeof import('./composer.en.ts').composer
