/** Pages that look neither at the query nor at anything that no event tells. */
const screens = new Set([
  '/',
  '/about',
  '/admin-login',
  '/auth',
  '/contact',
  '/create-post',
  '/forgot-password',
  '/login',
  '/offline',
  '/stories',
  '/terms',
])
const discussion = /^\/post\/[1-9]\d{0,14}$/

/**
 * Whether visitors' pages of this path are kept until something happens on them (page.ts). All others
 * are drawn anew; so are other spellings of these, which no event would find.
 */
export const isKept = (path: string): boolean => screens.has(path) || discussion.test(path)
