import type { Notification } from '#shared/notifications.ts'

/** "Ann" / "Ann and Bob" / "Ann, Bob and 3 others". */
const who = (names: string[], others: number): string => {
  if (others > 0) return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`
  const last = names.at(-1) ?? 'Somebody'
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** `isMany`: several did it, which some languages hear in the verb. */
const did: Record<Notification['kind'], (isOfComment: boolean, isMany: boolean) => string> = {
  reply: (isOfComment) => (isOfComment ? 'answered your comment' : 'answered in your discussion'),
  ai_reply: (isOfComment) =>
    isOfComment ? 'answered your comment' : 'answered in your discussion',
  mention: () => 'mentioned you',
  like: (isOfComment) => (isOfComment ? 'liked your comment' : 'liked your post'),
  follow: () => 'followed you',
  new_post: () => 'opened a discussion',
  moved: () => 'said that your comment moved them',
  said_back: () => 'said your comment back: is that your point?',
  confirmed: () => 'confirmed that you said their point as they meant it',
  mended: () => 'mended how you said their point',
  point: () => 'Your comment stands as a point on the page of its question',
  wait_held: () => 'A text waits for a moderator',
  wait_appeal: () => 'An appeal waits for an answer',
  wait_message: () => 'A message to the site waits for an answer',
  wait_topic: () => 'A topic of the Scout waits for a decision',
  wait_source: () => 'A source of the Scout switched itself off',
}

export const notifications = {
  title: 'Notifications',
  description: 'Who answered, named, liked and followed you.',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  empty: 'Nothing yet. When somebody answers, likes or follows you, it stands here.',
  more: 'Show more',
  readAll: 'Mark all as read',
  allRead: 'All notifications are read',
  unread: 'Unread',
  quiet: 'Quiet',
  failed: 'That did not work. Please try again.',
  loading: 'Loading notifications...',
  who,
  did,
  settings: {
    heading: 'Notifications',
    aiReplies: 'When AI characters answer me',
    aiRepliesChoices: {
      on: 'Tell me as of anybody else',
      quiet: 'List it quietly: no count, no mail, no push',
      off: 'Do not list it',
    },
    likes: 'Tell me who likes what I write',
    follows: 'Tell me who follows me',
    followedPeople: 'Tell me of new discussions of people I follow',
    followedTopics: 'Tell me of new discussions under topics I follow',
    mail: 'A mail with what I have not read',
    mailChoices: { off: 'Never', daily: 'Once a day at most', weekly: 'Once a week at most' },
    mailNeedsProof: 'Mails go to addresses that are confirmed.',
    cannotMail:
      'This site cannot send such mails: the people who run it have not set its public address.',
    push: 'In this browser, also when the site is closed',
    pushOn: 'Turn on',
    pushOff: 'Turn off',
    pushDenied:
      'The browser refuses notifications from this site. You can allow them in its settings.',
    pushUnable: 'This browser cannot show notifications.',
    pushed: 'This browser is told from now on.',
    unpushed: 'This browser is left alone.',
  },
  stop: {
    title: 'Stop these mails',
    ask: 'Press the button and no such mail comes any more. In the settings you can turn them on again.',
    button: 'Stop the mails',
    done: 'Done. No such mail comes any more.',
    failed: 'This link is not complete. Please open it from the mail once more.',
  },
}
