import type { Doubt, HeldThing, Notice, ReportReason, Thing } from '#shared/moderation.ts'

const reasons: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment of somebody',
  hate: 'Hate against a group',
  violence: 'Violence or threats',
  false: 'Dangerously false',
  privacy: 'Somebody’s private data',
  other: 'Something else',
}

const things: Record<Thing, string> = {
  post: 'your post',
  comment: 'your comment',
  story: 'your story',
  profile: 'your profile',
  moved: 'what you said of what moved you',
  steelman: 'how you said somebody’s comment back',
  mind: 'what you said would change your mind',
}

const actions: Record<Notice['action'], (thing: Thing, until: string) => string> = {
  edit: (thing) => `An administrator changed ${things[thing]}`,
  remove: (thing) => `A moderator removed ${things[thing]}`,
  warn: (thing) => `A moderator warns you about ${things[thing]}`,
  suspend: (thing, until) =>
    `Your account may not write until ${until}, because of ${things[thing]}`,
  ban: (thing) => `Your account may not write any more, because of ${things[thing]}`,
}

const heldThings: Record<HeldThing, string> = {
  post: 'Your post',
  comment: 'Your comment',
  story: 'Your story',
  profile: 'Your profile',
  post_edit: 'New words for your post',
  comment_edit: 'New words for your comment',
  moved: 'What moved you',
  steelman: 'How you said a comment back',
  mend: 'How you would put your comment',
  mind: 'What would change your mind',
}

const heldBecause: Record<Doubt, string> = {
  links: 'it has links to other sites',
  words: 'it has words of spam or abuse',
  copy: 'the same has been written elsewhere',
  waiting: 'you are new here, and more of yours waits',
  wave: 'you are new here, and there is much spam at the moment',
}

/** Reporting, what waits for a look, and what moderators decided. */
export const moderation = {
  report: 'Report',
  reportHeading: 'Report to the moderators',
  reportHint: 'Moderators see who reports; the person who is reported does not.',
  reason: 'What is wrong?',
  reasons,
  details: 'Anything that helps to judge it (optional)',
  send: 'Send Report',
  sending: 'Sending...',
  close: 'Close',
  reported: 'Thank you for the report',
  reportedDetail: 'A moderator will look at it.',
  failed: 'This could not be sent. Please try again.',
  held: 'Waiting for a look',
  heldDetail: 'A moderator will look at it first. Until then only you see it.',
  heldHeading: 'Waiting for a look',
  heldHint: 'Only you see this until a moderator has looked at it.',
  heldThings,
  heldBecause,
  withdraw: 'Take back',
  withdrawn: 'Taken back',
  strip: (count: number) =>
    count === 1
      ? 'A moderator has decided something about your account or your words.'
      : `Moderators have decided ${count} things about your account or your words.`,
  stripLink: 'Read why',
  title: 'Messages from the moderators',
  description: 'What moderators decided about you, and why.',
  empty: 'No moderator has decided anything about you.',
  actions,
  because: 'The reason:',
  about: 'It is about:',
  appeal: 'Appeal',
  appealHint: 'You can appeal once. Another look is taken, and you read the answer here.',
  appealLabel: 'Why should this be decided otherwise?',
  appealSend: 'Send Appeal',
  appealed: 'Your appeal was sent',
  appealSaid: 'You appealed:',
  appealWaits: 'Your appeal waits for an answer.',
  upheld: 'Your appeal was upheld:',
  rejected: 'Your appeal was rejected:',
  transparency: {
    title: 'Moderation in numbers',
    description: 'How often moderators of this site did what.',
    lead: 'Counted from the first day on, from a log that can only be added to.',
    none: 'Moderators have not had to do anything yet.',
    since: 'Counting since',
    what: 'What was done',
    howOften: 'How often',
    counts: {
      reports: 'Reports by people',
      approved: 'Looked at and approved',
      removed: 'Removed',
      warned: 'Warnings',
      suspended: 'Suspensions',
      banned: 'Bans',
      appeals: 'Appeals answered',
      upheld: 'Appeals upheld',
    },
    seal: 'Seal of the log',
    sealHint:
      'It is made of every line of the log. If you note it down, you can tell later whether a line before it was changed.',
  },
}
