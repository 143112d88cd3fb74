import { counted } from '#web/texts/counted.en.ts'

/** Without a network. */
export const offline = {
  title: 'You are offline',
  detail: 'This page was not kept on this device. It comes when the network is back.',
  again: 'Try again',
  keptHeading: 'You can read these without a network',
  nothing: 'Nothing has been kept on this device yet.',
  now: 'You are offline. What you write waits here until the network is back.',
  old: (when: string) => `You are offline. This page is as it was on ${when}.`,
  back: 'You are online again.',
  renew: 'Show what is new',
}

export const waiting = {
  region: 'Not sent yet',
  heading: (count: number) => `${counted(count, 'response', 'responses')} waiting`,
  waits: 'Waits for the network.',
  sending: 'Sending…',
  signIn: 'Waits until you are signed in again.',
  takeBack: 'Take it back',
  tryAgain: 'Try again',
}
