/** Somebody's words in a reply. */
export const quoting = {
  quote: 'Quote',
}
