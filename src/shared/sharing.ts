import { z } from 'zod'
import { crossPostMost } from './constants.ts'
import { type Count, inCodePoints, inUnits, weighted } from './counting.ts'
import { endpoint, idParam } from './endpoint.ts'
import { postLength } from './posts.ts'

/** In the order in which they are offered. */
export const platforms = [
  'twitter',
  'facebook',
  'linkedin',
  'instagram',
  'whatsapp',
  'email',
] as const
export type Platform = (typeof platforms)[number]
const platform = z.enum(platforms)

/** How much a text may count on each platform, and how it counts there. */
const limits: Record<Platform, { most: number; count: Count }> = {
  twitter: { most: crossPostMost.twitter, count: weighted },
  facebook: { most: crossPostMost.facebook, count: inUnits },
  linkedin: { most: crossPostMost.linkedin, count: inUnits },
  instagram: { most: crossPostMost.instagram, count: inUnits },
  whatsapp: { most: crossPostMost.whatsapp, count: inCodePoints },
  email: { most: crossPostMost.email, count: inCodePoints },
}

export { hashtagsShared, shareTextLength } from './constants.ts'
const ellipsis = '...'

/** A text with those hashtags (without '#') that are not in it already. */
export const withHashtags = (text: string, hashtags: readonly string[]): string => {
  const written = text.toLowerCase()
  const missing = hashtags.filter((tag) => !written.includes(`#${tag.toLowerCase()}`))
  return [text.trim(), missing.map((tag) => `#${tag}`).join(' ')].filter(Boolean).join('\n\n')
}

/** How much a text counts on a platform, of how much. */
export const lengthOn = (name: Platform, text: string): { length: number; most: number } => ({
  length: limits[name].count(text).reduce((sum, { counts }) => sum + counts, 0),
  most: limits[name].most,
})

/** What of a text fits a platform: over the limit it is cut to the limit − 3 and gets '...'. */
export const fitTo = (name: Platform, text: string): string => {
  const { most, count } = limits[name]
  if (lengthOn(name, text).length <= most) return text
  let room = most - ellipsis.length
  let kept = ''
  for (const { text: piece, counts } of count(text)) {
    room -= counts
    if (room < 0) break
    kept += piece
  }
  return kept + ellipsis
}

/**
 * Where a text is shared; null for Instagram, which cannot be opened with a text. `link` is what
 * Facebook, which shows a page and not a text, and the others that take one, lead to.
 */
export const shareAddress = (
  name: Platform,
  { text, link, subject }: { text: string; link: string; subject: string },
): string | null => {
  const t = encodeURIComponent(text)
  const addresses: Record<Platform, string | null> = {
    twitter: `https://x.com/intent/post?text=${t}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}&quote=${t}`,
    linkedin: `https://www.linkedin.com/feed/?shareActive=true&text=${t}`,
    instagram: null,
    whatsapp: `https://wa.me/?text=${t}`,
    email: `mailto:?subject=${encodeURIComponent(subject)}&body=${t}`,
  }
  return addresses[name]
}

export const recordCrossPost = endpoint('POST', '/api/analytics/cross-post', {
  who: 'writer',
  summary: 'Count a cross-post: to which platforms, how long, with which hashtags',
  status: 204,
  body: z.object({
    platforms: z.array(platform).min(1, 'Please select at least one platform to share on').max(6),
    contentLength: z.number().int().min(0).max(postLength),
    hashtags: z.array(z.string().min(1).max(50)).max(30),
  }),
})

export const sharePost = endpoint('POST', '/api/posts/{id}/share', {
  who: 'writer',
  summary: 'Count a share of a post; the same key counts once',
  params: idParam,
  body: z.object({
    key: z.string().regex(/^[\w-]{8,64}$/, 'key must be 8 to 64 letters or digits'),
  }),
  answer: z.object({ sharesCount: z.number() }).meta({ id: 'Shares' }),
})
