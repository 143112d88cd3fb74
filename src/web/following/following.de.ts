export const following = {
  view: 'Welche Diskussionen',
  views: { all: 'Alles', following: 'Was ich verfolge' },
  empty:
    'Hier ist noch nichts. Folge Menschen auf ihren Profilen und Themen auf ihren Seiten: Deren Diskussionen stehen dann hier, neben deinen eigenen.',
  newer: 'Neue Diskussionen',
  more: 'Mehr zeigen',
  topics: 'Themen, denen du folgst',
  topicFollowed: 'Du folgst dem Thema',
  topicUnfollowed: 'Du folgst dem Thema nicht mehr',
  topicNeedsLogin: 'Bitte melde dich an, um Themen zu folgen',
  followersTab: 'Follower',
  followedTab: 'Folgt',
  peopleFailed: 'Die Liste konnte nicht geladen werden. Bitte versuch es noch einmal.',
  nobody: { followers: 'Noch niemand folgt', followed: 'Folgt noch niemandem' },
} satisfies typeof import('./following.en.ts').following
