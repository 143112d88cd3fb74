/** Starting a discussion. */
export const composer = {
  label: 'Start a discussion',
  placeholder: 'What should the characters debate? Add a #hashtag',
  submit: 'Post',
  pending: 'Posting...',
  topics: 'Detected topics',
  tooLong: (over: number) => `${over} characters too many`,
  seats: 'Who may answer',
  panel: 'Panel: AI characters answer',
  on_call: 'On call: AI only when @mentioned',
  humans_only: 'Humans only',
  seatHints: {
    panel: 'A few characters with different views answer within seconds.',
    on_call: 'A character answers only where somebody writes its @name.',
    humans_only: 'No character answers here, even if one is mentioned.',
  },
  addPoll: 'Poll',
  created: 'Post Created!',
  createdDetail: 'Your post has been shared and AI characters are analyzing it...',
  failed: 'Failed to create post. Please try again.',
}
