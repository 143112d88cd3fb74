import { type MouseEvent, useContext } from 'react'
import {
  createPath,
  Link as RouterLink,
  type LinkProps,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router'

/**
 * A link to another screen. Most of them name an address of this site and nothing else: such a one
 * is written as what the router's link comes to, without its dozen hooks. A home page has some
 * hundred links, and their hooks were a tenth of what drawing it cost.
 */
export const Link = (props: LinkProps) => {
  const router = useContext(DataRouterContext)?.router
  const { to, children, ...rest } = props
  const { replace, state, preventScrollReset, reloadDocument, onClick, target } = rest
  const isPlain = !(replace ?? state ?? preventScrollReset ?? reloadDocument)
  if (!isPlain || typeof to !== 'string' || !to.startsWith('/')) return <RouterLink {...props} />
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!router || event.defaultPrevented || isForBrowser(event, target)) return
    event.preventDefault()
    void router.navigate(to, { replace: createPath(router.state.location) === to })
  }
  return (
    <a {...rest} href={to} onClick={go}>
      {children}
    </a>
  )
}

/** A new tab or window, a download: what a browser does with any link. */
const isForBrowser = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  target?: string,
): boolean =>
  button !== 0 || (target ?? '_self') !== '_self' || metaKey || altKey || ctrlKey || shiftKey
