/** The screens that are the same for everybody. */
export const screens = [
  '/',
  '/previous-posts',
  '/stories',
  '/debates',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
]
