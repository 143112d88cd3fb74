import { splitAddresses } from '#shared/text.ts'

const longest = 1_000

/**
 * The first address in a text, as it is kept: without the place in its page, which makes no other page of
 * it. Not one that somebody else wrote and this text quotes. null: it has none.
 */
export const firstLink = (content: string): string | null => {
  if (!/https?:/i.test(content)) return null
  const own = content.split('\n').filter((line) => !line.startsWith('>'))
  const address = splitAddresses(own.join('\n')).find(({ url }) => url !== undefined)?.url
  if (address === undefined) return null
  const url = new URL(address)
  url.hash = ''
  return url.href.length <= longest ? url.href : null
}
