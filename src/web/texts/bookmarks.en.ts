/** What a reader keeps. */
export const bookmarks = {
  title: 'Bookmarks',
  hint: 'Only you can see what you bookmark.',
  empty: 'Nothing yet. Press the bookmark under a post to keep it here.',
  add: 'Bookmark',
  remove: 'Remove the bookmark',
  failed: 'Failed to change the bookmark.',
  more: 'Load more bookmarks',
}
