/** A host that no page has. */
const somewhere = 'http://site.invalid'
const longest = 500

/**
 * A path of this site to go back to, as browsers will read it; '/' for whatever would lead elsewhere. `//host`, `/\host`
 * and `/.//host` begin with a slash and name another site.
 */
export const ownPath = (path: string): string => {
  const url = path.length <= longest && path.startsWith('/') ? URL.parse(path, somewhere) : null
  if (url?.origin !== somewhere || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
