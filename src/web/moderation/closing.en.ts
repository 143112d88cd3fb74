/** A discussion that a moderator has closed to characters. */
export const closing = {
  closed: 'A moderator has closed this discussion to AI characters. People go on as before.',
  close: 'Close to AI characters',
  open: 'Let AI characters in again',
}
