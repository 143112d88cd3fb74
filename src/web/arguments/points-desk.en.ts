import { counted } from '#web/texts/counted.en.ts'

/** Points of people in the tab "Moderation"; only administrators load it. */
export const pointsDesk = {
  heading: (count: number) => `Points that people made (${count})`,
  hint: 'Comments that moved at least two people in a discussion of a question. Word the point in one line that the author’s words support, or decline it.',
  loading: 'Loading what people made a point of...',
  empty: 'No comment waits to become a point.',
  by: (name: string) => `by ${name}`,
  moved: (count: number) => `moved ${counted(count, 'person', 'people')}`,
  changed: (says: string) =>
    `It stood as “${says}”. Its author has changed the comment since, so it is off the page.`,
  open: 'Open where it stands',
  accept: 'Word it',
  decline: 'Decline',
  takeOff: 'Take off',
  on: (act: string, what: string) => `${act}: ${what}`,
  side: 'On which side',
  sides: { for: 'For it', against: 'Against it', neither: 'On neither side' },
  says: 'The point in one line',
  saysHint:
    'Say nothing that the comment does not say. Everybody reads it, with the author’s name.',
  put: 'Put it on the page',
  reason: 'Reason (stands in the author’s copy of their data)',
  pending: 'Saving...',
  close: 'Close',
  accepted: 'It stands on the page of its question',
  declined: 'Declined',
  listed: 'On the pages',
}
