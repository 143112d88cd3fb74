/** What a link in a post leads to. */
export const links = {
  /** Read out before the words of the page. */
  linked: 'Linked page:',
}
