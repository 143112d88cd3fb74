import { type ComponentType, lazy } from 'react'

type Loaded<Props> = { default: ComponentType<Props> }

/**
 * A part that comes when it is needed and that a page can do without: where its code cannot be had,
 * because the network has gone for example, nothing stands in its place and the page goes on.
 */
export const optional = <Props extends object>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })))
