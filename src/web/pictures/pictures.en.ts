/** Pictures in posts and comments. */
export const pictures = {
  add: 'Pictures',
  full: 'Four pictures are all that a text can have',
  heading: 'Pictures',
  describe: (at: number) => `What picture ${at} shows`,
  describeHint: 'For people who cannot see it.',
  remove: (at: number) => `Remove picture ${at}`,
  sending: 'Sending…',
  arrived: (count: number) => (count === 1 ? '1 picture is ready' : `${count} pictures are ready`),
  failed: 'This picture could not be sent. Please remove it and try again.',
  undescribed: 'Picture without a description',
  unveil: (count: number) => (count === 1 ? 'Show the picture' : `Show the ${count} pictures`),
  veil: 'Blur again',
}
