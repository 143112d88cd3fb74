/** Every page of the site: the paths of src/web/routes.tsx. A fence holds the two together. */
export const pagePatterns = [
  '/',
  '/about',
  '/admin',
  '/admin-login',
  '/api/docs',
  '/auth',
  '/bookmarks',
  '/category/:name',
  '/character/:id',
  '/contact',
  '/create-post',
  '/debates',
  '/debates/:id',
  '/drafts',
  '/facebook-profile',
  '/forgot-password',
  '/login',
  '/named/:name',
  '/notices',
  '/notifications',
  '/offline',
  '/post/:id',
  '/previous-posts',
  '/privacy-policy',
  '/profile',
  '/profile/:userId',
  '/resend-verification',
  '/reset-password',
  '/search',
  '/settings',
  '/sign-in-with',
  '/stories',
  '/terms',
  '/topic/:hashtag',
  '/transparency',
  '/unsubscribe',
  '/user-profile',
  '/verify-email',
] as const

/** Below /api/ stand calls, which are no pages, but for the one that describes them. */
export const isCallPath = (url: string): boolean =>
  url.startsWith('/api/') && !/^\/api\/docs(?:\?|$)/.test(url)

const patterns = pagePatterns.map((pattern) => pattern.split('/'))

/**
 * The one spelling of a page's path: without dots, and with nothing encoded that need not be. null:
 * it leads to no page of the site, in whatever spelling.
 */
export const pagePath = (path: string): string | null => {
  const parts = partsOf(path)
  if (!parts || !patterns.some((pattern) => fits(pattern, parts))) return null
  return parts.map(encodeURIComponent).join('/')
}

const somewhere = 'http://site.invalid'

const partsOf = (path: string): string[] | null => {
  try {
    const { origin, pathname, search, hash } = new URL(path, somewhere)
    if (!path.startsWith('/') || origin !== somewhere || search || hash) return null
    return pathname.split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

const fits = (pattern: string[], parts: string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : parts[at] === part))
