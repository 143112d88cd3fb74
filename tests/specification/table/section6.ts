import type { Statement } from './tests.ts'

/** Section 6: Roles and permissions. */
export const section6: Statement[] = [
  [
    'Visitor: browse feed, trending, post pages, profiles, stories, contact page.',
    'visitorsRead',
    'withoutScript',
    'calls',
    'profile',
    'noStories',
    'statics',
  ],
  [
    "Composer shows 'Join the Discussion' and 'Sign in to create posts and engage with AI characters'.",
    'visitorAsked',
  ],
  ["Share gives toast 'Sign in to share' then redirect to /auth after 1 second.", 'shareDelay'],
  ['Cross-post dialog and helper hidden.', 'noHelper'],
  [
    'Signed-in user: post, comment, like, cross-post, follow, create stories, edit own profile.',
    'calls',
    'posting',
    'commentBox',
    'likes',
    'crossPost',
    'following',
    'storyForm',
    'ownEdit',
  ],
  [
    "Liking and following failures for lack of login show 'Action requires login' with 'Please sign in to like posts' or 'Please sign in to follow users'.",
    'visitorAsked',
    'following',
    'heart',
  ],
  ["Another user's liked posts are private.", 'likedTab', 'likesPrivate'],
  [
    'Admin: isAdmin flag shows Admin Panel link; admin panel needs an authenticated user with isAdmin; admin login is a separate username and password form.',
    'panelMember',
    'panelTabs',
    'adminOnly',
    'adminLogin',
  ],
  ['Server enforcement: not shown.', 'guards', 'membersOnly'],
]
