import type { Notification } from '#shared/notifications.ts'

const did: Record<Notification['kind'], (one: Notification) => string> = {
  reply: ({ isOfComment }) =>
    isOfComment ? 'answered your comment' : 'answered in your discussion',
  ai_reply: ({ isOfComment }) =>
    isOfComment ? 'answered your comment' : 'answered in your discussion',
  mention: () => 'mentioned you',
  like: ({ isOfComment }) => (isOfComment ? 'liked your comment' : 'liked your post'),
  follow: () => 'followed you',
}

/** "Ann Lee and 2 others liked your post: “Should …”", for mails and pushed messages. */
export const inWords = (notification: Notification): string => {
  const { people, othersCount, kind, excerpt } = notification
  const [first = 'Somebody', ...more] = people.map(({ name, isAi }) =>
    isAi ? `${name} (AI)` : name,
  )
  const others = more.length + othersCount
  const who = others === 0 ? first : `${first} and ${others} ${others === 1 ? 'other' : 'others'}`
  return `${who} ${did[kind](notification)}${excerpt === '' ? '' : `: “${excerpt}”`}`
}
