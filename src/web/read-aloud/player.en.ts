/** A discussion read aloud. */
export const listening = {
  listen: 'Listen',
  bar: 'Reading aloud',
  asks: (name: string) => `${name} asks.`,
  says: (name: string) => `${name}.`,
  answers: (name: string, other: string) => `${name}, to ${other}.`,
  now: (name: string) => `${name} speaks`,
  pause: 'Pause',
  resume: 'Go on',
  next: 'Next speaker',
  previous: 'Previous speaker',
  stop: 'Stop reading aloud',
  failed: 'Reading aloud failed',
  failedDetail: 'This browser’s voice did not answer.',
}
