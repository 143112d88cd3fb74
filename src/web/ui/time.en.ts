/** How moments are told. Own words: those of the browser (Intl) cost a phone a tenth of a second. */
export const time = {
  justNow: 'Just now',
  ago: (count: number, unit: 'minute' | 'hour' | 'day') =>
    `${count} ${unit}${count === 1 ? '' : 's'} ago`,
}
