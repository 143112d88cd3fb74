import type { Doubt, HeldThing, QueueItem, Notice, Verdict } from '#shared/moderation.ts'
import { moderation as shown } from './moderation.en.ts'

const doubts: Record<Doubt, string> = {
  links: 'Links to other sites',
  words: 'Words of spam or abuse',
  copy: 'A copy of other texts',
  waiting: 'Somebody new who has more waiting',
  wave: 'Somebody new during a wave of spam',
}

const things: Record<QueueItem['thing'], string> = {
  held: 'Held text',
  post: 'Post',
  comment: 'Comment',
  story: 'Story',
  profile: 'Profile',
  moved: '“You moved me”',
  steelman: 'Comment said back',
  mind: 'What would change a mind',
}

const heldAs: Record<HeldThing, string> = {
  post: 'Held post',
  comment: 'Held comment',
  story: 'Held story',
  profile: 'Held profile',
  post_edit: 'Held edit of a post',
  comment_edit: 'Held edit of a comment',
  moved: 'Held “You moved me”',
  steelman: 'Held comment said back',
  mend: 'Held mend of a comment said back',
  mind: 'Held “What would change my mind”',
}

const verdicts: Record<Verdict, string> = {
  approve: 'Approve',
  remove: 'Remove',
  warn: 'Warn',
  suspend: 'Suspend',
  ban: 'Ban',
}

const done: Record<Verdict | Notice['action'], string> = {
  edit: 'Edited',
  approve: 'Approved',
  remove: 'Removed',
  warn: 'Warned',
  suspend: 'Suspended',
  ban: 'Banned',
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The tab "Moderation" of the admin panel; only administrators load it. */
export const moderation = {
  tab: 'Moderation',
  loading: 'Loading what waits for a moderator...',
  error: 'Error',
  queue: {
    heading: (count: number) => `Waiting for a decision (${count})`,
    empty: 'Nothing waits for a decision.',
    hint: 'The longest waiting first. The person concerned reads the reason and can appeal once.',
    things,
    heldAs,
    doubts,
    by: (name: string) => `by ${name}`,
    before: (count: number) => counted(count, 'decision before', 'decisions before'),
    open: 'Open where it stands',
    reasons: { ...shown.reasons, screening: 'Automatic screening' },
    reportedBy: (name: string) => `reported by ${name}`,
    screening: 'the automatic screening',
    decideOn: (verdict: string, what: string) => `${verdict}: ${what}`,
  },
  verdicts,
  done,
  form: {
    heading: (verdict: string) => `${verdict} with a reason`,
    reason: 'Reason (the person reads it)',
    days: 'For how long',
    dayCounts: { '1': '1 day', '7': '7 days', '30': '30 days' },
    isRemoved: 'Also take it off the site',
    isNeverAgain: 'Never say this text again on this site',
    pending: 'Saving...',
    close: 'Close',
  },
  appeals: {
    heading: (count: number) => `Appeals (${count})`,
    empty: 'No appeal waits for an answer.',
    by: (name: string, action: string) => `${name} against: ${action}`,
    reason: 'The reason was:',
    says: 'The appeal:',
    answer: 'Answer (the person reads it)',
    uphold: 'Uphold',
    reject: 'Reject',
    answered: 'The appeal is answered',
  },
  sanctioned: {
    heading: (count: number) => `May not write now (${count})`,
    empty: 'Nobody is suspended or banned.',
    suspended: 'Suspended until',
    banned: 'Banned',
    lift: 'Lift',
    liftOf: (name: string) => `Let ${name} write again`,
    lifted: (name: string) => `${name} may write again`,
  },
}
