/** The composer as a screen of its own. */
export const createPost = {
  title: 'Create Post',
  description: 'Start a discussion and see which characters disagree.',
}
