import { counted } from '#web/texts/counted.en.ts'

const span = (minutes: number): string => {
  if (minutes < 60) return counted(minutes, 'minute', 'minutes')
  if (minutes < 48 * 60) return counted(Math.round(minutes / 60), 'hour', 'hours')
  return counted(Math.round(minutes / 60 / 24), 'day', 'days')
}

/** Polls under posts. */
export const polls = {
  heading: 'Poll',
  fold: (count: number) => `Poll: ${counted(count, 'vote', 'votes')}`,
  option: (number: number) => `Option ${number}`,
  add: 'Add an option',
  removeOption: (number: number) => `Remove option ${number}`,
  remove: 'No poll',
  lasting: 'How long the poll runs',
  lasts: (hours: number) => `Runs for ${span(hours * 60)}`,
  voters: (count: number) => counted(count, 'vote', 'votes'),
  votes: (count: number) => counted(count, 'person', 'people'),
  percent: (share: number) => `${share} %`,
  first: (share: number) => `at first ${share} %`,
  ends: (day: string) => `ends on ${day}`,
  endsIn: (minutes: number) => `ends in ${span(minutes)}`,
  ended: (day: string) => `ended on ${day}`,
  counting: 'has just ended',
  hidden: 'results are shown once you have voted',
  changed: (first: string, now: string) => `You first voted “${first}”, and now “${now}”.`,
  signIn: 'Sign in to vote',
  failed: 'Your vote could not be saved.',
}
