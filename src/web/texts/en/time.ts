/** How moments are told; the rest comes from the language itself (Intl). */
export const time = {
  justNow: 'Just now',
}
