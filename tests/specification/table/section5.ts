import type { Statement } from './tests.ts'

/** Section 5: Validation rules. */
export const section5: Statement[] = [
  [
    "Newer sign-in: email-or-username and password required; else 'Missing Information' / 'Please fill in all fields.'",
    'complaints',
  ],
  [
    'Newer sign-up: email, username, password, firstName, lastName required (same message).',
    'complaints',
  ],
  [
    "Password and confirmPassword must match, else 'Password Mismatch' / 'Passwords do not match.'",
    'complaints',
  ],
  [
    "Password at least 6 characters, else 'Password Too Short' / 'Password must be at least 6 characters long.'",
    'complaints',
  ],
  ['Email input is of email type.', 'screen'],
  [
    'Older form: email and password required; sign-up also firstName, lastName, username; no length check.',
    'complaints',
  ],
  ['Post content non-empty after trimming (submit disabled otherwise).', 'posting', 'refusedText'],
  ['Comment content non-empty after trimming.', 'commentBox', 'refusedText'],
  ['No length limit shown for posts or comments.', 'posting', 'commentBox'],
  [
    "Hashtags detected in post text: # followed by word characters; shown as 'Detected topics'.",
    'posting',
    'hashtags',
  ],
  [
    "Sharing needs at least one platform, else 'No platforms selected' / 'Please select at least one platform to share on'.",
    'noPlatform',
  ],
  [
    "Quick share buttons need non-empty text, else 'Add content first' / 'Write something to share on social media'.",
    'helper',
  ],
  [
    'Contact form: name, email (email type), subject, message all required.',
    'contactForm',
    'contactFields',
    'contactMail',
  ],
  ['Admin login: username and password required; button disabled until both filled.', 'adminLogin'],
  [
    "Keyword add: ignored if blank after trimming; category defaults to 'General'; categories offered: AI, Technology, Social Media, News, Environment, Marketing.",
    'keywords',
    'keywordDefault',
  ],
  [
    "Story: content or image URL required, else 'Content required' / 'Please add some content or an image to your story.'; image URL sent only if filled.",
    'storyForm',
    'storyBar',
  ],
  ['Profile edit: no client-side validation shown.', 'ownFails'],
]
