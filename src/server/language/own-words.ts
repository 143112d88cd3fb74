/**
 * What somebody says themselves in a text: not the lines that they quote with '>'. Of a text that only quotes,
 * all of it.
 */
export const ownWords = (text: string): string => {
  if (!text.includes('>')) return text
  const own = text
    .split('\n')
    .filter((line) => !/^ {0,3}>/.test(line))
    .join('\n')
    .trim()
  return own || text
}
