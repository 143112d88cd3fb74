import type { Statement } from './tests.ts'

/** Section 9: Business constants and limits. */
export const section9: Statement[] = [
  [
    'Minimum password length 6; minimum age 13 per privacy text.',
    'agreement',
    'numbers',
    'complaints',
    'saysNumbers',
  ],
  [
    'Trending refresh: 5 minutes sidebar, 30 seconds home; feed polling 3 seconds; sidebar shows at most 8 topics; up to 4 trending hashtags suggested in sharing; up to 3 passed from home.',
    'numbers',
    'hottest',
    'trending5',
    'trending30',
    'polls',
  ],
  [
    'Page sizes: home previous posts 20; previous posts page 10.',
    'numbers',
    'previousHome',
    'previousPage',
  ],
  [
    'Truncation: list view 200 characters; share text 100 characters; page description 200, title 80.',
    'numbers',
    'cut',
    'previousPage',
    'share100',
    'detail',
  ],
  [
    'Redirect delays: 500 ms (unauthorized), 1000 ms (share sign-in).',
    'numbers',
    'signedOut',
    'shareDelay',
  ],
  [
    'Popular categories (fixed): Technology, Science, Politics, Environment, Business, Healthcare, Education, Innovation.',
    'columns',
    'numbers',
  ],
  [
    'Cross-post limits: Twitter/X 280, Facebook 500, LinkedIn 3000, Instagram 2200, WhatsApp 1000, Email 5000.',
    'limits',
    'numbers',
  ],
  [
    "Text plus hashtags over the limit is cut to the limit minus 3 characters followed by '...'.",
    'limits',
  ],
  [
    'Instagram cannot be opened with text: text is copied to the clipboard and the user is told to post manually.',
    'instagram',
  ],
  ['Other platforms open a 600x500 share window.', 'shareWindows'],
  [
    'Stories: lifetime 24 hours; progress 2 percent per 100 ms; refresh 30 s.',
    'progress',
    'viewer',
    'storyLife',
    'storyPoll',
  ],
  ['Profile post cards: at most 5 tags shown.', 'profile', 'numbers'],
  [
    "Relative time: under 60 s 'Just now', then minutes, hours, days (under 7 days), else date; elsewhere the standard 'x ago' wording.",
    'moments',
  ],
  ['Priority colours: red high, yellow medium, green low, grey other.', 'advice'],
  ['Default subscription tier Free.', 'ownShows'],
  ['Initials at most 2 letters.', 'initials'],
  ['Cache: fresh 5 minutes; read retried once; writes not retried.', 'fresh', 'retry', 'noRetry'],
  [
    'Toast: 1 visible, 5000 ms, 50 px swipe, removal delay after dismissal 1,000,000 ms.',
    'toasts',
    'numbers',
  ],
  ['Tooltip delay 700 ms, skip delay 300 ms.', 'hints', 'hintSkips'],
  ['Toast viewport max width 420 px on medium screens and larger.', 'toasts'],
  [
    'Contact response times: general 24 h, technical 12 h, business 48 h, privacy 24 h.',
    'contactInfo',
    'numbers',
    'saysNumbers',
  ],
]
