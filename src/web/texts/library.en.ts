/** What a thread says about what was written in advance. */
export const libraryNote = {
  covered: 'What the characters debate here:',
  uncovered:
    'No written debate covers this post, so the characters have little or nothing to say to it.',
  foreign: 'The characters have only English texts, so they do not answer this post.',
  spent: 'All that was written on this question has been said here lately.',
  related: 'Related:',
  connect: 'Connect a model, and they can answer anything',
}

/** The panel's list of what was written in advance. */
export const libraryPanel = {
  heading: 'Written library',
  detail:
    'Debates and readings that the characters speak from while no model is connected. Switch off what should never be said here again.',
  loading: 'Loading the library...',
  loadingTexts: 'Loading texts...',
  search: 'Search the library',
  more: (count: number) => `${count} more; search to find them`,
  none: 'Nothing in the library has these words.',
  reading: 'Reading',
  texts: (count: number) => (count === 1 ? '1 text' : `${count} texts`),
  speak: (title: string) => `May be spoken: ${title}`,
  spoken: 'said here',
  skipped: 'These files of yours could not be taken:',
  off: 'This is not said here any more.',
  on: 'This may be said again.',
  error: 'The library could not be changed',
}
