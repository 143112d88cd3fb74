import { counted } from './counted.en.ts'

/** The tab "People" of the admin panel; only administrators load it. */
export const peopleDesk = {
  tab: 'People',
  loading: 'Loading people...',
  heading: 'People',
  search: 'Search',
  searchHint: 'A part of a name or handle, or a whole e-mail address',
  submit: 'Find',
  empty: 'Nobody is called so.',
  more: 'Show earlier ones',
  first: 'Back to the newest',
  open: (name: string) => `About ${name}`,
  back: 'Back to all people',
  joined: 'Here since',
  written: (posts: number, comments: number) =>
    `${counted(posts, 'post', 'posts')}, ${counted(comments, 'comment', 'comments')}`,
  admin: 'Administrator',
  unverified: 'E-mail not confirmed',
  sanctions: { suspended: 'Suspended', banned: 'Banned' },
  decisions: 'What moderators decided',
  noDecisions: 'Nothing was decided.',
  reportsAbout: 'What was reported of theirs',
  reportsBy: 'What they reported',
  noReports: 'Nothing was reported.',
  report: (thing: string, reason: string) => `${thing}: ${reason}`,
  things: {
    post: 'Post',
    comment: 'Comment',
    story: 'Story',
    profile: 'Profile',
    moved: '“You moved me”',
    steelman: 'Comment said back',
    mind: 'What would change a mind',
  },
  acts: {
    edit: 'changed',
    remove: 'removed',
    warn: 'a warning',
    suspend: 'suspended for it',
    ban: 'banned for it',
  },
  settled: 'settled',
  sessions: 'Where they are signed in',
  noSessions: 'Nowhere.',
  lastSeen: 'last used',
  unknownBrowser: 'A program that does not say its name',
  end: 'Sign them out everywhere',
  ended: 'They are signed out everywhere',
  make: 'Make an administrator',
  take: 'Make a member again',
  sure: {
    make: (name: string) =>
      `${name} will be able to read and decide all that you can. They are signed out everywhere, and sign in again at /admin-login. Anybody who reads the mails of their account can have a new password sent there.`,
    take: (name: string) =>
      `${name} keeps the account and all that they wrote, and can no longer open this panel. They are signed out everywhere.`,
  },
  secondStep: {
    on: 'Signs in with a second step.',
    remove: 'Switch the second step off',
    sure: (name: string) =>
      `${name} signs in with the password alone then. Be sure that it is ${name} who asks: anybody who has the password is let in. They are told by mail, and read the reason.`,
    reason: 'Reason (the person reads it)',
    removed: 'The second step is off, and they are told',
  },
  keep: 'Leave it',
  changed: {
    make: (name: string) => `${name} is an administrator`,
    take: (name: string) => `${name} is a member again`,
  },
}
