import { ownPath } from '#shared/own-path.ts'

/** Nobody wants to go back to a page that is about signing in. */
const onTheWay =
  /^\/(auth|login|admin-login|sign-in-with|verify-email|resend-verification|forgot-password|reset-password|oidc\/)/

/**
 * The page of this site from which somebody came to sign in; '/' where the browser tells of none. Where it knows no
 * list of the pages before, the referrer names that of the last full load.
 */
export const pageBefore = (): string => {
  const entries = window.navigation?.entries() ?? []
  const here = window.navigation?.currentEntry?.index ?? 0
  const earlier = entries.slice(0, here).map(({ url }) => url ?? '')
  const paths = [document.referrer, ...earlier].flatMap((url) => {
    const { origin, pathname, search, hash } = URL.parse(url) ?? {}
    return origin === window.location.origin ? [`${pathname}${search}${hash}`] : []
  })
  return ownPath(paths.findLast((path) => !onTheWay.test(path)) ?? '/')
}
