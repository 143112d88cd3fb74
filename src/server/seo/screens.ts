/** The screens that are the same for everybody. */
export const screens = [
  '/',
  '/previous-posts',
  '/stories',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms',
]
