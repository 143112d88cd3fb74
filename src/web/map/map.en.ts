/** The map of a thread: who answers whom. */
export const map = {
  open: 'Map',
  hint: 'See who answers whom, and where they stand',
  heading: 'Map of the thread',
  picture: 'Who answers whom. Arrow keys go from one to the next, Enter leads to the words.',
  asList: 'As a list',
  legend: 'What the signs mean',
  unknown: 'Stance not known',
  ai: 'AI',
  byAi: (name: string) => `${name} (AI)`,
  first: (count: number) => `The first ${count} responses are drawn.`,
  empty: 'Nothing of this thread is shown to you.',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded. Reload the page to try again.',
}
