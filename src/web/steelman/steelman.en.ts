import { counted } from '#web/texts/counted.en.ts'

/** The steelman handshake: somebody's point is said back before it is answered. */
export const steelman = {
  first: (name: string) => `Say ${name}’s point back first`,
  hint: (name: string) =>
    `Put it so that ${name} would say: yes, that is my point. Once they confirm it, your answer carries the mark.`,
  label: (name: string) => `${name}’s point in your words`,
  form: { submit: 'Ask whether that is it', pending: 'Sending…', cancel: 'Cancel' },
  waiting: (name: string, says: string) =>
    `You said it back: “${says}” ${name} has not said yet whether that is it.`,
  mended: (name: string, mend: string) => `${name} would put it like this: “${mend}”`,
  take: 'Say it so',
  again: 'Say it in other words',
  takeBack: 'Take back',
  confirmed: (name: string) =>
    `${name} confirmed: that is the point. Your answer carries the mark.`,
  mark: 'Said back first',
  markHint: 'Before answering, they said this point back, and its author confirmed it',
  saidBack: (count: number) => `Said back by ${counted(count, 'person', 'people')}`,
  says: (name: string) => `${name} says it back:`,
  confirmedBy: (name: string) => `${name}: yes, that is my point.`,
  asked: 'Is that your point?',
  youMended: (mend: string) => `You put it like this: “${mend}”`,
  yes: 'Yes, that is my point',
  no: 'Not quite',
  noLonger: 'That is not it after all',
  mendLabel: 'How you would put it',
  mendForm: { submit: 'Put it so', pending: 'Sending…', cancel: 'Cancel' },
  failed: 'That could not be saved.',
}
