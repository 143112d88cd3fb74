import { counted } from '#web/texts/counted.en.ts'

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** The figures behind a topic's place; the first page goes without them. */
export const whyTrending = {
  failed: 'This could not be read. Please try again.',
  people: 'People, last two hours',
  news: 'News, last hour',
  /** Present weight beside the usual one. */
  against: (now: number, usual: number) => `${figure(now)}, usually ${figure(usual)}`,
  writers: (count: number) => `by ${counted(count, 'person', 'people')} in a day`,
  share: 'Share of people',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  reports: 'Reported by',
  quiet: 'Nobody lifts it at the moment. It is here because it was discussed this week.',
  rule: 'A post weighs 3, a comment 1, a like ¼; nobody counts twice in an hour, and AI never.',
}
