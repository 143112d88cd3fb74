/** Following people and topics, and what one sees of them. */
export const following = {
  view: 'Which discussions',
  views: { all: 'Everything', following: 'Following' },
  empty:
    'Nothing here yet. Follow people on their profiles and topics on their pages: their discussions stand here, beside your own.',
  newer: 'New discussions',
  more: 'Show more',
  topics: 'Topics you follow',
  topicFollowed: 'Following topic',
  topicUnfollowed: 'Unfollowed topic',
  topicNeedsLogin: 'Please sign in to follow topics',
  followersTab: 'Followers',
  followedTab: 'Following',
  peopleFailed: 'These people could not be read. Please try again.',
  nobody: { followers: 'No followers yet', followed: 'Follows nobody yet' },
}
