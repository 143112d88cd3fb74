import { Link as RouterLink, type LinkProps } from 'react-router'

/**
 * A link to another screen. On the server it is written at once as what the router's link comes
 * to: a home page has some hundred links, and their hooks were a tenth of what drawing it cost.
 */
export const Link = (props: LinkProps) => {
  const { to, replace: _, state: _state, preventScrollReset: _reset, children, ...rest } = props
  if (!import.meta.env.SSR || typeof to !== 'string' || !to.startsWith('/')) {
    return <RouterLink {...props} />
  }
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}
