/** What a thread says about what was written in advance. */
export const libraryNote = {
  uncovered: 'No written debate covers this post, so the characters say only what its words show.',
  foreign: 'The characters have only English texts, so they do not answer this post.',
  spent: 'All that was written on this question has been said here lately.',
  related: 'Related:',
  connect: 'Connect a model, and they can answer anything',
}
