import type { Statement } from './tests.ts'

/** Section 4: States and transitions. */
export const section4: Statement[] = [
  [
    'Authentication: derived from the current-user call; authenticated when it returns data without error.',
    'currentUser',
    'userGone',
  ],
  ['No retry; an error means anonymous.', 'currentUser'],
  [
    "Forms disable submit while pending, with labels 'Processing...', 'Signing In...', 'Creating Account...'.",
    'underWay',
  ],
  [
    'The older variant implies an email verification step after registration; otherwise not shown.',
    'verified',
    'mailed',
  ],
  [
    "Post creation: idle, pending (button 'Posting...', input disabled), success (input cleared, detected topics cleared, toast, feed refetched) or error.",
    'posting',
    'draft',
  ],
  ['Like: on success toggles the local liked flag (and count by one).', 'likes'],
  ['No unlike call on home.', 'likes'],
  [
    'Comment box: opens from Comment; closes and clears on Cancel or success.',
    'commentBox',
    'answers',
  ],
  [
    'Previous posts on home: hidden, then shown (page counter reset to 0); each Load More increments the page; new posts are appended, duplicates by id dropped.',
    'previousHome',
  ],
  ['Mobile menu: open or closed.', 'phoneMenu'],
  [
    'Share dialog: open or closed; selected platforms toggled; closes after sharing.',
    'shareWindows',
  ],
  ['Admin login: submitting, then success (to /admin) or failure.', 'adminLogin', 'adminRefused'],
  ['Keyword add: on success input cleared and list refreshed.', 'keywords'],
  ["Recommendation: not implemented becomes implemented via 'Mark as Done'.", 'recommendations'],
  ['Follow/unfollow: toggles according to the current isFollowing.', 'following'],
  ['Story: lives 24 hours (expiresAt).', 'storyLife', 'storyEnds'],
  [
    'Viewer auto-advances; progress rises 2 percent every 100 ms (about 5 seconds per story); at 100 moves to next; closes after the last; pause freezes progress; opening a story registers a view.',
    'viewer',
    'viewerKeys',
    'progress',
  ],
  ['Stories list refetches every 30 seconds.', 'storyPoll'],
  ['Profile edit: mode toggles; Cancel resets fields to saved profile.', 'ownEdit'],
  [
    'Cache defaults: data fresh for 5 minutes; a failed read retried once; failed writes not retried; no polling and no refetch on window focus unless stated for a call.',
    'fresh',
    'retry',
    'noRetry',
    'noFocus',
  ],
  [
    'Toast: one visible at a time, auto-dismiss 5000 ms, swipe right to dismiss (50 px threshold), F8 focuses notification area.',
    'toasts',
    'keyboard',
  ],
]
