import type {
  DataRouter,
  RouterNavigateOptions,
  To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { leaving, type RouterState } from './drawn.ts'

export type History = ReturnType<typeof createBrowserHistory>

type Subscriber = Parameters<DataRouter['subscribe']>[0]
type Listener = Parameters<History['listen']>[0]
type Scrolling = Parameters<DataRouter['enableScrollRestoration']>

/**
 * A router that knows the page that the server drew and nothing else. Whatever goes somewhere has
 * the full one opened, which then stands behind it: no component notices. A tenth of what a first
 * page would load is there only for going on to a second.
 */
export const openEarlyRouter = (
  history: History,
  drawn: RouterState,
  openFull: (history: History) => Promise<DataRouter>,
): { router: DataRouter; open: () => Promise<DataRouter> } => {
  let state = drawn
  let full: DataRouter | undefined
  let opening: Promise<DataRouter> | undefined
  let scrolling: Scrolling | undefined
  const subscribers = new Set<Subscriber>()
  const show: Subscriber = (next, how) => {
    state = next
    for (const tell of subscribers) tell(next, how)
  }

  const past = pastOf(history, drawn.location, () => {
    open().catch(() => window.location.reload())
  })
  const begin = async () => {
    full = await openFull(past.history)
    if (scrolling) full.enableScrollRestoration(...scrolling)
    full.subscribe(show)
    past.catchUp()
    return full
  }
  const open = () => {
    opening ??= begin()
    // A failure is not kept: the network may be back at the next try.
    opening.catch(() => (opening = undefined))
    return opening
  }
  const navigate = async (to: To | number | null, how?: RouterNavigateOptions) => {
    if (typeof to === 'number') return history.go(to)
    if (!full) show(leaving(drawn), { deletedFetchers: [], newErrors: null, flushSync: false })
    try {
      await open()
    } catch {
      // Its code cannot be had, or has gone with the last version of the site: as any link goes.
      return window.location.assign(history.createHref(to ?? drawn.location))
    }
    return full?.navigate(to, how)
  }

  /** What the library's components ask of a router on this site. */
  const router: Partial<DataRouter> = {
    basename: '/',
    window,
    get state() {
      return state
    },
    get routes() {
      return full?.routes ?? []
    },
    get manifest() {
      return full?.manifest ?? {}
    },
    subscribe: (tell) => {
      subscribers.add(tell)
      return () => subscribers.delete(tell)
    },
    enableScrollRestoration: (...how) => {
      scrolling = how
      return full?.enableScrollRestoration(...how) ?? (() => undefined)
    },
    navigate,
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
  }
  return { router: router as DataRouter, open }
}

/**
 * The history as it was when the page was drawn, for the router that opens late; where the reader
 * has gone since, back or forward, it hears when it has caught up.
 */
const pastOf = (history: History, location: History['location'], onMove: () => void) => {
  let hear: Listener | undefined
  let missed: Parameters<Listener>[0] | undefined
  history.listen((move) => {
    if (hear) return hear(move)
    missed = move
    onMove()
  })
  return {
    history: Object.create(history, {
      location: { get: () => (hear ? history.location : location) },
      listen: {
        value: (listener: Listener) => {
          hear = listener
          return () => (hear = undefined)
        },
      },
    }) as History,
    catchUp: () => missed && hear?.(missed),
  }
}
