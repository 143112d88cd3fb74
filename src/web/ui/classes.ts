/** Joins class names, leaving out what is not there. Called for half of what a page is made of. */
export const classes = (...names: (string | false | null | undefined)[]): string => {
  let all = ''
  for (const name of names) {
    if (name) all += all ? ` ${name}` : name
  }
  return all
}
