/** What somebody has begun to write and not sent. */
export const drafts = {
  title: 'Drafts',
  hint: 'What you have begun to write. Only you can see it, on every device where you are signed in.',
  empty: 'Nothing yet. What you begin to write and do not send is kept here.',
  failed: 'Your drafts could not be read. Please try again in a moment.',
  start: 'A new discussion',
  answer: 'A response to a post',
  reply: 'A reply to a response',
  gone: 'What it answered is not there any more',
  about: (words: string) => `To: “${words}”`,
  open: 'Write on',
  openFailed: 'The draft could not be opened.',
  occupied: 'Another text stands there',
  occupiedDetail: 'It could not be kept, so it was not replaced. Send or delete it first.',
  remove: 'Delete',
  keep: 'Keep it',
  removeName: 'Delete this draft',
  removeFailed: 'The draft could not be deleted.',
  sure: 'This text cannot be brought back.',
  changed: 'Changed elsewhere',
  changedDetail:
    'This text was changed in another tab or on another device. Both are in your drafts.',
  /** Beside the field. */
  where: {
    none: 'Drafts',
    kept: 'Kept in your drafts',
    here: 'Kept in this browser only',
    full: 'Kept in this browser only: you have 50 drafts',
  },
}
